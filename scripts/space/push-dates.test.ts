import { contentModel, type ContentType } from '../../content/model'
import { date, symbol } from '../../content/model/fields'
import { startTeam, type Team } from './test-support/team'

const thing: ContentType = {
  id: 'thing',
  name: 'Thing',
  description: '',
  displayField: 'name',
  fields: {
    name: symbol('Name'),
    from: date('From', undefined, { hasTime: true }),
    until: date('Until', undefined, { hasTime: true }),
  },
}

/** The model of the repository, which tests change. */
const model: ContentType[] = []

let team: Team

beforeEach(async () => {
  model.splice(0, model.length, ...contentModel.filter(({ id }) => ['faq', 'faqItem'].includes(id)), thing)
  team = await startTeam(undefined, model)
})

afterEach(() => team.close())

interface Control {
  readonly fieldId: string
  readonly settings?: object
}

const controlOf = (field: string) =>
  (team.api.editors.get('thing')?.controls as Control[]).find(({ fieldId }) => fieldId === field)

it('removes the time from the editor of a day, but keeps another widget', async () => {
  await team.push('--yes')
  Object.assign(controlOf('from') ?? {}, { settings: { helpText: 'Of the team' } })
  Object.assign(controlOf('until') ?? {}, { widgetNamespace: 'app', widgetId: 'calendar' })
  model[model.length - 1] = { ...thing, fields: { ...thing.fields, from: date('From'), until: date('Until') } }
  expect((await team.push('--yes')).error).toBeUndefined()
  expect(controlOf('from')?.settings).toEqual({ helpText: 'Of the team', format: 'dateonly' })
  expect(controlOf('until')).toEqual({ fieldId: 'until', widgetNamespace: 'app', widgetId: 'calendar' })
  team.api.writes.length = 0
  await team.push('--yes')
  expect(team.api.writes).toEqual([])
})
