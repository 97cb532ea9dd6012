import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { contentModel } from '../../content/model'
import { ApiError, limitExceeded } from '../../local/contentful/api-error'
import { german } from '../../local/contentful/management-api/management-api'
import { entry, picture, settingsInTwoLanguages } from '../../local/contentful/test-support/content-folder'
import { english, faq, item, startTeam, stateOf as stateOfItem, type Team } from './test-support/team'

let team: Team

beforeEach(async () => {
  team = await startTeam()
})

afterEach(() => team.close())

const nothingToDo = ['Nothing to do: space target, environment master is up to date.']

const find = (id: string) => team.api.entries.get(id) ?? team.api.assets.get(id)

const fieldsOf = (id: string) => find(id)?.fields as Record<string, unknown>

const stateOf = (id: string) => stateOfItem(find(id) ?? { sys: { id, version: 0 } })

const typeOf = (id: string) =>
  team.api.types.get(id) as unknown as { name: string; fields: { id: string; name: string }[] }

const controlOf = (type: string, field: string) =>
  (team.api.editors.get(type)?.controls as { fieldId: string; widgetId: string; settings?: object }[]).find(
    ({ fieldId }) => fieldId === field,
  )

describe('a first push', () => {
  it('fills an empty space, and then finds no changes', async () => {
    await team.push('--yes')
    expect(controlOf('faqItem', 'answer')).toMatchObject({ widgetNamespace: 'builtin', widgetId: 'markdown' })
    expect(controlOf('faq', 'anchor')?.settings).toEqual({ helpText: expect.stringContaining('/pricing/') as string })
    expect(fieldsOf('screen')).toMatchObject({
      title: { 'en-US': 'Screen' },
      description: { 'en-US': 'An inbox' },
      file: { 'en-US': { contentType: 'image/png', fileName: 'screen.png' } },
    })
    expect(fieldsOf('faq')).toEqual({
      name: { 'en-US': 'Questions' },
      heading: { 'en-US': 'Questions' },
      items: { 'en-US': [{ sys: { type: 'Link', linkType: 'Entry', id: 'what' } }] },
      // Contentful has added the default value of this field.
      background: { 'en-US': 'white' },
    })
    expect(['faq', 'what', 'later', 'screen'].map(stateOf)).toEqual(['published', 'published', 'draft', 'published'])
    team.api.writes.length = 0
    expect((await team.push('--yes')).lines).toEqual(nothingToDo)
    expect(team.api.writes).toEqual([])
  })

  it('creates an entry after those that it links to', async () => {
    await team.push('--yes')
    const created = team.api.writes.filter((call) => call.startsWith('PUT entries/'))
    expect(created).toEqual(['PUT entries/what', 'PUT entries/faq', 'PUT entries/later'])
  })

  it('finds no changes without the record either, if both sides are equal', async () => {
    await team.pushFirst()
    await rm(team.recordFolder, { recursive: true })
    expect((await team.push('--yes')).lines).toEqual(nothingToDo)
    expect(team.api.writes).toEqual([])
  })

  describe('of translations', () => {
    const translated = {
      'space.yaml': settingsInTwoLanguages('test-space'),
      'entries/faqItem/what.de.md': item.replace('What?', 'Was?').replace('This.', 'Dies.'),
    }
    const fileOf = (name: string) => readFile(path.join(team.content.folder, 'entries/faqItem', name), 'utf8')

    it.each([
      [
        'the locale in the space',
        [],
        'The files are translated into de, but the space lacks this locale.\n→ Add it in Contentful, under Settings → Locales, with en-US as its fallback, and select “Allow required fields to be empty for this locale”.\nNothing was changed.',
      ],
      [
        'a locale in which required fields may be empty',
        [{ ...german, optional: false }],
        'Contentful does not publish an entry with a required field that is empty in de.\n→ Open this locale in Contentful, under Settings → Locales, and select “Allow required fields to be empty for this locale”.\nNothing was changed.',
      ],
    ])('needs %s', async (_, locales, error) => {
      await team.content.write(translated)
      team.api.locales.push(...locales)
      expect(await team.push('--yes')).toEqual({ lines: [], error })
      expect(team.api.writes).toEqual([])
    })

    it('writes them, and a pull brings an editor’s change into the file of its language', async () => {
      team.api.locales.push(german)
      await team.content.write(translated)
      await team.pushFirst()
      expect(fieldsOf('what')).toEqual({
        question: { 'en-US': 'What?', de: 'Was?' },
        answer: { 'en-US': 'This.', de: 'Dies.' },
      })
      expect(stateOf('what')).toBe('published')
      expect((await team.push('--yes')).lines).toEqual(nothingToDo)

      const [original, before] = [await fileOf('what.md'), await fileOf('what.de.md')]
      team.api.edit('what', { question: { 'en-US': 'What?', de: 'Was denn?' } })
      team.api.publish('what')
      expect((await team.pull()).lines).toEqual([
        'write entries/faqItem/what.de.md',
        '  question (de): "Was?" → "Was denn?"',
        'Done: the files match space target, environment master. To undo this pull, restore content/ and .contentful/ together.',
      ])
      expect(await fileOf('what.md')).toBe(original)
      expect(await fileOf('what.de.md')).toBe(before.replace('Was?', 'Was denn?'))

      team.publish('what', { question: 'What?', answer: 'This.' })
      expect((await team.pull()).lines[0]).toBe('delete entries/faqItem/what.de.md')
      expect(await fileOf('what.md')).toBe(original)
    })
  })

  it('says what it needs, and asks', async () => {
    const expected = [
      'Push to space target, environment master:',
      '  Content types: 3',
      '  Assets: 1',
      '  Entries: 3',
      '  Bulk actions for publishing: 1',
      'After the push, the space has 3 content types (limit 25) and 4 records (limit 10,000).',
      'About 21 calls, 3 seconds at 7 calls per second.',
    ]
    expect(await team.push()).toEqual({ lines: expected, error: 'Cannot prompt here; pass --yes.' })
    team.answers.push('no')
    expect((await team.push()).error).toBe('Nothing was changed.')
    expect(team.api.writes).toEqual([])
    team.answers.push('yes')
    expect((await team.push()).error).toBeUndefined()
    expect(stateOf('faq')).toBe('published')
  })

  it.each<[string, readonly string[], string]>([
    ['content types', ['--max-types', '2'], 'The space would have 3 content types; the limit is 2.'],
    ['records', ['--max-records', '3'], 'The space would have 4 records (entries and assets); the limit is 3.'],
  ])('stops before the first write if it needs more %s than the plan allows', async (_, options, message) => {
    const { error } = await team.push('--yes', ...options)
    expect(error).toContain(message)
    expect(team.api.writes).toEqual([])
    await team.pushFirst()
    await team.content.write({ 'entries/faqItem/what.md': item.replace('This.', 'That.') })
    expect((await team.push('--yes', ...options)).error).toBeUndefined()
  })

  it('names the limits of the plan if Contentful refuses a creation', async () => {
    team.api.settings.beforeCall = (call) => {
      if (call === 'PUT content_types/faqItem') throw limitExceeded()
    }
    expect((await team.push('--yes')).error).toContain(
      'Forbidden {"reasons":"The usage limit is exceeded."}\n→ Use a token with write access, and check that the plan’s limits',
    )
  })

  it('publishes at most 200 items together', async () => {
    const names = Array.from({ length: 230 }, (_, index) => `question-${index}`)
    await team.content.write(Object.fromEntries(names.map((name) => [`entries/faqItem/${name}.md`, item])))
    await team.pushFirst()
    expect(names.map(stateOf).every((state) => state === 'published')).toBe(true)
  })

  it('waits when Contentful refuses calls because of the rate limit', async () => {
    let refusals = 0
    team.api.settings.beforeCall = () => {
      refusals += 1
      // CMA, “API rate limits”: the header has the seconds until the next call is allowed.
      const headers = { 'x-contentful-ratelimit-reset': '0' }
      if (refusals <= 2) throw new ApiError(429, 'RateLimitExceeded', 'Too many calls', {}, headers)
    }
    expect((await team.push('--yes')).error).toBeUndefined()
    expect(stateOf('faq')).toBe('published')
  })
})

describe('migrations', () => {
  const migrationOf = (number: number) => ({ number, description: 'Changes the model.', run: () => undefined })

  it('count as applied in a space that a push fills', async () => {
    team.migrations.push(migrationOf(1), migrationOf(2))
    await team.pushFirst()
    expect([...team.api.tags.keys()]).toEqual(['migration-0001', 'migration-0002'])
    expect((await team.push('--yes')).lines).toEqual(nothingToDo)
    await team.backUp(team.backupFolder)
    expect(await readFile(path.join(team.backupFolder, 'contentful.json'), 'utf8')).toContain('"id": "migration-0002"')
  })

  it.each([
    ['the space lacks', [], [1, 2], 'lacks migrations: 0001, 0002.\n→ Run npm run content:migrate first.'],
    ['this checkout lacks', [1], [], 'has migrations that content/migrations lacks: 0001.\n→ Update this checkout.'],
  ])('that %s stop a push and a pull', async (_, before, after, message) => {
    team.migrations.push(...before.map(migrationOf))
    await team.pushFirst()
    team.migrations.splice(0, before.length, ...after.map(migrationOf))
    const error = `space target, environment master ${message}`
    expect(await team.push('--yes')).toEqual({ lines: [], error })
    expect(await team.pull()).toEqual({ lines: [], error })
    expect(team.api.writes).toEqual([])
  })
})

describe('the merge', () => {
  beforeEach(() => team.pushFirst())

  const editItem = (answer: string) => team.content.write({ 'entries/faqItem/what.md': item.replace('This.', answer) })

  it('writes a change of the files', async () => {
    await team.content.write({
      'entries/faqItem/what.md': item.replace('This.', 'That.'),
      'entries/faqItem/later.md': item,
      'entries/faq/faq.md': faq.replace('name: Questions', 'name: Questions\n_draft: true'),
      'assets/screen.yaml': 'title: Screen\ndescription: An inbox with mail\n',
    })
    await team.push('--yes')
    expect(team.api.writes).toEqual([
      'PUT assets/screen',
      'PUT entries/what',
      'DELETE entries/faq/published',
      'POST bulk_actions/publish',
    ])
    expect(fieldsOf('what')).toMatchObject({ answer: { 'en-US': 'That.' } })
    expect(['faq', 'later', 'what', 'screen'].map(stateOf)).toEqual(['draft', 'published', 'published', 'published'])
    expect((await team.push('--yes')).lines).toEqual(nothingToDo)
  })

  it('uploads a file that has changed, also one of the same size', async () => {
    const before = fieldsOf('screen').file
    const edited = await picture()
    edited[edited.length - 1] = 0
    await team.content.write({ 'assets/screen.png': edited })
    await team.push('--yes')
    expect(team.api.writes[0]).toBe('POST uploads')
    expect(fieldsOf('screen').file).not.toEqual(before)
    expect(stateOf('screen')).toBe('published')
    expect((await team.push('--yes')).lines).toEqual(nothingToDo)
  })

  it('keeps everything that the team has changed in the space', async () => {
    team.api.locales.push(german)
    const type = typeOf('faqItem')
    type.name = 'Question of the team'
    type.fields.push({ id: 'team', name: 'Team', type: 'Symbol' } as (typeof type.fields)[number])
    const answer = controlOf('faqItem', 'answer')
    Object.assign(answer ?? {}, { widgetNamespace: 'app', widgetId: 'editor', settings: { helpText: 'Be brief.' } })
    Object.assign(controlOf('nt_audience', 'nt_rules') ?? {}, { widgetNamespace: 'app', widgetId: 'audience' })
    team.api.edit('what', {
      question: { 'en-US': 'What is it?', de: 'Was?' },
      team: { 'en-US': 'Support' },
    })
    team.edit('screen', { description: 'The team’s inbox' })
    team.api.publish('what')
    team.api.publish('screen')
    team.api.entries.set('added', {
      ...structuredClone(team.api.entries.get('later')),
      sys: { id: 'added', version: 1, contentType: team.api.entries.get('later')?.sys.contentType },
    })
    const unchanged = await team.push('--yes')
    expect(unchanged.lines).toEqual([
      'Unchanged:',
      '  asset screen: changed in the space',
      '  entry what: changed in the space',
      ...nothingToDo,
    ])
    expect(team.api.writes).toEqual([])

    await editItem('That.')
    await team.push('--yes')
    expect(fieldsOf('what')).toEqual({
      question: { 'en-US': 'What is it?', de: 'Was?' },
      answer: { 'en-US': 'That.' },
      team: { 'en-US': 'Support' },
    })
    expect(fieldsOf('screen')).toMatchObject({ description: { 'en-US': 'The team’s inbox' } })
    expect(typeOf('faqItem').name).toBe('Question of the team')
    expect(typeOf('faqItem').fields.map(({ id }) => id)).toContain('team')
    expect(controlOf('faqItem', 'answer')).toMatchObject({ widgetId: 'editor', settings: { helpText: 'Be brief.' } })
    expect(controlOf('nt_audience', 'nt_rules')).toMatchObject({ widgetId: 'audience' })
    expect([...team.api.entries.keys()]).toContain('added')
  })

  it('stops before the first write if both sides have changed a field', async () => {
    await editItem('That.')
    team.edit('what', { answer: 'Those.' })
    const { error } = await team.push('--yes')
    expect(error).toBe(
      [
        'entry what, answer (en-US)',
        '  last synced: "This."',
        '  file:        "That."',
        '  space:       "Those."',
        'These fields have changed in the files and in the space. Nothing was written.',
        '→ Make both sides equal, in the file or in Contentful.',
        '→ Or take one side for all of them: --prefer space keeps the values of the space, --prefer files those of the files.',
      ].join('\n'),
    )
    expect(team.api.writes).toEqual([])
    team.edit('what', { answer: 'That.' })
    expect((await team.push('--yes')).error).toBeUndefined()
  })

  it('does not replace the editor of an app in a space that it has not pushed to', async () => {
    await rm(team.recordFolder, { recursive: true })
    Object.assign(controlOf('faqItem', 'answer') ?? {}, { widgetNamespace: 'app', widgetId: 'markdown' })
    expect((await team.push('--yes')).error).toMatch(/^content type faqItem, answer\.widget [^]*space: +"app:markdown"/)
    expect(team.api.writes).toEqual([])
  })

  it.each([
    ['files', 'That.'],
    ['space', 'Those.'],
  ])('takes the values of the %s if told so', async (side, expected) => {
    await editItem('That.')
    team.publish('what', { answer: 'Those.' })
    expect((await team.push('--yes', '--prefer', side)).error).toBeUndefined()
    expect(fieldsOf('what')).toMatchObject({ answer: { 'en-US': expected } })
    expect((await team.push('--yes')).error).toBeUndefined()
    expect(fieldsOf('what')).toMatchObject({ answer: { 'en-US': expected } })
  })

  it('does not publish unfinished changes of an editor', async () => {
    await editItem('That.')
    team.edit('what', { question: 'Unfinished' })
    const { lines } = await team.push('--yes')
    expect(lines).toContain('  entry what: will not be published, because an editor has unpublished changes')
    expect(fieldsOf('what')).toMatchObject({ question: { 'en-US': 'Unfinished' }, answer: { 'en-US': 'That.' } })
    expect(stateOf('what')).toBe('changed')
  })

  it('does not publish a draft that an editor has changed', async () => {
    team.edit('later', { answer: 'Unfinished' })
    await team.content.write({ 'entries/faqItem/later.md': item })
    const kept = ['Unchanged:', '  entry later: will not be published, because an editor has unpublished changes']
    expect((await team.push('--yes')).lines).toEqual([...kept, ...nothingToDo])
    expect((await team.push('--yes')).lines).toEqual([...kept, ...nothingToDo])
    expect(stateOf('later')).toBe('draft')

    await team.content.write({ 'entries/faqItem/later.md': item.replace('This.', 'Unfinished') })
    await team.push('--yes')
    expect(stateOf('later')).toBe('published')
  })

  it('publishes a draft with the values that it saves', async () => {
    await team.content.write({ 'entries/faqItem/later.md': item.replace('This.', 'That.') })
    await team.push('--yes')
    expect(stateOf('later')).toBe('published')
  })

  it('does not publish an unfinished value of a field that only the space has', async () => {
    typeOf('faqItem').fields.push({ id: 'team', name: 'Team', type: 'Symbol' } as { id: string; name: string })
    team.edit('what', { team: 'Unfinished' })
    await editItem('That.')
    await team.push('--yes')
    expect(stateOf('what')).toBe('changed')
  })

  it('reads a space whose entries do not fit into one answer', async () => {
    const later = team.api.entries.get('later')
    for (let index = 0; index < 150; index += 1) {
      const id = `long-${index}`
      const sys = { ...later?.sys, id, version: 1 }
      team.api.entries.set(id, { sys, fields: { answer: { 'en-US': 'x'.repeat(60_000) } } })
    }
    expect((await team.push('--yes')).lines).toEqual(nothingToDo)
  })

  it('leaves entries that editors have unpublished, archived or deleted', async () => {
    const what = team.api.entries.get('what')
    const list = team.api.entries.get('faq')
    delete what?.sys.publishedVersion
    delete list?.sys.publishedVersion
    if (list) list.sys.archivedVersion = list.sys.version
    team.api.entries.delete('later')
    const { lines } = await team.push('--yes')
    expect(lines).toEqual([
      'Unchanged:',
      '  entry faq: archived in the space',
      '  entry later: deleted in the space',
      '  entry what: changed in the space',
      ...nothingToDo,
    ])
    await team.content.write({
      'entries/faq/faq.md': faq.replace('heading: Questions', 'heading: Answers'),
      'entries/faqItem/later.md': item.replace('question: What?', '_draft: true\nquestion: Later?'),
    })
    expect((await team.push('--yes')).error).toMatch(/^entry faq, all fields [^]*file: +changed\n +space: +archived\n/)
    const { error } = await team.push('--yes', '--prefer', 'space')
    expect(error).toBeUndefined()
    expect((await team.push('--yes', '--prefer', 'files')).error).toContain('entry faq is archived in the space.')
    expect(team.api.writes).toEqual([])
  })

  it('says that a changed entry stays unpublished if an editor has unpublished it', async () => {
    delete team.api.entries.get('what')?.sys.publishedVersion
    await editItem('That.')
    const { lines } = await team.push('--yes')
    expect(lines).toContain('  entry what: will not be published, because an editor has unpublished it')
    expect([fieldsOf('what').answer, stateOf('what')]).toEqual([{ 'en-US': 'That.' }, 'draft'])
  })

  it('does not take files of an older checkout for a change', async () => {
    team.publish('what', { answer: 'Those.' })
    const older = await readFile(team.record)
    await team.pull()
    await team.content.write({ 'entries/faqItem/what.md': item, '.contentful/target-master.json': older })
    await team.push('--yes')
    expect(fieldsOf('what')).toMatchObject({ answer: { 'en-US': 'Those.' } })
  })

  it.each<[string, () => void, string]>([
    [
      'a field of another type',
      () => Object.assign(typeOf('faqItem').fields.find(({ id }) => id === 'answer') ?? {}, { type: 'RichText' }),
      'content type faqItem: the field answer is RichText in the space and Text in the model. Contentful cannot change the type of a field.',
    ],
    [
      'a field that the team has deleted',
      () => typeOf('faqItem').fields.pop(),
      'content type faqItem: the field answer was deleted in the space, but the model has it.',
    ],
    [
      'an entry of another type',
      () => Object.assign(team.api.entries.get('what')?.sys ?? {}, { contentType: { sys: { id: 'faq' } } }),
      'entry what has the type faq in the space, not faqItem.',
    ],
    [
      'another default locale',
      () => Object.assign(team.api.locales[0] ?? {}, { code: 'de' }),
      'The space’s default locale is de, but the content is written in en-US.\n→ Change the code of the default locale in Contentful, under Settings → Locales.',
    ],
  ])('refuses %s', async (_, change, message) => {
    change()
    expect((await team.push('--yes')).error).toContain(message)
    expect(team.api.writes).toEqual([])
  })
})

describe('a dry run', () => {
  beforeEach(() => team.pushFirst())

  it('shows every change of the space, and changes nothing', async () => {
    team.edit('what', { question: 'Whose?' })
    await team.content.write({
      'entries/faqItem/what.md': item.replace('This.', 'That.').replace('What?', 'When?'),
      'entries/faqItem/later.md': undefined,
    })
    const { lines } = await team.push('--dry-run', '--prune', '--prefer', 'files')
    expect(lines).toEqual(
      expect.arrayContaining([
        'update entry what',
        '  question: "Whose?" → "When?"',
        '  answer: "This." → "That."',
        'delete entry later',
        'Nothing was changed.',
      ]),
    )
    expect(team.api.writes).toEqual([])
  })
})

describe('deletions', () => {
  beforeEach(async () => {
    await team.pushFirst()
    await team.content.write({
      'entries/faqItem/later.md': undefined,
      'assets/screen.png': undefined,
      'assets/screen.yaml': undefined,
    })
  })

  it('need --prune', async () => {
    expect((await team.push('--yes')).lines).toEqual([
      'Unchanged:',
      '  entry later: deleted in the files; --prune deletes it in the space',
      '  asset screen: deleted in the files; --prune deletes it in the space',
      ...nothingToDo,
    ])
  })

  it('need the id of the space and a backup', async () => {
    expect((await team.push('--yes', '--prune')).error).toBe('Cannot prompt here; pass --confirm-space target.')
    team.answers.push('yes')
    expect((await team.push('--prune')).error).toBe('Nothing was changed.')
    expect(team.api.writes).toEqual([])
    team.answers.push('target')
    expect((await team.push('--prune')).error).toBeUndefined()
    expect([team.api.entries.has('later'), team.api.assets.has('screen')]).toEqual([false, false])
    const [backup = ''] = await readdir(team.backupFolder)
    const saved = await readFile(path.join(team.backupFolder, backup, 'contentful.json'), 'utf8')
    expect(saved).toContain('"id": "later"')
    expect((await team.push('--prune')).lines).toEqual(nothingToDo)
  })

  it('stop if an editor has changed the entry', async () => {
    team.edit('later', { answer: 'Those.' })
    expect((await team.prune()).error).toContain('entry later, all fields (en-US)')
    expect(existsSync(team.backupFolder)).toBe(false)
    expect(team.api.writes).toEqual([])
    await team.prune('--prefer', 'space')
    expect([team.api.entries.has('later'), team.api.assets.has('screen')]).toEqual([true, false])
  })

  it('keep what an entry of the team links to, and what that links to', async () => {
    await team.close()
    const types = ['page', 'faq', 'faqItem']
    team = await startTeam(
      undefined,
      contentModel.filter(({ id }) => types.includes(id)),
    )
    const { content, api } = team
    await content.write({ 'entries/faq/other.md': faq.replace('[what]', '[more]'), 'entries/faqItem/more.md': item })
    await team.pushFirst()
    const blocks = [{ sys: { type: 'Link', linkType: 'Entry', id: 'faq' } }]
    const sys = { id: 'landing', type: 'Entry', version: 1, contentType: { sys: { id: 'page' } } }
    api.entries.set('landing', { sys, fields: english({ blocks }) })
    const files = ['faq/faq', 'faq/other', 'faqItem/what', 'faqItem/more']
    await content.write(Object.fromEntries(files.map((name) => [`entries/${name}.md`, undefined])))
    expect((await team.prune()).lines.slice(0, 3).sort()).toEqual([
      '  entry faq: not deleted, because entry landing links to it in the space',
      '  entry what: not deleted, because entry faq links to it in the space',
      'Unchanged:',
    ])
    expect([...api.entries.keys()].sort()).toEqual(['faq', 'landing', 'later', 'what'])
  })

  it('keep what an editor has added to a list', async () => {
    const links = ['what', 'later'].map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }))
    team.edit('faq', { items: links })
    const { lines } = await team.prune()
    expect(lines).toContain('  entry later: not deleted, because entry faq links to it in the space')
    expect([team.api.entries.has('later'), team.api.assets.has('screen')]).toEqual([true, false])
  })

  it.each(['DELETE entries/later', 'DELETE assets/screen/published', 'DELETE assets/screen'])(
    'stop at %s if an editor changes the item meanwhile',
    async (place) => {
      const id = place.includes('later') ? 'later' : 'screen'
      team.api.settings.beforeCall = (call) => {
        if (call === place) team.edit(id, { title: 'Edited' })
      }
      const { error } = await team.prune()
      expect(error).toMatch(/^Cannot delete .*Somebody changed it in the space/)
      expect(fieldsOf(id)).toMatchObject({ title: { 'en-US': 'Edited' } })
    },
  )

  it('are in the backup as they are when it is confirmed', async () => {
    team.answers.push(() => {
      team.edit('what', { answer: 'Those.' })
      return 'target'
    })
    await team.push('--prune')
    const [backup = ''] = await readdir(team.backupFolder)
    expect(await readFile(path.join(team.backupFolder, backup, 'contentful.json'), 'utf8')).toContain('Those.')
  })

  it('continue after an interruption between unpublishing and deleting', async () => {
    const before = await readFile(team.record)
    const { error } = await team.interruptedPush(/^DELETE assets\/screen$/, '--prune', '--confirm-space', 'target')
    expect(error).toContain('Cannot delete asset screen')
    // A killed process does not save what it has done.
    await team.content.write({ '.contentful/target-master.json': before })
    expect((await team.prune()).error).toBeUndefined()
    expect(team.api.assets.has('screen')).toBe(false)
  })

  it('remove types and fields that only the record still has', async () => {
    const sys = { id: 'oldType', version: 2, publishedVersion: 1 }
    team.api.types.set('oldType', { sys, name: 'Old', fields: [] })
    team.api.types.set('teamType', { sys: { ...sys, id: 'teamType' }, name: 'Team', fields: [] })
    const field = { id: 'old', name: 'Old', type: 'Symbol' }
    typeOf('faq').fields.push(field, { ...field, id: 'team' })
    const record = await readFile(team.record, 'utf8')
    const withOld = record
      .replace('"types": {', '"types": {\n    "oldType": {"name": "\\"Old\\""},')
      .replace('"faq": {"name"', '"faq": {"old.name": "\\"Old\\"", "name"')
    await team.content.write({ '.contentful/target-master.json': withOld })
    expect((await team.prune()).error).toBeUndefined()
    const ids = typeOf('faq').fields.map(({ id }) => id)
    expect([ids.includes('old'), ids.includes('team')]).toEqual([false, true])
    expect([team.api.types.has('oldType'), team.api.types.has('teamType')]).toEqual([false, true])
  })
})

describe('errors', () => {
  beforeEach(() => team.pushFirst())

  it('name the entry and the field that Contentful refuses to publish, and publish the others', async () => {
    Object.assign(typeOf('faqItem').fields.find(({ id }) => id === 'answer') ?? {}, {
      validations: [{ size: { max: 3 } }],
    })
    await team.content.write({
      'entries/faqItem/what.md': item.replace('This.', 'Much too long.'),
      'entries/faqItem/short.md': item.replace('This.', 'No.'),
    })
    expect((await team.push('--yes')).error).toBe(
      [
        'Cannot publish 2 items. Contentful refused to publish:',
        '  entry what: answer, en-US: Too long.',
        'The steps before it are done; run the command again to continue.',
      ].join('\n'),
    )
    expect(['what', 'short'].map(stateOf)).toEqual(['changed', 'published'])
  })

  it('say that an entry without a file has the unique value of one to publish', async () => {
    const audience = entry('nt_name: Shops\nnt_audience_id: shops\nnt_rules:\n  any: []')
    await team.content.write({ 'entries/nt_audience/shops.md': audience })
    await team.pushFirst()
    await team.content.write({ 'entries/nt_audience/shops.md': undefined, 'entries/nt_audience/stores.md': audience })
    for (const options of [['--yes'], ['--prune', '--confirm-space', 'target']]) {
      expect((await team.push(...options)).error).toBe(
        [
          'entry stores has the same “nt_audience_id” as entry shops, which is published in the space and has no file.',
          '→ If you have renamed the file, rename it back, or unpublish entry shops in Contentful and push again.',
          'Nothing was changed.',
        ].join('\n'),
      )
    }
    expect(team.api.writes).toEqual([])
    delete team.api.entries.get('shops')?.sys.publishedVersion
    team.api.published.delete('entries shops')
    expect((await team.prune()).error).toBeUndefined()
    expect([team.api.entries.has('shops'), stateOf('stores')]).toEqual([false, 'published'])
  })

  it.each([
    ['update entry what', 'PUT entries/what', 'what', { question: 'Whose?', answer: 'This.' }],
    ['unpublish entry faq', 'DELETE entries/faq/published', 'faq', { heading: 'Answers' }],
  ])('say that somebody has changed something meanwhile: cannot %s', async (step, place, id, values) => {
    await team.content.write({
      'entries/faqItem/what.md': item.replace('This.', 'That.'),
      'entries/faq/faq.md': faq.replace('name: Questions', 'name: Questions\n_draft: true'),
    })
    team.api.settings.beforeCall = (call) => {
      if (call === place) team.edit(id, values)
    }
    expect((await team.push('--yes')).error).toContain(`Cannot ${step}. Somebody changed it in the space`)
    expect(fieldsOf(id)).toMatchObject(english(values))
    expect(stateOf(id)).toBe('changed')
  })

  it('say that a picture of the space cannot be fetched, and keep it', async () => {
    await rm(team.recordFolder, { recursive: true })
    const url = `//${team.api.host}/gone.png`
    team.edit('screen', { file: { contentType: 'image/png', fileName: 'gone.png', url } })
    expect((await team.push('--yes')).error).toBe(
      `Cannot fetch the file of asset screen. ${url} responded with status 401.\nNothing was changed.`,
    )
    expect(team.api.writes).toEqual([])
  })

  it.each<[string, Record<string, string>, string]>([
    [
      'no token',
      { CONTENTFUL_MANAGEMENT_TOKEN: '' },
      'Set CONTENTFUL_SPACE_ID and CONTENTFUL_MANAGEMENT_TOKEN to choose the space.',
    ],
    [
      'a wrong token',
      { CONTENTFUL_MANAGEMENT_TOKEN: 'wrong' },
      'Cannot read space target, environment master. Contentful rejected the token in CONTENTFUL_MANAGEMENT_TOKEN. Create a new personal access token.',
    ],
  ])('report %s', async (_, env, message) => {
    Object.assign(team.env, env)
    expect(await team.push('--yes')).toEqual({ lines: [], error: message })
  })

  it('report invalid content', async () => {
    await team.content.write({ 'entries/faq/faq.md': faq.replace('[what]', '[gone]') })
    const { error } = await team.push('--yes')
    expect(error).toMatch(/There is no entry “gone”[^]*The content has 1 problem; nothing was pushed\./)
  })
})

describe('an interruption', () => {
  beforeEach(() => team.pushFirst())

  /** What a push has to reach, without versions. */
  const contentOf = ({ api }: Team) => {
    const states = [...api.types.values(), ...api.assets.values(), ...api.entries.values()].map(({ sys, ...data }) => {
      const isPublished = sys.publishedVersion !== undefined && sys.version === sys.publishedVersion + 1
      return JSON.stringify([sys.id, isPublished, data]).replaceAll(/127\.0\.0\.1:\d+|\/screen\/\d+\//g, '')
    })
    return [
      states.sort(),
      [...api.tags.keys()],
      [...api.editors].map(([id, { controls }]) => JSON.stringify([id, controls])).sort(),
    ]
  }

  const migration = { number: 1, description: 'Changes the model.', run: () => undefined }

  const startMigrated = async () => {
    const started = await startTeam()
    started.migrations.push(migration)
    return started
  }

  const changeFiles = async ({ content, push }: Team) => {
    await push('--yes')
    await content.write({
      'entries/faqItem/what.md': item.replace('This.', 'That.'),
      'entries/faqItem/later.md': item,
      'entries/faq/faq.md': faq.replace('name: Questions', 'name: Questions\n_draft: true'),
      'assets/screen.png': await picture('png', 16),
    })
  }

  describe('between saving and processing a picture', () => {
    beforeEach(async () => {
      await team.content.write({ 'assets/screen.png': await picture('png', 16) })
      expect((await team.interruptedPush(/\/process$/)).error).toContain('Cannot update asset screen')
    })

    it('is repaired by a push of the earlier picture', async () => {
      await team.content.write({ 'assets/screen.png': await picture() })
      expect((await team.push('--yes')).error).toBeUndefined()
      expect(stateOf('screen')).toBe('published')
      expect((await team.push('--yes')).lines).toEqual(nothingToDo)
    })

    it('does not stop a deletion', async () => {
      await team.content.write({ 'assets/screen.png': undefined, 'assets/screen.yaml': undefined })
      expect((await team.prune()).error).toBeUndefined()
      expect(team.api.assets.has('screen')).toBe(false)
    })
  })

  it('before saving an asset does not record its picture', async () => {
    const record = await readFile(team.record)
    await team.content.write({ 'assets/screen.png': await picture('png', 16) })
    await team.push('--yes')
    // As if both sides had got this picture since the recorded push.
    await team.content.write({
      'assets/screen.yaml': 'title: Inbox\ndescription: An inbox\n',
      '.contentful/target-master.json': record,
    })
    expect((await team.interruptedPush(/^PUT assets\/screen$/)).error).toContain('Cannot update asset screen')
    await team.content.write({
      'assets/screen.png': await picture(),
      'assets/screen.yaml': 'title: Screen\ndescription: An inbox\n',
    })
    expect((await team.push('--yes')).lines).toContain('  asset screen: changed in the space')
  })

  it('between saving and publishing a content type is continued by the next push', async () => {
    const record = await readFile(team.record, 'utf8')
    const { name } = typeOf('faqItem')
    // As if the last push had another name.
    Object.assign(typeOf('faqItem'), { name: 'Old' })
    const key = '"faqItem": {"name":'
    const older = record.replace(`${key}${JSON.stringify(JSON.stringify(name))}`, `${key}"\\"Old\\""`)
    await team.content.write({ '.contentful/target-master.json': older })
    expect((await team.interruptedPush(/\/published$/)).error).toContain('Cannot update content type faqItem')
    expect((await team.push('--yes')).error).toBeUndefined()
    const { version, publishedVersion } = team.api.types.get('faqItem')?.sys ?? {}
    expect([typeOf('faqItem').name, publishedVersion]).toEqual([name, Number(version) - 1])
    expect((await team.push('--yes')).lines).toEqual(nothingToDo)
  })

  it.each<[string, number, (team: Team) => Promise<void>]>([
    ['a first push', 25, () => Promise.resolve()],
    ['a push of changes', 15, changeFiles],
  ])('of %s at any call is continued by the next push', async (_, atLeast, prepare) => {
    await team.close()
    team = await startMigrated()
    await prepare(team)
    const before = team.api.calls()
    await team.push('--yes')
    const calls = team.api.calls() - before
    const expected = contentOf(team)
    expect(calls).toBeGreaterThan(atLeast)
    for (let call = 1; call <= calls; call += 1) {
      // A lost answer and a lost record are the worst that can happen after a call.
      const isWorst = call % 2 === 0
      await team.close()
      team = await startMigrated()
      await prepare(team)
      let recordBefore = ''
      team.api.settings.beforeCall = (name) => {
        if (recordBefore === '' && !name.startsWith('GET')) recordBefore = readFileSync(team.record, 'utf8')
      }
      team.api.settings.interruption = { call: team.api.calls() + call, isProcessed: isWorst }
      expect((await team.push('--yes')).error).toBeDefined()
      // A killed process does not save what it has done.
      if (isWorst && recordBefore !== '') writeFileSync(team.record, recordBefore)
      team.api.settings.interruption = undefined
      expect((await team.push('--yes')).error).toBeUndefined()
      expect(contentOf(team)).toEqual(expected)
      expect((await team.push('--yes')).lines).toEqual(nothingToDo)
    }
  })
})
