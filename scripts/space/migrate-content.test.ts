import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createType, linksTo, type Migration, type MigrationContext } from '../../content/migrations/migration'
import { editEntries, mergeEntry, moveEntries } from '../../content/migrations/move-entries'
import { contentModel, type ContentType } from '../../content/model'
import { defineContentType } from '../../content/model/define'
import { entries, integer, symbol, text } from '../../content/model/fields'
import { ApiError, badRequest, limitExceeded } from '../../local/contentful/api-error'
import { type ManagementApi, german } from '../../local/contentful/management-api/management-api'
import { writeLastSynced } from '../../local/contentful/push-pull/last-synced'
import { readRemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { entry, makeContentFolder } from '../../local/contentful/test-support/content-folder'
import { migrateContent } from './migrate-content'
import { openMigratableSpace } from './test-support/migratable-space'
import { english, type Outcome, outcomeOf, stateOf } from './test-support/team'

/** The model before: questions and tips, which lists show. */
const name = symbol('Name', undefined, { required: true })
const question = defineContentType({
  id: 'question',
  name: 'Question',
  description: '',
  fields: { title: symbol('Title', undefined, { required: true }), text: text('Text'), number: integer('Number') },
})
const tip = defineContentType({ id: 'tip', name: 'Tip', description: '', fields: { name, text: text('Text') } })
const listOf = (types: readonly string[]) =>
  defineContentType({ id: 'list', name: 'List', description: '', fields: { name, items: entries('Items', types) } })

/** The model afterwards: questions and tips are notes. */
const note = defineContentType({
  id: 'note',
  name: 'Note',
  description: '',
  displayField: 'heading',
  fields: {
    heading: symbol('Heading', 'A few words.', { required: true }),
    text: text('Text'),
    number: integer('Number'),
    kind: symbol('Kind', undefined, { oneOf: ['question', 'tip'] }),
  },
})

const addNotes: Migration = {
  number: 1,
  description: 'Adds notes.',
  run: (migration) => {
    createType(migration, note)
    migration
      .editContentType('list')
      .editField('items')
      .items(linksTo('question', 'tip', 'note'))
  },
}

type Helper = (context: MigrationContext) => Promise<void>

const moveToNotes: Helper = async (context) => {
  await moveEntries(context, { from: 'question', to: 'note', fields: { title: 'heading' }, set: { kind: 'question' } })
  await moveEntries(context, { from: 'tip', to: 'note', fields: { name: 'heading' }, set: { kind: 'tip' } })
}

const useNotes: Migration = {
  number: 2,
  description: 'Replaces questions and tips by notes.',
  run: async (migration, context) => {
    await moveToNotes(context)
    migration.deleteContentType('question')
    migration.deleteContentType('tip')
    migration.editContentType('list').editField('items').items(linksTo('note'))
  },
}

/** A migration that changes no type. */
const migrationOf = (helper: Helper): Migration => ({
  number: 1,
  description: 'Changes entries.',
  run: (_, context) => helper(context),
})

/** A type with one entry, to which the values of a question are added. */
const settings = defineContentType({
  id: 'settings',
  name: 'Settings',
  description: '',
  fields: { name, bannerTitle: symbol('Banner: title'), bannerText: text('Banner: text') },
})

const mergeBanner: Helper = (context) => {
  const fields = { title: 'bannerTitle', text: 'bannerText', number: null }
  return mergeEntry(context, { from: 'question', to: 'settings', fields })
}

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** A space with editors, and the command. */
async function openSpace(model: readonly ContentType[], next: readonly ContentType[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'migrate-'))
  jest.spyOn(process, 'cwd').mockReturnValue(folder)
  const { api, client } = await openMigratableSpace(model, tlsFolder)
  api.locales.push(german)
  const folders = {
    contentFolder: path.join(folder, 'content'),
    recordFolder: path.join(folder, 'records'),
    backupFolder: path.join(folder, 'backups'),
    snapshotFolder: path.join(folder, 'snapshots'),
  }
  const opened = {
    api,
    folder,
    client,
    /** The answer to the prompt of the command. Leave it out to run without a terminal. */
    answer: undefined as (() => string | Promise<string>) | undefined,
    migrate: (migrations: readonly Migration[], ...options: readonly string[]): Promise<Outcome> =>
      outcomeOf((print) => {
        const { answer } = opened
        const ask = answer && (async () => answer())
        return migrateContent(options, api.env, { print, ask }, { ...folders, model: next, migrations })
      }),
    close: async () => {
      await api.close()
      await rm(folder, { recursive: true })
    },
  }
  return opened
}

const reopenSpace = async (model: readonly ContentType[], next = model): Promise<void> => {
  await space.close()
  space = await openSpace(model, next)
}

let tlsFolder = ''
let space: Awaited<ReturnType<typeof openSpace>>

beforeAll(async () => {
  tlsFolder = await mkdtemp(path.join(os.tmpdir(), 'tls-'))
})

afterAll(() => rm(tlsFolder, { recursive: true }))

beforeEach(async () => {
  // contentful-migration prints its plan and its errors.
  for (const method of ['log', 'info', 'error'] as const) jest.spyOn(console, method).mockImplementation()
  space = await openSpace([question, tip, listOf(['question', 'tip'])], [note, listOf(['note'])])
})

afterEach(() => space.close())

async function create(contentTypeId: string, entryId: string, fields: Record<string, Record<string, unknown>>) {
  const metadata = { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'winter' } }] } as const
  await space.client.entry.createWithId({ contentTypeId, entryId }, { fields, metadata: { tags: [...metadata.tags] } })
}

/** Most tips are drafts, because publishing takes more calls. */
const isDraftTip = (id: string) => id.startsWith('tip-') && id !== 'tip-0'

async function fillSpace(tips: number): Promise<void> {
  const { api } = space
  await create('question', 'public', { title: { 'en-US': 'Why?', de: 'Warum?' }, number: { 'en-US': 1 } })
  await create('question', 'draft', english({ title: 'When?', text: 'Soon.' }))
  await create('question', 'changed', english({ title: 'Who?', text: 'You.' }))
  await create('question', 'archived', english({ title: 'Where?', text: 'Here.' }))
  for (let index = 0; index < tips; index += 1) await create('tip', `tip-${index}`, english({ name: `Tip ${index}` }))
  await create('list', 'list', english({ name: 'List', items: [link('public'), link('changed'), link('tip-0')] }))
  for (const [id, { sys }] of api.entries) {
    if (id !== 'draft' && id !== 'archived' && !isDraftTip(id)) api.publish(id)
    if (id === 'archived') Object.assign(sys, { archivedVersion: sys.version, version: sys.version + 1 })
  }
  api.edit('changed', { text: { 'en-US': 'We.' } })
}

/** Both entries have unpublished changes. */
async function fillSettings(): Promise<void> {
  await create('settings', 'site', english({ name: 'Site' }))
  await create('question', 'banner', english({ title: 'Hello', number: 1 }))
  for (const id of ['site', 'banner']) space.api.publish(id)
  space.api.edit('site', english({ name: 'New site' }))
  space.api.edit('banner', english({ text: 'New text' }))
}

/** As a team that has set up aliases: the environment gets another name, and the alias its old one. */
function useAlias(): void {
  const { environments, aliases } = space.api
  const master = environments.get('master')
  if (master) environments.set('first', master)
  environments.delete('master')
  aliases.set('master', 'first')
}

type Environment = Pick<ManagementApi, 'types' | 'entries' | 'published' | 'tags'>

/** What matters of entries, by id. */
const contentOf = ({ entries: stored, published }: Environment) =>
  Object.fromEntries(
    Array.from(stored, ([id, entry]): [string, unknown] => [
      id,
      {
        type: (entry.sys.contentType as { sys: { id: string } }).sys.id,
        state: stateOf(entry),
        fields: entry.fields,
        published: published.get(`entries ${id}`)?.fields,
        metadata: entry.metadata,
      },
    ]).sort(([a], [b]) => (a < b ? -1 : 1)),
  )

const live = (): Environment => {
  const { environments, aliases } = space.api
  const environment = environments.get(aliases.get('master') ?? 'master')
  if (!environment) throw new Error('There is no live environment.')
  return environment
}

const tagged = { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'winter' } }] }

const noteOf = (state: string, fields: object, published?: object) => ({
  type: 'note',
  state,
  fields,
  published,
  metadata: tagged,
})

const publicNote = {
  heading: { 'en-US': 'Why?', de: 'Warum?' },
  number: { 'en-US': 1 },
  kind: { 'en-US': 'question' },
}

const oldChanged = english({ heading: 'Who?', text: 'You.', kind: 'question' })

const expectNotes = (environment: Environment, tips: number) => {
  const items = english({ name: 'List', items: [link('public'), link('changed'), link('tip-0')] })
  const tipNotes = Array.from({ length: tips }, (_, index): [string, object] => {
    const fields = english({ heading: `Tip ${index}`, kind: 'tip' })
    const id = `tip-${index}`
    return [id, isDraftTip(id) ? noteOf('draft', fields) : noteOf('published', fields, fields)]
  })
  expect(contentOf(environment)).toEqual({
    archived: noteOf('archived', english({ heading: 'Where?', text: 'Here.', kind: 'question' })),
    changed: noteOf('changed', { ...oldChanged, text: { 'en-US': 'We.' } }, oldChanged),
    draft: noteOf('draft', english({ heading: 'When?', text: 'Soon.', kind: 'question' })),
    public: noteOf('published', publicNote, publicNote),
    list: { type: 'list', state: 'published', fields: items, published: items, metadata: tagged },
    ...Object.fromEntries(tipNotes),
  })
}

const expectSettings = (environment: Environment) => {
  const published = english({ name: 'Site', bannerTitle: 'Hello' })
  const fields = { ...published, ...english({ name: 'New site', bannerText: 'New text' }) }
  expect(contentOf(environment)).toEqual({
    site: { type: 'settings', state: 'changed', fields, published, metadata: tagged },
  })
}

it('a merge of types keeps ids, values, tags and states of all entries, and leads the alias to the migrated copy', async () => {
  await fillSpace(105)
  useAlias()
  const before = contentOf(live())
  const { lines, error } = await space.migrate([addNotes, useNotes], '--yes')
  expect(error).toBeUndefined()
  expect(lines).toEqual([
    'space target, environment master lacks migrations:',
    '  0001: Adds notes.',
    '  0002: Replaces questions and tips by notes.',
    'Contentful does not copy comments, tasks or workflow states. After the switch, all entries lack them.',
    expect.stringContaining('Backed up the space to '),
    'Copying the environment first to master-migrated-0002.',
    'Migration 0001 is done: Adds notes.',
    'Migration 0002 is done: Replaces questions and tips by notes.',
    'The content types match content/model.',
    'Done: master points to master-migrated-0002. To go back, point it to first again; otherwise delete first in Contentful.',
  ])
  expectNotes(live(), 105)
  expect([...live().types.keys()].sort()).toEqual(['list', 'note'])
  expect(contentOf(space.api)).toEqual(before)
  expect((await space.migrate([addNotes, useNotes], '--yes')).lines).toEqual([
    'Nothing to do: space target, environment master has all migrations.',
    'The content types match content/model.',
  ])
})

it('tells a migration which types the space has, because a space with the core lacks some', async () => {
  await reopenSpace([question, listOf(['question'])], [listOf(['question'])])
  const removeOld: Migration = {
    number: 1,
    description: 'Removes questions and tips.',
    run: (migration, { typeIds }) => {
      for (const id of ['question', 'tip'].filter((id) => typeIds.includes(id))) migration.deleteContentType(id)
    },
  }
  expect((await space.migrate([removeOld], '--yes', '--in-place')).error).toBeUndefined()
  expect([...live().types.keys()]).toEqual(['list'])
})

describe('an interruption', () => {
  /** Runs the migrations until a call, whose answer is lost. */
  async function interruptAt(call: string, ...options: readonly string[]) {
    const { api } = space
    api.settings.beforeCall = (one) => {
      if (one === call) api.settings.interruption = { call: api.calls(), isProcessed: true }
    }
    const { error } = await space.migrate([addNotes, useNotes], '--yes', ...options)
    api.settings.beforeCall = undefined
    api.settings.interruption = undefined
    return error
  }

  it('leaves the live environment as it is, and the next run begins a new copy', async () => {
    await fillSpace(3)
    useAlias()
    const before = contentOf(live())
    const error = await interruptAt('DELETE entries/tip-1')
    expect(error).toContain(
      'Migration 0002 has failed. Cannot write entry tip-1 of the type note. The test has interrupted this call.',
    )
    expect(error).toContain('master is unchanged.\n→ Correct the cause and run the command again: it deletes ')
    expect(contentOf(live())).toEqual(before)
    expect((await space.migrate([addNotes, useNotes], '--yes')).error).toBeUndefined()
    expectNotes(live(), 3)
  })

  it('of a migration in place is continued by the next run', async () => {
    await fillSpace(3)
    expect(await interruptAt('DELETE entries/tip-1', '--in-place')).toContain(
      'run the command again on this machine: it continues with this migration.',
    )
    expect(space.api.entries.has('tip-1')).toBe(false)
    expect((await space.migrate([addNotes, useNotes], '--yes', '--in-place')).error).toBeUndefined()
    expectNotes(space.api, 3)
    expect(await readdir(path.join(space.folder, 'snapshots'))).toEqual([])
  })

  /** Runs a helper in a new space, without contentful-migration, which is slower. */
  const begin = async (model: readonly ContentType[], fill: () => Promise<void>, run: Helper) => {
    await reopenSpace(model)
    await fill()
    const { api, client } = space
    const remote = await readRemoteSpace(client)
    const makeRequest = ({ url = '', ...request }: { url?: string }) =>
      client.raw.http(`/spaces/target/environments/master${url}`, request)
    const typeIds = remote.types.map(({ sys }) => sys.id)
    const context = { ...remote, published: remote.published.entries, typeIds, makeRequest }
    return { api, before: api.calls(), run: () => run(context) }
  }

  it.each<[string, readonly ContentType[], () => Promise<void>, Helper, () => void]>([
    [
      'moving entries',
      [question, tip, note, listOf(['question', 'tip', 'note'])],
      () => fillSpace(1),
      moveToNotes,
      () => expectNotes(space.api, 1),
    ],
    ['merging an entry', [question, settings], () => fillSettings(), mergeBanner, () => expectSettings(space.api)],
  ])('of %s at any call is continued by another run', async (_, model, fill, helper, check) => {
    const complete = await begin(model, fill, helper)
    await complete.run()
    check()
    const calls = complete.api.calls() - complete.before
    expect(calls).toBeGreaterThan(6)
    for (let call = 1; call <= calls; call += 1) {
      const { api, before, run } = await begin(model, fill, helper)
      api.settings.interruption = { call: before + call, isProcessed: call % 2 === 0 }
      await expect(run()).rejects.toThrow('Cannot write entry ')
      api.settings.interruption = undefined
      await run()
      check()
    }
  })
})

describe('a migration in place overwrites no change that an editor has made meanwhile', () => {
  const edited = { 'en-US': 'Edited' }

  /** Runs a helper. An editor changes an entry before the helper reads it. */
  const migrateWhileEditing = async (helper: Helper, id: string, field: string) => {
    const { api } = space
    api.settings.beforeCall = (call) => {
      if (call !== `GET entries/${id}`) return
      api.settings.beforeCall = undefined
      api.edit(id, { [field]: edited })
    }
    const { error } = await space.migrate([migrationOf(helper)], '--yes', '--in-place')
    expect(error).toMatch(/^Migration 0001 has failed\. Cannot write entry /)
    expect(error).toContain('Somebody changed it during the migration. Undo the change in Contentful.')
    expect(contentOf(api)[id]).toMatchObject({ fields: { [field]: edited } })
  }

  it('in an entry that an interrupted run has moved', async () => {
    await reopenSpace([question, tip, note, listOf(['question', 'tip', 'note'])], [note])
    await fillSpace(1)
    space.api.settings.beforeCall = (call) => {
      if (call === 'DELETE entries/tip-0') throw badRequest('The test has interrupted this call.')
    }
    const { error } = await space.migrate([migrationOf(moveToNotes)], '--yes', '--in-place')
    expect(error).toContain('Cannot write entry tip-0 ')
    await migrateWhileEditing(moveToNotes, 'public', 'heading')
  })

  it('in an entry of a type whose entries it edits', async () => {
    await fillSpace(1)
    const addText: Helper = (context) =>
      editEntries(context, 'question', (fields) => ({ ...fields, text: { 'en-US': 'Added' } }))
    await migrateWhileEditing(addText, 'public', 'title')
  })

  it('in an entry that gets the values of another one', async () => {
    await reopenSpace([question, settings], [settings])
    await fillSettings()
    await migrateWhileEditing(mergeBanner, 'site', 'name')
  })
})

it('refuses to choose between entries to merge', async () => {
  await reopenSpace([question, settings], [settings])
  await fillSettings()
  await create('settings', 'others', english({ name: 'Others' }))
  expect((await space.migrate([migrationOf(mergeBanner)], '--yes', '--in-place')).error).toContain(
    'There must be one entry of each of the types question and settings. Delete the others.',
  )
})

describe('the comparison of values', () => {
  beforeEach(() => fillSpace(1))

  const dropNumber: Migration = {
    number: 1,
    description: 'Removes the number.',
    run: (migration) => migration.editContentType('question').deleteField('number'),
  }

  it('stops a migration that loses values, and leaves the live environment', async () => {
    useAlias()
    const { error } = await space.migrate([dropNumber], '--yes')
    expect(error).toMatch(
      /^Migration 0001 does not keep all values:\n {2}entry public: the value of question\.number \(en-US\) is lost: 1\n/,
    )
    expect(space.api.aliases.get('master')).toBe('first')
  })

  it('accepts losses that the migration lists', async () => {
    useAlias()
    expect((await space.migrate([{ ...dropNumber, changes: ['question.number'] }], '--yes')).error).toBeUndefined()
    expect(space.api.aliases.get('master')).toBe('master-migrated-0001')
  })

  it.each<[string, (request: (method: string, path: string, data?: object) => Promise<void>) => Promise<void>, string]>(
    [
      ['is gone', (request) => request('DELETE', 'draft'), 'entry draft of the type question is gone'],
      [
        'has another state',
        (request) => request('DELETE', 'public/published'),
        'entry public was published and is a draft',
      ],
      [
        'has another published version',
        (request) => request('PUT', 'changed/published'),
        'entry changed was published with unpublished changes and is published',
      ],
      [
        'loses a draft',
        (request) => request('PUT', 'changed', { fields: english({ title: 'Who?', text: 'You.' }), metadata: tagged }),
        'entry changed: the value of question.text (en-US) is lost: "We."',
      ],
      [
        'loses a published value',
        async (request) => {
          const fields = english({ title: 'Who?', text: 'They.' })
          await request('PUT', 'changed', { fields, metadata: tagged })
          await request('PUT', 'changed/published')
          await request('PUT', 'changed', { fields: { ...fields, text: { 'en-US': 'We.' } }, metadata: tagged })
        },
        'entry changed: the published value of question.text (en-US) is lost: "You."',
      ],
      [
        'loses a translation',
        (request) => request('PUT', 'public', { fields: english({ title: 'Why?', number: 1 }), metadata: tagged }),
        'entry public: the value of question.title (de) is lost: "Warum?"',
      ],
      [
        'loses its tags',
        (request) => request('PUT', 'draft', { fields: english({ title: 'When?', text: 'Soon.' }) }),
        'entry draft: its tags differ',
      ],
    ],
  )('reports an entry that %s', async (_, change, message) => {
    const migration = migrationOf(({ makeRequest }) =>
      change(async (method, url, data) => {
        const current = space.api.entries.get(url.split('/')[0] ?? '')
        const headers = { 'X-Contentful-Version': current?.sys.version }
        await makeRequest({ method, url: `/entries/${url}`, headers, data } as Parameters<typeof makeRequest>[0])
      }),
    )
    const { error } = await space.migrate([migration], '--yes', '--in-place')
    expect(error).toContain(`\n  ${message}\n`)
  })

  it('knows a field by its values after it was renamed', async () => {
    useAlias()
    const run: Migration['run'] = (migration) => {
      migration.editContentType('question').changeFieldId('title', 'heading')
    }
    expect((await space.migrate([{ number: 1, description: 'Renames titles.', run }], '--yes')).error).toBeUndefined()
    expect(contentOf(live())).toMatchObject({
      changed: { fields: { heading: { 'en-US': 'Who?' } }, published: { heading: { 'en-US': 'Who?' } } },
      archived: { state: 'archived', fields: { heading: { 'en-US': 'Where?' } } },
    })
  })
})

describe('the command', () => {
  beforeEach(() => fillSpace(1))

  it('lists the migrations in a dry run, and asks', async () => {
    useAlias()
    const before = space.api.calls()
    const expected = [
      'space target, environment master lacks a migration:',
      '  0001: Adds notes.',
      'Contentful does not copy comments, tasks or workflow states. After the switch, all entries lack them.',
    ]
    expect((await space.migrate([addNotes], '--dry-run')).lines).toEqual([...expected, 'Nothing was changed.'])
    expect(await space.migrate([addNotes])).toEqual({ lines: expected, error: 'Cannot prompt here; pass --yes.' })
    expect(space.api.writes.slice(before)).toEqual([])
    expect([...space.api.environments.keys()]).toEqual(['first'])
  })

  it('migrates and backs up the space as it is when it is confirmed', async () => {
    space.answer = () => {
      space.api.edit('draft', { title: { 'en-US': 'Edited?' } })
      return 'yes'
    }
    expect((await space.migrate([addNotes, useNotes], '--in-place')).error).toBeUndefined()
    expect(space.api.entries.get('draft')?.fields).toMatchObject({ heading: { 'en-US': 'Edited?' } })
    const [backup = ''] = await readdir(path.join(space.folder, 'backups'))
    const saved = await readFile(path.join(space.folder, 'backups', backup, 'contentful.json'), 'utf8')
    expect(saved).toContain('Edited?')
  })

  it('stops if somebody migrates the space before it is confirmed', async () => {
    space.answer = async () => {
      await space.migrate([addNotes], '--yes', '--in-place')
      return 'yes'
    }
    expect((await space.migrate([addNotes], '--in-place')).error).toBe(
      'Somebody has migrated the space in the meantime. Run the command again.',
    )
  })

  it('says what to do in a space without aliases', async () => {
    const { error } = await space.migrate([addNotes], '--yes')
    expect(error).toMatch(/^master is not an alias, [^]* Nothing was changed\.\n→ Set up aliases [^]*pass --in-place/)
    expect([...space.api.types.keys()]).not.toContain('note')
  })

  it('says that the token may not read the environments', async () => {
    useAlias()
    let isRead = false
    space.api.settings.beforeCall = (call) => {
      // The list of aliases, and then that of environments.
      if (call !== 'GET ') return
      if (isRead) throw new ApiError(403, 'AccessDenied', 'Forbidden')
      isRead = true
    }
    const { error } = await space.migrate([addNotes], '--yes')
    expect(error).toMatch(/^Cannot read the environments\. Forbidden\n[^]*→ Use the token of an administrator\.$/)
  })

  it('says what to do if the plan has no spare environment', async () => {
    useAlias()
    space.api.settings.beforeCall = (call) => {
      // The creation of an environment.
      if (call === 'PUT ') throw limitExceeded()
    }
    expect((await space.migrate([addNotes], '--yes')).error).toMatch(
      /^Cannot copy the environment first to master-migrated-0001\. Forbidden [^]*delete one in Contentful/,
    )
  })

  it('does not switch if an editor has changed something since the copy', async () => {
    useAlias()
    space.api.settings.beforeCall = (call) => {
      if (call === 'PUT tags/migration-0001') space.api.edit('draft', { text: { 'en-US': 'Later.' } })
    }
    const { error } = await space.migrate([addNotes], '--yes')
    expect(error).toMatch(/^Somebody has changed master since the copy: Entry draft\.\nmaster is unchanged\./)
    expect(space.api.aliases.get('master')).toBe('first')
  })

  it('names what an editor has changed during the switch', async () => {
    useAlias()
    let isCopied = false
    space.api.settings.beforeCall = (call) => {
      // The creation of the copy, and then the switch.
      if (call !== 'PUT ') return
      if (isCopied) space.api.edit('draft', { text: { 'en-US': 'Later.' } })
      isCopied = true
    }
    const { lines, error } = await space.migrate([addNotes], '--yes')
    expect(error).toBeUndefined()
    expect(lines.slice(-2)).toEqual([
      'Somebody has changed first during the switch: Entry draft.',
      '→ Make these changes in master again.',
    ])
  })

  it('explains errors of contentful-migration', async () => {
    const run: Migration['run'] = (migration) => void migration.editContentType('nothing').name('Nothing')
    const { error } = await space.migrate([{ number: 1, description: 'Edits.', run }], '--yes', '--in-place')
    expect(error).toMatch(/^Migration 0001 has failed\. [^]*nothing/)
  })

  it('refuses a space with migrations that the files lack', async () => {
    await space.migrate([addNotes], '--yes', '--in-place')
    expect((await space.migrate([], '--yes')).error).toBe(
      'space target, environment master has migrations that content/migrations lacks: 0001.\n→ Update this checkout.',
    )
  })

  it('leaves a new space to a push', async () => {
    await reopenSpace([tip], [note])
    expect(await space.migrate([addNotes], '--yes')).toEqual({
      lines: ['Nothing to do: space target, environment master is new. A push fills it.'],
      error: undefined,
    })
  })

  it('reports what differs from the model', async () => {
    expect((await space.migrate([])).lines).toEqual(
      expect.arrayContaining([
        'The content types differ from content/model; a push can correct this:',
        '  create content type note',
        expect.stringMatching(
          /^ {2}content type list, items\.items: .*"question","tip".* in the space, .*"note".* in the model$/,
        ),
      ]),
    )
  })
})

describe('the comparison with the model', () => {
  it('stops before the switch if Contentful cannot change a field to that of the model', async () => {
    await space.close()
    const other = { ...question, fields: { ...question.fields, number: symbol('Number') } }
    space = await openSpace([question], [other])
    useAlias()
    const { error } = await space.migrate([migrationOf(() => Promise.resolve())], '--yes')
    expect(error).toMatch(/the field number is Integer in the space and Symbol in the model\.[^]*master is unchanged/)
    expect(space.api.aliases.get('master')).toBe('first')
  })

  it('reports what a push has created and the model no longer has, but nothing that editors have added', async () => {
    await space.close()
    const fields = { text: question.fields.text, number: question.fields.number }
    space = await openSpace([question, tip, note], [{ ...question, displayField: 'text', fields }])
    const types = new Map<string, Record<string, string>>([
      ['question', { 'title.name': '"Title"', displayField: '"title"' }],
      ['tip', { name: '"Tip"' }],
    ])
    const none = new Map<string, never>()
    const record = path.join(space.folder, 'records/target-master.json')
    await writeLastSynced(record, { types, assets: none, entries: none, files: new Map() })
    expect((await space.migrate([])).lines).toEqual(
      expect.arrayContaining([
        '  field title of content type question is not in the model',
        '  content type tip is not in the model',
      ]),
    )
    expect((await space.migrate([])).lines.join('\n')).not.toContain('note')
  })
})

describe('the files', () => {
  const answer = defineContentType({
    id: 'helpItem',
    name: 'Help item',
    description: '',
    displayField: 'heading',
    fields: { heading: symbol('Heading'), answer: text('Answer', undefined, { required: true }) },
  })
  const migrations: Migration[] = [
    { number: 1, description: 'Adds help items.', run: (migration) => createType(migration, answer) },
    {
      number: 2,
      description: 'Replaces questions by help items.',
      run: async (migration, context) => {
        await moveEntries(context, { from: 'faqItem', to: 'helpItem', fields: { question: 'heading' } })
        migration.deleteContentType('faqItem')
        const items = migration.editContentType('faq').editField('items')
        items.items(linksTo('helpItem'))
        migration.editContentType('faq').changeFieldId('items', 'helpItems')
      },
    },
  ]
  const model = contentModel.filter(({ id }) => ['faq', 'faqItem'].includes(id))
  const migrateFiles = (folder: string, ...options: readonly string[]) => {
    const folders = { contentFolder: folder, recordFolder: folder, backupFolder: folder, snapshotFolder: folder }
    const terminal = (print: (line: string) => void) => ({ print, ask: undefined })
    return outcomeOf((print) =>
      migrateContent(['--files', ...options], {}, terminal(print), { ...folders, model, migrations }),
    )
  }

  it('are not migrated in place', async () => {
    expect((await migrateFiles('content', '--in-place')).error).toBe('Use --in-place for a space, without --files.')
  })

  it('get the same migrations, and keep the text of everything else', async () => {
    const faq = entry('name:   Questions # internal\nheading: Questions\nitems: [what]')
    const item = entry('question: What?', '\nThis: **that**.\n')
    const content = await makeContentFolder({
      'entries/faq/faq.md': faq,
      'entries/faqItem/what.md': item,
      'entries/faqItem/later.md': item.replace('question:', '_draft: true\nquestion:'),
    })
    try {
      const planned = ['0001: Adds help items.', '0002: Replaces questions by help items.']
      expect((await migrateFiles(content.folder, '--dry-run')).lines).toEqual([...planned, 'Nothing was changed.'])
      expect(await migrateFiles(content.folder)).toEqual({
        error: undefined,
        lines: [
          ...planned,
          'Migration 0001 is done: Adds help items.',
          'Migration 0002 is done: Replaces questions by help items.',
          'Changing the files. To undo this, restore them from git.',
          'write entries/faq/faq.md',
          'write entries/helpItem/what.md',
          'write entries/helpItem/later.md',
          'Done: change content/model now, and run npm run content:check.',
        ],
      })
      const read = (file: string) => readFile(path.join(content.folder, file), 'utf8')
      expect(await readdir(path.join(content.folder, 'entries'))).toEqual(['faq', 'helpItem'])
      expect(await read('entries/helpItem/what.md')).toBe('---\nheading: What?\n---\n\nThis: **that**.\n')
      expect(await read('entries/helpItem/later.md')).toBe(
        '---\n_draft: true\nheading: What?\n---\n\nThis: **that**.\n',
      )
      expect(await read('entries/faq/faq.md')).toBe(
        '---\nname:   Questions # internal\nheading: Questions\nhelpItems:\n  - what\n---\n',
      )
      expect(await read('space.yaml')).toMatch(/default: true\nmigrations: \[ 1, 2 \]\n$/)
      expect((await migrateFiles(content.folder)).lines).toEqual(['Nothing to do: the files have all migrations.'])
    } finally {
      await content.remove()
    }
  })
})

it('is an npm command', async () => {
  const command = ['--import', 'tsx', path.resolve(__dirname, '../content.ts'), 'migrate', '--files', '--dry-run']
  const { stdout } = await promisify(execFile)(process.execPath, command)
  expect(stdout).toBe('Nothing to do: the files have all migrations.\n')
})

it('creates types with fields of every kind as a push does, except for tabs', async () => {
  const kinds = new Set<string>()
  const types = contentModel.filter(({ fields }) => {
    const before = kinds.size
    for (const { kind } of Object.values(fields)) kinds.add(kind)
    return kinds.size > before
  })
  await space.close()
  const list = listOf(['question'])
  space = await openSpace([list], [list, ...types])
  const run: Migration['run'] = (migration) => {
    for (const type of types) createType(migration, type)
  }
  const { lines } = await space.migrate([{ number: 1, description: 'Adds types.', run }], '--yes', '--in-place')
  const differences = lines.filter((line) => line.startsWith('    '))
  expect(differences.length).toBeGreaterThan(0)
  expect(differences.filter((line) => !line.includes('.tab: empty → '))).toEqual([])
})
