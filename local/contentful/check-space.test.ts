import { readSpace } from './read-space'
import { entry, type Files, makeContentFolder } from './test-support/content-folder'

const page = entry('name: Text\npath: /pricing/\ntitle: Pricing\ndescription: What it costs\nblocks: [text]')

const sound: Files = { 'entries/page/pricing.md': page, 'entries/richText/text.md': entry('name: Text', '\nWords.\n') }

/** Problems of a space with redirects, each as file, line, field, what is wrong and what to do. */
async function problemsOf(redirects: Readonly<Record<string, string>>, others: Files = {}) {
  const files = Object.entries(redirects).map(([id, fields]) => [`entries/redirect/${id}.md`, entry(fields)] as const)
  const content = await makeContentFolder({ ...sound, ...others, ...Object.fromEntries(files) })
  try {
    const result = await readSpace(content.folder)
    return result.ok
      ? []
      : result.problems.map(({ file, line, field, wrong, advice }) => [file, line, field, wrong, advice])
  } finally {
    await content.remove()
  }
}

const hidden = 'entries/page/pricing.md lives at “/pricing/” and could never be seen.'

describe('redirects of the space', () => {
  it('may lead to pages and elsewhere, from letters that addresses encode too', async () => {
    const redirects = { a: 'from: /über/\nto: /pricing/?plan=plus', b: 'from: /b\nto: https://www.example.com/' }
    expect(await problemsOf(redirects)).toEqual([])
  })

  it.each(['/pricing/', '/pricing', '/%70ricing'])('do not hide a page from %s', async (from) => {
    expect(await problemsOf({ a: `from: ${from}\nto: /plans/` })).toEqual([
      ['entries/redirect/a.md', 2, 'from', hidden, 'Change the path of one of the two.'],
    ])
  })

  it('do not add the slash, which hosts do', async () => {
    expect(await problemsOf({ a: 'from: /pricing\nto: /pricing/' })).toEqual([
      ['entries/redirect/a.md', 2, 'from', hidden, 'Remove it: hosts add the slash by themselves.'],
    ])
  })

  it('do not run in a circle', async () => {
    const problems = await problemsOf({
      a: 'from: /a/\nto: /b',
      b: 'from: /b/\nto: /a',
      c: 'from: /c/\nto: /c/?plan=plus',
    })
    expect(problems.map(([file, line, field, wrong]) => [file, line, field, wrong])).toEqual([
      ['entries/redirect/a.md', 3, 'to', 'It leads in a circle: /a/ → /b/ → /a/.'],
      ['entries/redirect/b.md', 3, 'to', 'It leads in a circle: /b/ → /a/ → /b/.'],
      ['entries/redirect/c.md', 3, 'to', 'It leads in a circle: /c/ → /c/.'],
    ])
  })

  it('are one for a path, with the slash or without it', async () => {
    expect(await problemsOf({ a: 'from: /x\nto: /pricing/', b: 'from: /x/\nto: /' })).toEqual([
      [
        'entries/redirect/b.md',
        2,
        'from',
        'The redirect from “/x” is for the same path and comes first.',
        'Remove one of the two.',
      ],
    ])
  })

  it.each([
    ['from: /old?ref=1\nto: /pricing/', 'from', 2],
    ['from: /old/#part\nto: /pricing/', 'from', 2],
    ['from: //old/\nto: /pricing/', 'from', 2],
    ['from: /old/\nto: //host/', 'to', 3],
  ])('have a form that hosts understand, unlike %j', async (fields, field, line) => {
    const problems = await problemsOf({ a: fields })
    expect(problems.map(([file, ...place]) => [file, ...place.slice(0, 2)])).toEqual([
      ['entries/redirect/a.md', line, field],
    ])
  })

  it('twice from the same text are told of once', async () => {
    expect(await problemsOf({ a: 'from: /x/\nto: /pricing/', b: 'from: /x/\nto: /' })).toHaveLength(1)
  })
})
