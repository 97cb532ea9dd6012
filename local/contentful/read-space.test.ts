import type { Problem } from './problem'
import { readSpace } from './read-space'
import {
  type ContentFolder,
  entry,
  type Files,
  makeContentFolder,
  picture,
  settingsInTwoLanguages,
} from './test-support/content-folder'

const page = entry(`
name: Home
path: /
title: Home
description: Everything in one place
socialImage: screen
blocks:
  - hero
  - text
`)

const hero = entry(`
name: Hero
layout: split
heading: Support that feels like home
primaryLabel: Try it
primaryUrl: /pricing/
image: screen
`)

const text = entry(
  'name: Text',
  `
## A heading

Some *text* with a [link](/pricing/).
`,
)

let sound: Files

beforeAll(async () => {
  sound = {
    'entries/page/home.md': page,
    'entries/page/pricing.md': page.replace('path: /', 'path: /pricing/').replace('title: Home', 'title: Pricing'),
    'entries/hero/hero.md': hero,
    'entries/richText/text.md': text,
    'assets/screen.png': await picture(),
    'assets/screen.yaml': 'title: Screen\ndescription: An inbox\n',
  }
})

const folders: ContentFolder[] = []

async function folderWith(changes: Files): Promise<ContentFolder> {
  const folder = await makeContentFolder({ ...sound, ...changes })
  folders.push(folder)
  return folder
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => folder.remove()))
})

const problemsWith = async (changes: Files): Promise<readonly Problem[]> => {
  const result = await readSpace((await folderWith(changes)).folder)
  return result.ok ? [] : result.problems
}

describe('readSpace', () => {
  it('reads a valid space', async () => {
    const result = await readSpace((await folderWith({})).folder)
    if (!result.ok) throw new Error(JSON.stringify(result.problems))
    const { space } = result
    expect(space).toMatchObject({
      id: 'test-space',
      name: 'Test space',
      locales: [{ code: 'en-US', isDefault: true, fallbackCode: null }],
    })
    expect(space.entries.map(({ id, type, isDraft }) => [id, type.id, isDraft])).toEqual([
      ['hero', 'hero', false],
      ['home', 'page', false],
      ['pricing', 'page', false],
      ['text', 'richText', false],
    ])
    expect(space.entries.find(({ id }) => id === 'text')?.fields).toEqual({
      name: 'Text',
      body: '## A heading\n\nSome *text* with a [link](/pricing/).',
    })
    expect(space.assets).toEqual([
      expect.objectContaining({
        id: 'screen',
        title: 'Screen',
        description: 'An inbox',
        fileName: 'screen.png',
        contentType: 'image/png',
        width: 8,
        height: 4,
      }),
    ])
  })

  it('reads a space without entries and assets', async () => {
    const folder = await makeContentFolder({})
    folders.push(folder)
    expect(await readSpace(folder.folder)).toMatchObject({ ok: true, space: { entries: [], assets: [] } })
  })

  it('checks unchanged entries against changed ones', async () => {
    const { folder, write } = await folderWith({})
    expect(await readSpace(folder)).toMatchObject({ ok: true })
    await write({ 'entries/hero/hero.md': undefined })
    expect(await readSpace(folder)).toMatchObject({
      problems: [{ file: 'entries/page/home.md', field: 'blocks[1]' }, {}],
    })
    await write({ 'entries/hero/hero.md': hero })
    expect(await readSpace(folder)).toMatchObject({ ok: true })
  })

  it('treats an empty field as absent', async () => {
    expect(await problemsWith({ 'entries/hero/hero.md': hero.replace('image: screen', 'image:') })).toEqual([])
  })

  it('ignores leftovers of operating systems and editors', async () => {
    const leftovers = { 'entries/.DS_Store': '', 'entries/hero/hero.md~': 'Old', 'assets/.gitkeep': '' }
    expect(await problemsWith(leftovers)).toEqual([])
  })

  it('allows a draft to refer to a draft', async () => {
    const changes = {
      'entries/page/soon.md': page.replace('path: /', 'path: /soon/\n_draft: true').replace('- text', '- later'),
      'entries/richText/later.md': text.replace('name: Text', 'name: Text\n_draft: true'),
    }
    expect(await problemsWith(changes)).toEqual([])
  })

  it('accepts an empty description for a decoration', async () => {
    expect(await problemsWith({ 'assets/screen.yaml': 'title: Screen\ndescription: ""\n' })).toEqual([])
  })

  it.each<[string, Files, Partial<Problem>]>([
    [
      'a folder of an unknown content type',
      { 'entries/heros/other.md': hero },
      {
        file: 'entries/heros',
        wrong: 'There is no content type “heros”.',
        advice: 'Did you mean “hero”? Rename the folder.',
      },
    ],
    [
      'an entry outside of a folder',
      { 'entries/hero.md': hero },
      { file: 'entries/hero.md', wrong: 'An entry must be in the folder of its content type.' },
    ],
    [
      'a file that is no entry',
      { 'entries/hero/notes.txt': 'Notes' },
      { file: 'entries/hero/notes.txt', wrong: 'This is not an entry.' },
    ],
    [
      'a name that cannot be an id',
      { 'entries/hero/Hero_two.md': hero },
      { file: 'entries/hero/Hero_two.md', wrong: '“Hero_two” cannot be the name of an entry.' },
    ],
    [
      'two entries of one id',
      { 'entries/richText/hero.md': text },
      {
        file: 'entries/richText/hero.md',
        wrong: expect.stringMatching('entries/hero/hero.md has the same name') as string,
      },
    ],
    [
      'a file without front matter',
      { 'entries/richText/text.md': 'Only text' },
      {
        file: 'entries/richText/text.md',
        line: 1,
        wrong: 'The fields at the top are missing, or have no closing “---”.',
      },
    ],
    [
      'YAML with a colon in a text',
      { 'entries/hero/hero.md': hero.replace('Support that', 'Support: that') },
      { file: 'entries/hero/hero.md', line: 4, advice: expect.stringMatching('in quotes') as string },
    ],
    [
      'YAML with a field that is there twice',
      { 'entries/hero/hero.md': hero.replace('layout: split', 'layout: split\nlayout: compact') },
      { file: 'entries/hero/hero.md', line: 4, wrong: 'This field appears twice.' },
    ],
    [
      'YAML with a text in asterisks',
      { 'entries/hero/hero.md': hero.replace(/heading: .*/, 'heading: *new*') },
      { file: 'entries/hero/hero.md', line: 4, advice: 'Put a text that begins with “*” in quotes.' },
    ],
    [
      'an unknown field',
      { 'entries/hero/hero.md': hero.replace('heading:', 'headline: Wrong\nheading:') },
      { file: 'entries/hero/hero.md', line: 4, field: 'headline', wrong: '“Hero” has no field “headline”.' },
    ],
    [
      'a text below the front matter of a type that has none',
      { 'entries/hero/hero.md': `${hero}\nMore words\n` },
      { file: 'entries/hero/hero.md', line: 10, wrong: '“Hero” has no text below its fields.' },
    ],
    [
      'a body that stands in the front matter',
      { 'entries/richText/text.md': entry('name: Text\nbody: Words') },
      { line: 3, field: 'body', advice: 'Move it below the second line of dashes.' },
    ],
    [
      'a mark of a draft that is not true',
      { 'entries/hero/hero.md': hero.replace('name: Hero', 'name: Hero\n_draft: maybe') },
      { line: 3, field: '_draft', wrong: 'The value must be true.' },
    ],
    [
      'a dangling reference',
      { 'entries/page/home.md': page.replace('- text', '- txet') },
      { line: 9, field: 'blocks[2]', wrong: 'There is no entry “txet”.', advice: 'Did you mean “text”?' },
    ],
    [
      'a link in a table',
      {
        'entries/richText/text.md': entry(
          'name: Text',
          '\nWords\n\n| Plan | Price |\n| ---- | ----- |\n| One  | 20    |\n| [Two](a b) | 40 |\n',
        ),
      },
      { line: 10, field: 'body', wrong: '“[Two](a b)” looks like a link, but its address cannot be read.' },
    ],
    [
      'an asset without its words',
      { 'assets/screen.yaml': undefined },
      { file: 'assets/screen.png', wrong: 'The title and the description are missing.' },
    ],
    [
      'words without an asset',
      { 'assets/scren.yaml': 'title: Screen\ndescription: An inbox\n' },
      {
        file: 'assets/scren.yaml',
        wrong: 'There is no picture or video of this name.',
        advice: expect.stringMatching('“screen”') as string,
      },
    ],
    [
      'an asset without a title',
      { 'assets/screen.yaml': 'description: An inbox\ntitel: Screen\n' },
      { file: 'assets/screen.yaml', field: 'title', wrong: 'The title is missing.' },
    ],
    [
      'a file that cannot be an asset',
      { 'assets/notes.pdf': 'Notes' },
      { file: 'assets/notes.pdf', wrong: 'A file that ends in .pdf cannot be an asset.' },
    ],
    [
      'a picture that cannot be read',
      { 'assets/screen.png': 'not a picture' },
      { file: 'assets/screen.png', wrong: 'The picture cannot be read.' },
    ],
    [
      'two assets of one id',
      { 'assets/screen.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>' },
      { file: 'assets/screen.svg', wrong: 'assets/screen.png has the same name.' },
    ],
    ['a space without settings', { 'space.yaml': undefined }, { file: 'space.yaml', wrong: 'The file is missing.' }],
    [
      'a space without a default locale',
      { 'space.yaml': 'name: Test\nid: test\nlocales:\n  - code: en-US\n    name: English\n' },
      { file: 'space.yaml', line: 3, field: 'locales', wrong: 'Exactly one locale must be the default.' },
    ],
    [
      'a locale that falls back to itself',
      { 'space.yaml': settingsInTwoLanguages('test').replace('fallbackCode: en-US', 'fallbackCode: de') },
      { file: 'space.yaml', line: 3, field: 'locales', wrong: 'The fallbacks of the locales form a loop.' },
    ],
    [
      'migrations that are no numbers',
      {
        'space.yaml':
          'name: Test\nid: test\nlocales:\n  - code: en-US\n    name: English\n    default: true\nmigrations: [first]\n',
      },
      { file: 'space.yaml', field: 'migrations[1]', wrong: 'The migrations must be numbers.' },
    ],
  ])('reports %s', async (_, changes, expected) => {
    expect(await problemsWith(changes)).toContainEqual(expect.objectContaining(expected))
  })

  it('reports a picture whose format does not match its name', async () => {
    const problems = await problemsWith({ 'assets/screen.png': await picture('jpeg') })
    expect(problems).toEqual([
      {
        file: 'assets/screen.png',
        wrong: 'The file is named .png but holds jpeg.',
        advice: 'Rename it to end in .jpg.',
      },
    ])
  })

  it('reports each mistake once', async () => {
    expect(await problemsWith({ 'entries/hero/hero.md': hero.replace('layout: split', 'layout: ""') })).toHaveLength(1)
    expect(await problemsWith({ 'entries/hero/hero.md': 'Broken' })).toHaveLength(1)
  })

  it('reports all problems of all files, each with advice', async () => {
    const problems = await problemsWith({
      'entries/hero/hero.md': hero.replace('layout: split', 'layout: wide').replace('image: screen', 'image: gone'),
      'entries/page/home.md': page.replace('- text', '- gone'),
      'entries/richText/text.md': entry('name: Text', '\n# Wrong\n'),
      'assets/screen.yaml': 'description: [\n',
    })
    expect(problems.map(({ file, field }) => [file, field])).toEqual([
      ['assets/screen.yaml', undefined],
      ['entries/hero/hero.md', 'layout'],
      ['entries/hero/hero.md', 'image'],
      ['entries/page/home.md', 'blocks[2]'],
      ['entries/richText/text.md', 'body'],
    ])
    for (const { advice } of problems) expect(advice).not.toBe('')
  })
})
