import { readSpace } from './read-space'
import { entry, type Files, lineOf, picture, useContentFolders } from './test-support/content-folder'

const makeContentFolder = useContentFolders()

const page = (path: string, blocks: string): string =>
  entry(`name: ${path}\npath: ${path}\ntitle: Title of ${path}\ndescription: About ${path}\nblocks: [${blocks}]`)

const words = (text: string, fields = 'name: Words'): string => entry(fields, `\n${text}\n`)

const table = words('| Feature | Plus |\n| --- | --- |\n| Chat | yes |', 'name: Table\nheading: Plans\nanchor: plans')

const jobs = entry('name: Jobs\nheading: Open positions\ncollection: jobs')

/** A home page with the blocks, a page that the core lacks, and a page whose table it lacks. */
const smallSite = (blocks: string): Files => ({
  'entries/page/home.md': page('/', blocks),
  'entries/page/careers.md': page('/careers/', 'jobs, perks'),
  'entries/page/pricing.md': page('/pricing/', 'words, table'),
  'entries/richText/words.md': words('Words.'),
  'entries/richText/perks.md': words('Perks.'),
  'entries/collectionList/jobs.md': jobs,
  'entries/comparisonTable/table.md': table,
})

async function coreOf(files: Files) {
  const { folder } = await makeContentFolder(files)
  const result = await readSpace(folder, { isCore: true })
  const space = result.ok ? result.space : { entries: [], assets: [] }
  const fieldsOf = (id: string) => space.entries.find((one) => one.id === id)?.fields
  const problems = [...(result.ok ? [] : result.problems), ...result.warnings]
  const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
  return { ids: idsOf(space.entries), assets: idsOf(space.assets), fieldsOf, problems: problems.map(lineOf) }
}

describe('the core of content', () => {
  it('lacks blocks of other types, and pages that are about such a block', async () => {
    const { ids, fieldsOf, problems } = await coreOf(smallSite('words'))
    expect(problems).toEqual([])
    expect(ids).toEqual(['home', 'pricing', 'words'])
    expect(fieldsOf('pricing')?.blocks).toEqual(['words'])
  })

  it('lacks entries and pictures that only such entries use, and keeps those that nothing uses', async () => {
    const { ids, assets } = await coreOf({
      ...smallSite('words'),
      'entries/richText/new.md': words('New.'),
      'entries/event/class.md': entry(
        'title: Class\nslug: class\nkind: class\ndescription: A class\nminutes: 30\nspeakers: [ada]\nimage: room',
        '\nCome.\n',
      ),
      'entries/author/ada.md': words('Ada.', 'name: Ada\nslug: ada\nrole: Lead\ndescription: Writes'),
      'assets/room.png': await picture(),
      'assets/room.yaml': 'title: Room\ndescription: A room\n',
      'assets/new.png': await picture(),
      'assets/new.yaml': 'title: New\ndescription: A new picture\n',
    })
    expect(ids).toEqual(['ada', 'home', 'new', 'pricing', 'words'])
    expect(assets).toEqual(['new'])
  })

  it('has no links to what it lacks', async () => {
    const text = '[Careers](/careers/), [plans](/pricing/#plans) and [prices](/pricing/).'
    const hero = entry('name: Hero\nheading: Hello\nlayout: split\nprimaryLabel: Jobs\nprimaryUrl: /careers/')
    const { fieldsOf, problems } = await coreOf({
      ...smallSite('hero, links'),
      'entries/hero/hero.md': hero,
      'entries/richText/links.md': words(text),
    })
    expect(problems).toEqual([])
    expect(fieldsOf('links')?.body).toBe('Careers, [plans](/pricing/) and [prices](/pricing/).')
    expect(fieldsOf('hero')).toEqual({ name: 'Hero', heading: 'Hello', layout: 'split' })
  })

  it('lacks links of the navigation and calls to action whose page it lacks, and groups without links', async () => {
    const { ids, fieldsOf, problems } = await coreOf({
      ...smallSite('words, apply'),
      'entries/callToAction/apply.md': entry('name: Apply\nheading: Apply\nprimaryLabel: Jobs\nprimaryUrl: /careers/'),
      'entries/navigation/main.md': entry(
        `name: Main\nitems: [prices]\ndemoLabel: Demo\ndemoUrl: /\ntrialLabel: Trial\ntrialUrl: /\nloginLabel: Login\nloginUrl: /\ntagline: Words\nfooterColumns: [more, company]\nlegalName: Hearthside`,
      ),
      'entries/navigationGroup/more.md': entry('name: More\ntitle: More\nitems: [prices]'),
      'entries/navigationGroup/company.md': entry('name: Company\ntitle: Company\nitems: [people]'),
      'entries/navigationLink/prices.md': entry('title: Prices\nurl: /pricing/'),
      'entries/navigationLink/people.md': entry('title: Careers\nurl: /careers/'),
    })
    expect(problems).toEqual([])
    expect(ids).toEqual(['home', 'main', 'more', 'prices', 'pricing', 'words'])
    expect(fieldsOf('main')?.footerColumns).toEqual(['more'])
    expect(fieldsOf('home')?.blocks).toEqual(['words'])
  })

  it('leaves out and says differently what core.yaml names', async () => {
    const { ids, fieldsOf } = await coreOf({
      ...smallSite('words, perks'),
      'core.yaml': 'leftOut: [pricing]\nreplacements: [{ entry: words, field: body, from: Words, to: Other words }]\n',
    })
    expect(ids).toEqual(['home', 'perks', 'words'])
    expect(fieldsOf('words')?.body).toBe('Other words.')
  })

  it('reports what core.yaml names and the content does not have', async () => {
    const { problems } = await coreOf({
      ...smallSite('words'),
      'core.yaml':
        'leftOut: [prices]\nreplacements:\n  - { entry: words, field: body, from: No such words, to: None }\n',
    })
    expect(problems).toEqual([
      'core.yaml:1 leftOut: There is no entry “prices”. → Correct or remove the name.',
      'core.yaml:3 replacements: entries/richText/words.md has no “No such words” in “body”. → Copy the new words of the entry into “from” and correct “to”, or remove the replacement.',
    ])
  })

  it('reports an invalid core.yaml', async () => {
    const { problems } = await coreOf({ ...smallSite('words'), 'core.yaml': 'leftOut: pricing\n' })
    expect(problems).toEqual([expect.stringContaining('core.yaml:1 leftOut: This must be a list.')])
  })
})
