import { contentModel, type ContentType } from '../../content/model'
import { date, symbol } from '../../content/model/fields'
import { formField } from '../../content/model/types/forms'
import { startTeam, type Team } from './test-support/team'

/** The model of the repository, which tests change. */
const model: ContentType[] = []

let team: Team

beforeEach(async () => {
  model.splice(0, model.length, ...contentModel.filter(({ id }) => ['faq', 'faqItem'].includes(id)), formField)
  team = await startTeam(undefined, model)
})

afterEach(() => team.close())

type Item = { fieldId: string } | Tab

/** Or a field set within a tab. */
interface Tab {
  groupId: string
  name: string
  items: Item[]
}

const editor = () => team.api.editors.get('formField') as unknown as { editorLayout?: Tab[]; groupControls?: unknown[] }

const namesIn = (items: readonly Item[]): unknown[] =>
  items.map((item) => ('fieldId' in item ? item.fieldId : { [item.name]: namesIn(item.items) }))

/** The fields of the entry editor, by tab. */
const tabs = () => Object.fromEntries((editor().editorLayout ?? []).map(({ name, items }) => [name, namesIn(items)]))

const first = ['label', 'name', 'fieldType', 'placeholder', 'isRequired', 'isHidden', 'options', 'defaultValue']
const others = ['formFields', 'subscriptionTypeId']
const advanced = ['defaultValues', 'objectTypeId', 'blockedEmailDomains']

const withFields = (fields: ContentType['fields'], type: ContentType = formField) => {
  model[model.length - 1] = { ...type, fields }
}

const controlOf = (type: string, field: string) =>
  (team.api.editors.get(type)?.controls as { fieldId: string; settings?: object }[]).find(
    ({ fieldId }) => fieldId === field,
  )

it('places the fields of a long content type on tabs', async () => {
  expect((await team.push('--yes')).error).toBeUndefined()
  expect(tabs()).toEqual({ Content: [...first, ...others], Advanced: advanced })
  expect(editor().groupControls).toContainEqual({
    groupId: 'advanced',
    widgetNamespace: 'builtin',
    widgetId: 'topLevelTab',
  })
  team.api.writes.length = 0
  await team.push('--yes')
  expect(team.api.writes).toEqual([])
})

it('keeps the tabs and field sets of editors, and adds new fields of the model to them', async () => {
  await team.push('--yes')
  const [content, more] = editor().editorLayout ?? []
  if (!content || !more) throw new Error('There are no tabs.')
  more.name = 'For developers'
  more.items = [
    { groupId: 'values', name: 'Values', items: [{ fieldId: 'defaultValues' }] },
    { fieldId: 'blockedEmailDomains' },
  ]
  content.items.unshift({ fieldId: 'objectTypeId' })
  withFields({ ...formField.fields, unit: { kind: 'symbol', name: 'Unit', tab: 'advanced' } })
  expect((await team.push('--yes')).error).toBeUndefined()
  expect(tabs()).toEqual({
    Content: ['objectTypeId', ...first, ...others],
    'For developers': [{ Values: ['defaultValues'] }, 'blockedEmailDomains', 'unit'],
  })
})

it('adds tabs to a content type that becomes long, and keeps the fields of the team', async () => {
  withFields(Object.fromEntries(Object.entries(formField.fields).slice(0, 8)))
  await team.push('--yes')
  expect(tabs()).toEqual({})
  const type = team.api.types.get('formField') as unknown as { fields: object[] }
  type.fields.push({ id: 'team', name: 'Team', type: 'Symbol' })
  withFields(formField.fields)
  expect((await team.push('--yes')).error).toBeUndefined()
  expect(tabs()).toEqual({ Content: [...first, ...others, 'team'], Advanced: advanced })
})

it('saves the editor without tabs if Contentful refuses them', async () => {
  team.api.settings.hasTabs = false
  const { lines, error } = await team.push('--yes')
  expect(error).toBeUndefined()
  expect(lines).toContain('Contentful refused the tabs of the content type formField, so its fields stay in one list.')
  expect(tabs()).toEqual({})
  expect(controlOf('formField', 'fieldType')).toMatchObject({ widgetId: 'dropdown' })
  expect((await team.push('--yes')).lines).toEqual(['Nothing to do: space target, environment master is up to date.'])
})

it('removes the time from the editor of a day, but keeps another widget', async () => {
  const thing: ContentType = { id: 'thing', name: 'Thing', description: '', displayField: 'name', fields: {} }
  const dates = (options?: Parameters<typeof date>[2]) => ({
    name: symbol('Name'),
    from: date('From', undefined, options),
    until: date('Until', undefined, options),
  })
  withFields(dates({ hasTime: true }), thing)
  await team.push('--yes')
  Object.assign(controlOf('thing', 'from') ?? {}, { settings: { helpText: 'Of the team' } })
  Object.assign(controlOf('thing', 'until') ?? {}, { widgetNamespace: 'app', widgetId: 'calendar' })
  withFields(dates(), thing)
  expect((await team.push('--yes')).error).toBeUndefined()
  expect(controlOf('thing', 'from')?.settings).toEqual({ helpText: 'Of the team', format: 'dateonly' })
  expect(controlOf('thing', 'until')).toEqual({ fieldId: 'until', widgetNamespace: 'app', widgetId: 'calendar' })
  team.api.writes.length = 0
  await team.push('--yes')
  expect(team.api.writes).toEqual([])
})
