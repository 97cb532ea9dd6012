import { readSpace } from './read-space'
import { entry, type Files, makeContentFolder } from './test-support/content-folder'

const page = entry('name: Text\npath: /pricing/\ntitle: Pricing\ndescription: What it costs\nblocks: [text]')
const author = entry('name: Ada\nslug: ada\nrole: Support\ndescription: Answers', '\nWords.\n')
const category = entry('name: Craft\nslug: craft\ndescription: How it is done')
const blogPost = entry(
  `title: Post\nslug: post\ndescription: Words\nauthor: ada\ncategory: craft\npublishedOn: '2026-01-31'`,
  '\nWords.\n',
)

const sound: Files = { 'entries/page/pricing.md': page, 'entries/richText/text.md': entry('name: Text', '\nWords.\n') }

/** Problems of a space with these additional files: file, line, field, problem and advice. */
async function problemsWith(files: Files) {
  const content = await makeContentFolder({ ...sound, ...files })
  try {
    const result = await readSpace(content.folder)
    return result.ok
      ? []
      : result.problems.map(({ file, line, field, wrong, advice }) => [file, line, field, wrong, advice])
  } finally {
    await content.remove()
  }
}

const problemsOf = (redirects: Readonly<Record<string, string>>, others: Files = {}) => {
  const files = Object.entries(redirects).map(([id, fields]) => [`entries/redirect/${id}.md`, entry(fields)] as const)
  return problemsWith({ ...others, ...Object.fromEntries(files) })
}

const hidden = 'entries/page/pricing.md has the path “/pricing/”; the redirect would hide it.'

describe('redirects of the space', () => {
  it('may lead to pages and external addresses, with encoded or plain letters', async () => {
    const redirects = { a: 'from: /über/\nto: /pricing/?plan=plus', b: 'from: /b\nto: https://www.example.com/' }
    expect(await problemsOf(redirects)).toEqual([])
  })

  it.each(['/pricing/', '/pricing', '/%70ricing'])('do not hide a page from %s', async (from) => {
    expect(await problemsOf({ a: `from: ${from}\nto: /plans/` })).toEqual([
      ['entries/redirect/a.md', 2, 'from', hidden, 'Change the path of the redirect or of the page.'],
    ])
  })

  it('do not add the trailing slash, which hosts do', async () => {
    expect(await problemsOf({ a: 'from: /pricing\nto: /pricing/' })).toEqual([
      ['entries/redirect/a.md', 2, 'from', hidden, 'Remove the redirect: hosts add the trailing slash.'],
    ])
  })

  it('do not form a loop', async () => {
    const problems = await problemsOf({
      a: 'from: /a/\nto: /b',
      b: 'from: /b/\nto: /a',
      c: 'from: /c/\nto: /c/?plan=plus',
    })
    expect(problems.map(([file, line, field, wrong]) => [file, line, field, wrong])).toEqual([
      ['entries/redirect/a.md', 3, 'to', 'The redirect creates a loop: /a/ → /b/ → /a/.'],
      ['entries/redirect/b.md', 3, 'to', 'The redirect creates a loop: /b/ → /a/ → /b/.'],
      ['entries/redirect/c.md', 3, 'to', 'The redirect creates a loop: /c/ → /c/.'],
    ])
  })

  it.each([
    ['from: /old?ref=1\nto: /pricing/', 'from', 2],
    ['from: /old/#part\nto: /pricing/', 'from', 2],
  ])('have a form that hosts understand, unlike %j', async (fields, field, line) => {
    const problems = await problemsOf({ a: fields })
    expect(problems.map(([file, ...place]) => [file, ...place.slice(0, 2)])).toEqual([
      ['entries/redirect/a.md', line, field],
    ])
  })

  it('do not hide pages of the list of all posts', async () => {
    const others = {
      'entries/blogCategory/craft.md': category,
      'entries/author/ada.md': author,
    }
    const post = { 'entries/blogPost/post.md': blogPost }
    const redirects = { a: 'from: /blog/page/1/\nto: /pricing/' }
    expect(await problemsOf(redirects, others)).toEqual([])
    expect((await problemsOf(redirects, { ...others, ...post })).map(([file, , , wrong]) => [file, wrong])).toEqual([
      ['entries/redirect/a.md', 'The list of all posts has the path “/blog/page/1/”; the redirect would hide it.'],
    ])
  })
})
