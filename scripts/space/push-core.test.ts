import { contentModel } from '../../content/model'
import { entry } from '../../local/contentful/test-support/content-folder'
import { migrateContent } from './migrate-content'
import { item, outcomeOf, startTeam, type Team } from './test-support/team'

const nothingToDo = ['Nothing to do: space target, environment master is up to date.']

describe('a space with the core', () => {
  let team: Team

  beforeEach(async () => {
    team = await startTeam(undefined, contentModel)
    await team.content.write({
      'entries/page/home.md': entry('name: Home\npath: /\ntitle: Home\ndescription: Words\nblocks: [faq, table]'),
      'entries/comparisonTable/table.md': entry(
        'name: Table\nheading: Plans',
        '\n| Feature | Plus |\n| --- | --- |\n| Chat | yes |\n',
      ),
    })
    expect((await team.push('--core', '--yes')).error).toBeUndefined()
    team.api.writes.length = 0
  })

  afterEach(() => team.close())

  const blocksOfHome = () => {
    const { blocks } = team.api.entries.get('home')?.fields as { blocks: { 'en-US': { sys: { id: string } }[] } }
    return blocks['en-US'].map(({ sys }) => sys.id)
  }

  it('differs neither for a push of the core nor for a pull', async () => {
    expect((await team.push('--core', '--yes')).lines).toEqual(nothingToDo)
    expect((await team.pull('--dry-run')).lines).toEqual(['0 files would change. Nothing was written.'])
  })

  it('matches the model', async () => {
    const { recordFolder, backupFolder, env, content } = team
    const folders = { recordFolder, backupFolder, contentFolder: content.folder, snapshotFolder: content.folder }
    const setup = { ...folders, model: contentModel, migrations: [] }
    const { lines } = await outcomeOf((print) => migrateContent([], env, { print, ask: undefined }, setup))
    expect(lines).toContain('The content types match content/model.')
  })

  it('exchanges changes, but asks for a decision where the file has more than the core', async () => {
    await team.content.write({ 'entries/faqItem/what.md': item.replace('This.', 'That.') })
    await team.push('--core', '--yes')
    expect(team.api.entries.get('what')?.fields).toMatchObject({ answer: { 'en-US': 'That.' } })
    team.publish('what', { question: 'Who?' })
    expect((await team.pull()).lines).toContain('  question: "What?" → "Who?"')
    team.publish('home', { title: 'New home', blocks: [] })
    expect((await team.pull()).error).toContain('entry home, blocks (en-US)')
  })

  it('gets the other types and entries by a push without --core, after a change of the plan', async () => {
    const { error } = await team.push('--yes')
    expect(error).toContain(`The space would have ${contentModel.length} content types; the limit is 25.`)
    expect(error).toContain('→ Or push the core, a smaller site with 25 content types: --core')
    expect(team.api.writes).toEqual([])
    expect((await team.push('--yes', '--max-types', '100')).error).toBeUndefined()
    expect(team.api.types.size).toBe(contentModel.length)
    expect(blocksOfHome()).toEqual(['faq', 'table'])
    expect((await team.push('--yes', '--max-types', '100')).lines).toEqual(nothingToDo)
    expect((await team.push('--core', '--yes')).error).toContain('has more content types than the core')
  })
})
