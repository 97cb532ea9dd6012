import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type * as model from '../../content/model'
import type { RunningContentful } from '../../local/contentful/open-contentful'
import { entry, makeContentFolder, type ContentFolder } from '../../local/contentful/test-support/content-folder'
import { startContentful } from '../../local/contentful/test-support/start-contentful'
import { withSiteConfig } from '../../local/pages/configured-pages'
import { installOnDemand } from '../../scripts/support/install.mjs'
import { readPage } from './crawl/read-page'
import { expectFunctionsToWork } from './netlify-functions'
import type * as others from './other-model'
import { realSpace, runSite, type Variables } from './run-site'
import { cases, filesOfSpace } from './small-space'
import { type BuiltSite, changedFiles, makeWorkspace, pagesOf, readBuiltSite, type Workspace } from './workspace'

jest.mock('../../content/model', () =>
  jest
    .requireActual<typeof others>('./other-model')
    .otherModel(jest.requireActual<typeof model>('../../content/model')),
)

/** Builds of one real space, in the order of its life: empty, filled, edited, faulty. */

const consentTool = 'https://consent.example/tool.js'

let content: ContentFolder
let stateFolder: string
let contentful: RunningContentful
let variables: Variables
let site: Workspace
/** The site with content, before the edits. */
let first: BuiltSite

const write = async (files: Parameters<ContentFolder['write']>[0]): Promise<void> => {
  await content.write(files)
  expect(await contentful.refresh()).toEqual({ isChanged: true, problems: [] })
}

const readSite = (): Promise<BuiltSite> => readBuiltSite(site.at('public'))
const readLog = (): Promise<string> => readFile(site.at('.local/logs/gatsby-build.log'), 'utf8')

const dataFile = (folder: string): string => `page-data/${folder === '' ? 'index' : folder}/page-data.json`
const htmlFile = (folder: string): string => path.posix.join(folder, 'index.html')

beforeAll(async () => {
  content = await makeContentFolder({})
  stateFolder = await mkdtemp(path.join(os.tmpdir(), 'contentful-state-'))
  contentful = await startContentful({ contentFolder: content.folder, stateFolder, port: 0 })
  variables = { ...realSpace(contentful), CONSENT_SRC: consentTool }
  await installOnDemand('netlify')
  site = await makeWorkspace('integration')
})

afterAll(async () => {
  await contentful.close()
  await content.remove()
  await rm(stateFolder, { recursive: true })
  await site.remove()
})

describe('a build from a space without entries', () => {
  beforeAll(async () => {
    // Builds for Netlify at the same time, to save another build.
    await site.build({ ...variables, NETLIFY: 'true', NETLIFY_LOCAL: 'true' })
  })

  it('has functions for Netlify that accept a lead and a file, and report an embedded database', async () => {
    await expectFunctionsToWork(site)
    expect(await readFile(site.at('public/_redirects'), 'utf8')).toMatch(
      /^\/api\/:crm\/submitForm\/ {2}\/\.netlify\/functions\/crm-submit-form-js {2}200$/m,
    )
    expect(await readFile(site.at('public/_headers'), 'utf8')).toMatch(/^\/\*\n {2}strict-transport-security: max-age=/)
  })

  it('creates the pages for errors', async () => {
    for (const name of ['404.html', '500.html', 'offline/index.html']) {
      const [heading] = readPage(await readFile(site.at(`public/${name}`), 'utf8')).headings
      expect([name, heading]).toEqual([name, { level: 1, text: expect.stringMatching(/\w/) as unknown }])
    }
  })
})

describe('a build with an expired sync token, from a space with an unknown and a faulty block', () => {
  let output: string

  beforeAll(async () => {
    await rm(path.join(stateFolder, 'ledger.json'))
    await write(await filesOfSpace())
    output = await site.build(variables)
    first = await readSite()
  })

  it('reports the token in one sentence, and reads everything', async () => {
    expect(output.match(/Contentful rejected the sync token of the last build; clearing the cache.*/g)).toHaveLength(1)
    expect(output).toContain('Built in')
    expect(await readLog()).toContain('Contentful: Sync all items')
  })

  it('warns with the names of the page and the unknown block, and renders the others', () => {
    expect(output).toMatch(/warn\S* Page "\/" \(\/\) lists entry "sphinx" of type "Riddle"/)
    const html = first.get('index.html')
    expect(html).toContain('Shared words.')
    // The unknown block leaves an empty island.
    expect(html?.replace('<div data-island="sphinx"></div>', '')).not.toContain('sphinx')
  })

  it('warns with type, title, field and a link to the faulty block, and leaves it out', () => {
    expect(output).toContain(`Testimonial “Unsigned”  Person
  “Person” is missing.
  → Fill in this field. First and last name.
  https://app.contentful.com/spaces/test-space/environments/master/entries/unsigned`)
    expect(output).toMatch(/warn Entry "Unsigned", field "person": .*“unsigned” is left out/)
    const html = first.get('plans/index.html')
    expect(html).toContain('Other words.')
    expect(html).not.toContain('Nobody said this.')
  })

  it('has the consent tool in the head of every page, before attribution, which waits for it', () => {
    const scripts = [
      { src: consentTool, async: '', 'data-consent-tool': '' },
      { src: '/site-attribution.js', async: '', 'data-consent': 'required' },
    ]
    for (const [name, html] of pagesOf(first)) {
      expect([name, readPage(html).scripts]).toEqual([name, scripts])
      // Browser tests configure built pages with this function.
      const configured = withSiteConfig(html, { vendors: { consentTool: { src: consentTool } } })
      expect([name, readPage(configured).scripts]).toEqual([name, scripts])
    }
  })
})

/** One build for all edits. Each edit adds unique words to identify its effects. */
describe('a build after edits of entries', () => {
  let second: BuiltSite
  let log: string

  beforeAll(async () => {
    await write(Object.fromEntries(cases.map(({ file, after }) => [file, after])))
    await site.build(variables)
    second = await readSite()
    log = await readLog()
  })

  it.each(cases)('changes only the data of pages that show $type', ({ words, pages }) => {
    const found = [...second].flatMap(([file, text]) =>
      file.startsWith('page-data/') && text.includes(words) ? [file] : [],
    )
    expect(found).toEqual(pages.map(dataFile).sort())
    expect(pages.filter((folder) => !second.get(htmlFile(folder))?.includes(words))).toEqual([])
  })

  const shown = [...new Set(cases.flatMap(({ pages }) => pages))]

  it('keeps the data of all other pages, and all scripts', () => {
    const changed = changedFiles(first, second)
    expect(changed.filter((file) => file.startsWith('page-data/'))).toEqual(shown.map(dataFile).sort())
    // The service worker has a digest of the offline page, which shows the frame.
    expect(changed.filter((file) => file.endsWith('.js'))).toEqual(['sw.js'])
  })

  it('rerenders no other page', () => {
    expect(/Building static HTML for pages - .* (\d+\/\d+) /.exec(log)?.[1]).toBe(`${shown.length}/${shown.length}`)
  })

  it('inserts the new frame into every page and keeps the rest of other pages', () => {
    expect(changedFiles(first, second).filter((file) => file.startsWith('slice-data/'))).toEqual([
      // The footers show the email of the site settings.
      'slice-data/footer.json',
      'slice-data/header.json',
      'slice-data/small-footer.json',
    ])
    const before = new Map(pagesOf(first))
    const isShown = new Set(shown.map(htmlFile))
    expect(pagesOf(second).length).toBeGreaterThan(shown.length)
    for (const [name, html] of pagesOf(second)) {
      expect([name, html.includes('What it costs today')]).toEqual([name, true])
      if (isShown.has(name)) continue
      const old = html.replaceAll('What it costs today', 'Pricing').replaceAll('new@hearthside', 'old@hearthside')
      expect([name, old === before.get(name)]).toEqual([name, true])
    }
  })
})

describe('a build from a space with a faulty price', () => {
  it('fails with type, title, field and a link, without a stack, and keeps the last site', async () => {
    await write({
      'entries/plan/half.md': entry('title: Half\npriceLabel: Free\nfeatures: [All]\nactionLabel: Try\nactionUrl: /'),
    })
    const before = await readSite()
    const { code, output } = await runSite(site.folder, ['build'], variables)
    expect(code).toBe(1)
    expect(output).toContain(`Plan “Half”  For whom
  “For whom” is missing.
  → Fill in this field. Under the title: “For teams with shifts and a growing queue”.
  https://app.contentful.com/spaces/test-space/environments/master/entries/half

The site is not built, because navigation, prices, forms, legal pages and translations must be complete.`)
    expect(output).not.toMatch(/^\s+at /m)
    expect(changedFiles(before, await readSite())).toEqual([])
  })
})
