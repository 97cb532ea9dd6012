import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, rmdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { contentModel } from '../../content/model'
import { german } from '../../local/contentful/management-api/management-api'
import { entry, picture } from '../../local/contentful/test-support/content-folder'
import { contentFolder } from '../site/paths'
import { faq, item, startTeam, type Team } from './test-support/team'

let team: Team

beforeEach(async () => {
  team = await startTeam()
})

afterEach(() => team.close())

/** The contents of all files of `entries` and `assets`, by path. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const part of ['entries', 'assets']) {
    for (const item of await readdir(path.join(folder, part), { recursive: true, withFileTypes: true })) {
      const file = path.join(item.parentPath, item.name)
      if (item.isFile()) files.set(path.relative(folder, file), await readFile(file, 'latin1'))
    }
  }
  return files
}

/** Paths of files that differ, or that one side lacks. */
const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort()

const done =
  'Done: the files match space target, environment master. To undo this pull, restore content/ and .contentful/ together.'

const nothingToDo = ['Nothing to do: the files match space target, environment master.']

it('a pull after a push of the embedded content leaves every file as it is', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'embedded-'))
  await cp(contentFolder, folder, { recursive: true })
  const embedded = await startTeam(folder, contentModel)
  embedded.api.locales.push(german)
  try {
    expect((await embedded.push('--yes', '--max-types', '100')).error).toBeUndefined()
    const before = await filesIn(folder)
    expect(await embedded.pull()).toEqual({ lines: nothingToDo, error: undefined })
    expect(differences(before, await filesIn(folder))).toEqual([])
  } finally {
    await embedded.close()
    await rm(folder, { recursive: true })
  }
  // Sends thousands of requests.
}, 300_000)

const pushWithoutPublishing = async () => {
  expect((await team.interruptedPush(/^POST bulk_actions/)).error).toBeDefined()
}

it('a pull keeps what an interrupted push has not published yet', async () => {
  const before = await filesIn(team.content.folder)
  await pushWithoutPublishing()
  expect((await team.pull()).lines).toEqual(nothingToDo)
  expect(differences(before, await filesIn(team.content.folder))).toEqual([])
  expect((await team.push('--yes')).error).toBeUndefined()
  expect(team.api.assets.get('screen')?.sys.publishedVersion).toBeDefined()
})

describe('a pull', () => {
  let before: ReadonlyMap<string, string>

  beforeEach(async () => {
    await team.pushFirst()
    before = await filesIn(team.content.folder)
  })

  /** Paths of files that have changed. */
  const changedFiles = async () => differences(before, await filesIn(team.content.folder))

  /** Adds a copy of an item to the space, under another id. */
  const addCopy = (kind: 'entries' | 'assets', id: string, copyId: string, changes: object = {}) => {
    const { sys, ...others } = structuredClone(team.api[kind].get(id)) ?? { sys: { version: 0 } }
    team.api[kind].set(copyId, { ...others, sys: { ...sys, id: copyId, ...changes } })
  }

  const read = (file: string) => readFile(path.join(team.content.folder, file), 'utf8')

  it('changes only the lines of the fields that an editor has changed', async () => {
    await team.content.write({
      'entries/faqItem/what.md': item.replace('question: What?', 'question:   "What?" # asked often'),
    })
    team.publish('what', { answer: 'Those.\r\n\r\nAnd these.\n' })
    expect((await team.pull()).lines).toEqual([
      'write entries/faqItem/what.md',
      '  answer: "This." → "Those.\\n\\nAnd these."',
      done,
    ])
    expect(await changedFiles()).toEqual(['entries/faqItem/what.md'])
    expect(await read('entries/faqItem/what.md')).toBe(
      '---\nquestion:   "What?" # asked often\n---\n\nThose.\n\nAnd these.\n',
    )
    team.api.writes.length = 0
    await team.push('--yes')
    expect(team.api.writes).toEqual([])
  })

  it('writes new entries and assets, and deletes those that are gone', async () => {
    const { api } = team
    const id = '2oUk7sYdGCpXXNkGAsXvZk'
    addCopy('entries', 'what', id)
    addCopy('assets', 'screen', id)
    api.edit(id, { question: { 'en-US': `${'Who asks? '.repeat(12)}And: why?` } })
    api.edit(id, { answer: {} })
    api.entries.delete('later')
    api.assets.delete('screen')
    await team.pull()
    const after = await filesIn(team.content.folder)
    expect(differences(before, after)).toEqual([
      `assets/${id}.png`,
      `assets/${id}.yaml`,
      'assets/screen.png',
      'assets/screen.yaml',
      `entries/faqItem/${id}.md`,
      'entries/faqItem/later.md',
    ])
    expect(after.get(`assets/${id}.png`)).toBe(before.get('assets/screen.png'))
    expect(after.get(`assets/${id}.yaml`)).toBe('title: Screen\ndescription: An inbox\n')
  })

  it('replaces files in one step, so that an interruption leaves no half of one', async () => {
    const file = await open(path.join(team.content.folder, 'entries/faqItem/what.md'))
    team.publish('what', { answer: 'That.' })
    await team.pull()
    expect(await file.readFile('utf8')).toContain('This.')
    await file.close()
  })

  it('says that it continues if a file cannot be fetched while it writes', async () => {
    addCopy('assets', 'screen', 'new')
    team.publish('what', { answer: 'Those.' })
    const { fetch } = globalThis
    const planned = jest.spyOn(globalThis, 'fetch').mockImplementationOnce((...request) => fetch(...request))
    planned.mockResolvedValueOnce(new Response('', { status: 503 }))
    expect((await team.pull()).error).toMatch(
      /^Cannot write assets\/new\.png\. .* responded with status 503\.\nRun the command again: it continues\.$/,
    )
    planned.mockRestore()
    expect((await team.pull()).lines).toEqual(['write assets/new.png', expect.stringMatching(/^Done: /)])
  })

  it('continues after a picture of another format could not be written', async () => {
    const bytes = await picture('webp')
    const served = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response(new Uint8Array(bytes))))
    const file = { contentType: 'image/webp', fileName: 'screen.webp', url: `//${team.api.host}/screen.webp` }
    team.publish('screen', { file })
    const obstacle = path.join(team.content.folder, 'assets', `screen.webp.${process.pid}~`)
    await mkdir(obstacle)
    expect((await team.pull()).error).toMatch(/^Cannot write assets\/screen\.webp\. [^]*it continues\.$/)
    await rmdir(obstacle)
    expect(await team.pull()).toMatchObject({ error: undefined })
    served.mockRestore()
    expect(await changedFiles()).toEqual(['assets/screen.png', 'assets/screen.webp'])
  })

  it('marks drafts, and takes the published version of entries with unpublished changes', async () => {
    team.edit('what', { answer: 'Unfinished' })
    delete team.api.entries.get('faq')?.sys.publishedVersion
    const { lines } = await team.pull()
    expect(lines).toEqual([
      'Only in the space:',
      '  entry what: the file lacks its unpublished changes',
      'write entries/faq/faq.md',
      '  published → draft',
      done,
    ])
    expect(await read('entries/faq/faq.md')).toBe(
      '---\n_draft: true\nname: Questions\nheading: Questions\nitems: [what]\n---\n',
    )
    expect(await read('entries/faqItem/what.md')).toBe(item)
  })

  describe('of an unfinished draft', () => {
    /** Adds an entry as an editor who has not published it. */
    const add = (id: string, like: string, fields: Parameters<typeof team.api.edit>[1]) => {
      addCopy('entries', like, id, { publishedVersion: undefined })
      team.api.edit(id, fields)
    }

    /** A list that is complete except for the entry that it refers to. */
    const addList = (item: string) => {
      const links = [{ sys: { type: 'Link', linkType: 'Entry', id: item } }]
      add('more', 'faq', { name: { 'en-US': 'More' }, heading: { 'en-US': 'More' }, items: { 'en-US': links } })
    }

    it('leaves it in the space, with new drafts that refer to it', async () => {
      addList('why')
      add('why', 'what', { question: { 'en-US': 'Why?' }, answer: undefined })
      expect((await team.pull()).lines).toEqual([
        'Only in the space:',
        '  draft why: “Answer” is missing.',
        '  draft more: it refers to why, which the files lack.',
        ...nothingToDo,
      ])
      expect(await changedFiles()).toEqual([])
      team.api.writes.length = 0
      expect((await team.push('--prune', '--yes')).error).toBeUndefined()
      expect(team.api.writes).toEqual([])

      team.edit('why', { answer: 'Because.' })
      await team.pull()
      expect(await changedFiles()).toEqual(['entries/faq/more.md', 'entries/faqItem/why.md'])
    })

    it('leaves a draft in the space that refers to what this pull deletes', async () => {
      addList('later')
      Object.assign(team.api.entries.get('later')?.sys ?? {}, { archivedVersion: 1 })
      const { lines } = await team.pull()
      expect(lines).toEqual([
        'Only in the space:',
        '  draft more: it refers to later, which the files lack.',
        'delete entries/faqItem/later.md',
        done,
      ])
      expect(await changedFiles()).toEqual(['entries/faqItem/later.md'])
    })

    it('takes a draft that refers to what only the files have', async () => {
      await team.content.write({ 'entries/faqItem/why.md': item })
      addList('why')
      expect((await team.pull()).lines).toEqual(['write entries/faq/more.md', done])
    })

    it('leaves a copy in the space that has the unique value of another entry', async () => {
      const fields = 'nt_name: Shops\nnt_audience_id: shops\nnt_rules:\n  any: []'
      await team.content.write({ 'entries/nt_audience/shops.md': entry(fields) })
      await team.pushFirst()
      add('copy', 'shops', { nt_name: { 'en-US': 'Copy' } })
      expect((await team.pull()).lines).toEqual([
        'Only in the space:',
        '  draft copy: shops has the same “nt_audience_id”.',
        ...nothingToDo,
      ])
    })

    it('keeps the file that it had before', async () => {
      team.api.edit('later', { answer: {} })
      expect((await team.pull()).lines).toEqual([
        'Only in the space:',
        '  draft later: “Answer” is missing.',
        ...nothingToDo,
      ])
      expect(await changedFiles()).toEqual([])
      expect((await team.push('--yes')).lines).toContain('  entry later: changed in the space')
    })
  })

  it('says where to correct what the files may not have', async () => {
    delete team.api.entries.get('what')?.sys.publishedVersion
    const { lines } = await team.pull()
    expect(lines).toContain('  “what” is a draft, and this entry is published.')
    expect(lines.at(-1)).toBe(
      'The content has 1 problem. Correct problems in Contentful and pull again, or in the files and push.',
    )
  })

  describe('of an item that an editor has not published yet', () => {
    it('keeps what a push has saved', async () => {
      team.edit('what', { question: 'Unfinished' })
      await team.content.write({ 'entries/faqItem/what.md': item.replace('This.', 'That.') })
      await team.push('--yes')
      expect((await team.pull()).lines).toEqual([
        'Only in the space:',
        '  entry what: the file lacks its unpublished changes',
        ...nothingToDo,
      ])
      expect(await read('entries/faqItem/what.md')).toBe(item.replace('This.', 'That.'))

      team.api.publish('what')
      await team.pull()
      expect(await read('entries/faqItem/what.md')).toBe(item.replace('This.', 'That.').replace('What?', 'Unfinished'))
    })

    it('keeps a picture that a push has saved', async () => {
      const larger = await picture('png', 16)
      team.edit('screen', { title: 'Unfinished' })
      await team.content.write({ 'assets/screen.png': larger })
      await team.push('--yes')
      expect((await team.pull()).lines.slice(-1)).toEqual(nothingToDo)
      expect(await readFile(path.join(team.content.folder, 'assets/screen.png'))).toEqual(larger)
      expect((await team.push('--yes')).lines.at(-1)).toContain('Nothing to do')
    })

    it('does not report unpublished changes that the file has', async () => {
      await team.content.write({ 'entries/faqItem/what.md': item.replace('This.', 'That.') })
      await pushWithoutPublishing()
      expect((await team.pull()).lines).toEqual(nothingToDo)
    })

    it('takes the published values without the record', async () => {
      team.api.edit('what', { answer: {} })
      await team.content.write({ 'entries/faqItem/what.md': undefined })
      await rm(team.recordFolder, { recursive: true })
      await team.pull()
      expect(await read('entries/faqItem/what.md')).toBe(item)
    })
  })

  it('reports what files cannot contain', async () => {
    addCopy('entries', 'what', 'Not_a_name')
    addCopy('entries', 'what', 'other', { contentType: { sys: { id: 'teamType' } } })
    team.api.edit('later', { question: { 'en-US': 'What?', de: 'Was?' }, team: { 'en-US': 'Support' } })
    const { lines } = await team.pull()
    expect(lines).toEqual([
      'Only in the space:',
      '  values in de',
      '  values of the field team of faqItem, which the model lacks',
      '  entry Not_a_name: this id cannot be the name of a file',
      '  entries of the type teamType, which the model lacks',
      ...nothingToDo,
    ])
  })

  it('keeps the file of an item whose present version files cannot contain', async () => {
    const { api } = team
    const { file = {} } = api.assets.get('screen')?.fields as Record<string, Record<string, object>>
    api.edit('screen', { file: { 'en-US': { ...file['en-US'], contentType: 'image/gif' } } })
    api.publish('screen')
    Object.assign(api.entries.get('later')?.sys ?? {}, { contentType: { sys: { id: 'teamType' } } })
    const { lines } = await team.pull()
    expect(lines).toEqual([
      'Only in the space:',
      '  entries of the type teamType, which the model lacks',
      '  asset screen: content/assets cannot contain files of the type image/gif',
      ...nothingToDo,
    ])
    expect(await changedFiles()).toEqual([])
    Object.assign(api.entries.get('later')?.sys ?? {}, { contentType: { sys: { id: 'faqItem' } } })
    await team.content.write({ 'assets/screen.yaml': 'title: Screen\ndescription: An inbox with mail\n' })
    expect((await team.push('--yes')).error).toBeUndefined()
  })

  it('keeps changes of the files, and stops if both sides have changed a field', async () => {
    await team.content.write({ 'entries/faqItem/what.md': item.replace('This.', 'That.') })
    expect((await team.pull()).lines).toEqual(nothingToDo)
    team.publish('what', { answer: 'Those.' })
    expect((await team.pull()).error).toContain(
      'entry what, answer (en-US)\n  last synced: "This."\n  file:        "That."',
    )
    expect(await read('entries/faqItem/what.md')).toContain('That.')
    const { lines } = await team.pull('--dry-run', '--prefer', 'space')
    expect(lines).toContain('1 file would change. Nothing was written.')
    expect(await read('entries/faqItem/what.md')).toContain('That.')
    await team.pull('--prefer', 'space')
    expect(await read('entries/faqItem/what.md')).toContain('Those.')
  })

  it('says whether an editor has archived, unpublished or deleted what the files have changed', async () => {
    const { entries, assets } = team.api
    for (const sys of [entries.get('what')?.sys, assets.get('screen')?.sys]) delete sys?.publishedVersion
    Object.assign(entries.get('what')?.sys ?? {}, { archivedVersion: 1 })
    entries.delete('faq')
    await team.content.write({
      'entries/faq/faq.md': faq.replace('heading: Questions', 'heading: Answers'),
      'entries/faqItem/what.md': item.replace('This.', 'That.'),
      'assets/screen.yaml': 'title: Screen\ndescription: Another inbox\n',
    })
    const { error } = await team.pull()
    expect(error).toMatch(/entry what, all fields [^]*?space: +archived\n/)
    expect(error).toMatch(/entry faq, all fields [^]*?space: +deleted\n/)
    expect(error).toMatch(/asset screen, all fields [^]*?space: +unpublished\n/)
  })

  it.each([
    ['a file', 'entries/faq/faq.md', faq.replace('name: Questions', 'name: "Questions'), 'entries/faq/faq.md'],
    ['the settings of the content', 'space.yaml', 'name: [', 'content/space.yaml'],
  ])('stops if %s cannot be read', async (_what, file, text, name) => {
    await team.content.write({ [file]: text })
    expect((await team.pull()).error).toContain(
      `${name} cannot be read.\n→ npm run content:check says what to correct.`,
    )
  })
})

describe('a backup', () => {
  beforeEach(() => team.pushFirst())

  it('contains everything in the format of Contentful’s tools', async () => {
    const folder = path.join(team.backupFolder, 'now')
    const { lines } = await team.backUp(folder)
    expect(lines).toEqual([`Wrote 3 content types, 3 entries and 1 asset (1 file) to ${folder}.`])
    const content = JSON.parse(await readFile(path.join(folder, 'contentful.json'), 'utf8')) as Record<
      string,
      unknown[]
    >
    expect(Object.entries(content).map(([kind, items]) => [kind, items.length])).toEqual([
      ['contentTypes', 3],
      ['editorInterfaces', 3],
      ['entries', 3],
      ['assets', 1],
      ['locales', 1],
      ['tags', 0],
      ['webhooks', 0],
    ])
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('screen.png'))
    expect(await readFile(path.join(folder, files[0] ?? ''))).toEqual(await picture())
  })

  it('contains the published versions of items with unpublished changes', async () => {
    const before = team.api.assets.get('screen')?.fields as Record<string, object>
    team.edit('what', { answer: 'Unfinished' })
    team.api.edit('screen', { file: {} })
    await team.backUp(team.backupFolder)
    const text = await readFile(path.join(team.backupFolder, 'published.json'), 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      entries: [{ sys: { id: 'what' }, fields: { answer: { 'en-US': 'This.' } } }],
      assets: [{ sys: { id: 'screen' }, fields: { file: before.file } }],
    })
    const files = await readdir(team.backupFolder, { recursive: true })
    expect(files.filter((file) => file.endsWith('screen.png'))).toHaveLength(1)
  })

  it('contains entries and assets that were created without fields', async () => {
    for (const item of [team.api.entries.get('later'), team.api.assets.get('screen')]) delete item?.fields
    const { lines } = await team.backUp(team.backupFolder)
    expect(lines).toEqual([`Wrote 3 content types, 3 entries and 1 asset (0 files) to ${team.backupFolder}.`])
  })

  it('names the file that cannot be fetched', async () => {
    const url = '//127.0.0.1:1/gone.png'
    team.edit('screen', { file: { contentType: 'image/png', fileName: 'gone.png', url } })
    const { error } = await team.backUp(team.backupFolder)
    expect(error).toContain(`Cannot back up the space. ${url}: `)
  })

  it('takes one folder', async () => {
    const { error } = await team.backUp('my', 'backup')
    expect(error).toBe('Unexpected argument "backup": name one folder. Put quotes around a name with spaces.')
  })
})
