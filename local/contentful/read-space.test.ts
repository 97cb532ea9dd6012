import sharp from 'sharp'
import type { Problem } from './problem'
import { readSpace } from './read-space'
import {
  entry,
  type Files,
  lineOf,
  picture,
  settingsInTwoLanguages,
  useContentFolders,
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

const withHeading = (heading: string) => hero.replace(/heading: .*/, `heading: ${heading}`)

const twoLanguages = settingsInTwoLanguages('test')

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

const makeContentFolder = useContentFolders()
const folderWith = (changes: Files) => makeContentFolder({ ...sound, ...changes })

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
      locales: [{ code: 'en-US', default: true, fallbackCode: null }],
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

  it('reads the size of a photo as browsers show it', async () => {
    const upright = await sharp(await picture('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { folder } = await makeContentFolder({
      'assets/ada.jpg': upright,
      'assets/ada.yaml': 'title: Ada\ndescription: Ada\n',
    })
    expect(await readSpace(folder)).toMatchObject({ space: { assets: [{ width: 4, height: 8 }] } })
  })

  it('reads a space without entries and assets', async () => {
    const { folder } = await makeContentFolder({})
    expect(await readSpace(folder)).toMatchObject({ ok: true, space: { entries: [], assets: [] } })
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

  /** Contents of a file, by its path, with the line, the field and the problem. */
  const faults: Readonly<Record<string, readonly [report: string, content: string | Buffer | undefined][]>> = {
    'entries/hero/hero.md': [
      [':4: The line cannot be read: it seems to contain a second “name: value”.', withHeading('Support: that feels')],
      [
        ':2: The line cannot be read: it or the next one is not indented like its neighbors, or lacks a space.',
        hero.replace('layout: split', ' layout: split'),
      ],
      [':4: The line cannot be read: Missing closing "quote.', withHeading('"Support')],
      [':4: YAML reads “#1 for support” as a comment, and ignores it.', withHeading('We are #1 for support')],
      [':4: The line cannot be read: Unresolved tag: !New.', withHeading('!New in the inbox')],
      [':4: YAML reads “&more” as a name of the value, and ignores it.', withHeading('&more in the inbox')],
      [':4: YAML reads “*new*” as a reference to another value.', withHeading('*new*')],
      [':4: This field appears twice.', hero.replace('layout: split', 'layout: split\nlayout: compact')],
      [':10: “Hero” has no text below its fields.', `${hero}\nMore words\n`],
      [':3 _draft: The value must be true.', hero.replace('name: Hero', 'name: Hero\n_draft: maybe')],
    ],
    'entries/richText/text.md': [
      [':1: The fields at the top are missing, or have no closing “---”.', 'Only text'],
      [
        ':5: The line has a character that cannot be read.',
        Buffer.from(text.replace('A heading', 'Überschrift').replace('Some', 'Ärger'), 'latin1'),
      ],
      [
        ':7: The file has a merge conflict.',
        text.replace('Some', '<<<<<<< HEAD\n- Some\n=======\n- Any\n>>>>>>> main\n\nSome'),
      ],
      [':3 body: “body” is the text below the fields, not one of them.', entry('name: Text\nbody: Words')],
      [
        ':10 body: “[Two](a b)” looks like a link, but its address cannot be read.',
        entry('name: Text', '\nWords\n\n| Plan | Price |\n| --- | --- |\n| One | 20 |\n| [Two](a b) | 40 |\n'),
      ],
    ],
    'assets/screen.yaml': [
      [
        ':2: The line has a character that cannot be read.',
        Buffer.from('title: Screen\ndescription: Menü\n', 'latin1'),
      ],
      [':1 title: The title is missing.', 'description: An inbox\n'],
      [
        ':3 translations: The translations must be descriptions by language.',
        'title: Screen\ndescription: An inbox\ntranslations: Ein Posteingang\n',
      ],
    ],
    'space.yaml': [
      [': The file is missing.', undefined],
      [
        ':6 locales[1].default: “default” must be true or false.',
        twoLanguages.replace('default: true', 'default: yes'),
      ],
      [':3 locales: Exactly one locale must be the default.', twoLanguages.replace('default: true', 'default: false')],
      [
        ':3 locales: The fallbacks of the locales form a loop.',
        twoLanguages.replace('fallbackCode: en-US', 'fallbackCode: de'),
      ],
      [':10 migrations[1]: The migrations must be numbers.', `${twoLanguages}migrations: [first]\n`],
    ],
  }

  it.each<readonly [report: string, file: string, content: string | Buffer | undefined]>([
    ...Object.entries(faults).flatMap(([file, rows]) =>
      rows.map(([report, content]) => [file + report, file, content] as const),
    ),
    ['entries/heros: There is no content type “heros”.', 'entries/heros/other.md', hero],
    ['entries/hero.md: An entry must be in the folder of its content type.', 'entries/hero.md', hero],
    ['entries/hero/notes.txt: This is not an entry.', 'entries/hero/notes.txt', 'Notes'],
    ['entries/hero/Hero_two.md: “Hero_two” cannot be the name of an entry.', 'entries/hero/Hero_two.md', hero],
    [
      'entries/richText/hero.md: entries/hero/hero.md has the same name; names must be unique across all content types.',
      'entries/richText/hero.md',
      text,
    ],
    ['assets/screen.png: The title and the description are missing.', 'assets/screen.yaml', undefined],
    ['assets/scren.yaml: There is no picture of this name.', 'assets/scren.yaml', 'title: Screen'],
    ['assets/notes.pdf: A file that ends in .pdf cannot be an asset.', 'assets/notes.pdf', 'Notes'],
    ['assets/screen.png: The picture cannot be read.', 'assets/screen.png', 'not a picture'],
    ['assets/screen.svg: assets/screen.png has the same name.', 'assets/screen.svg', '<svg/>'],
  ])('reports %s', async (report, file, content) => {
    const problems = await problemsWith({ [file]: content })
    expect(problems.map(lineOf)).toContainEqual(expect.stringContaining(`${report} → `))
  })

  it('compares the name of a text without a picture with those of pictures without a text', async () => {
    const linesWith = async (changes: Files) => (await problemsWith(changes)).map(lineOf)
    const wrong = 'assets/screens.yaml: There is no picture of this name.'
    expect(await linesWith({ 'assets/screens.yaml': 'title: Screens' })).toEqual([
      `${wrong} → Add it, or delete this file.`,
    ])
    const renamed = { 'assets/screen.yaml': undefined, 'assets/screens.yaml': 'title: Screens' }
    expect(await linesWith(renamed)).toContain(`${wrong} → Rename one of the two: the closest is “screen”.`)
  })

  it('reports a picture whose format does not match its name', async () => {
    const problems = await problemsWith({ 'assets/screen.png': await picture('jpeg') })
    expect(problems.map(lineOf)).toEqual([
      'assets/screen.png: The file is named .png but contains jpeg. → Rename it to end in .jpg.',
    ])
  })

  it('reports each mistake once', async () => {
    expect(await problemsWith({ 'entries/hero/hero.md': hero.replace('layout: split', 'layout: ""') })).toHaveLength(1)
    expect(await problemsWith({ 'entries/hero/hero.md': 'Broken' })).toHaveLength(1)
    const twoColons = hero.replace('heading: Support', 'heading: Support: two: colons')
    expect(await problemsWith({ 'entries/hero/hero.md': twoColons })).toHaveLength(1)
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
