import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { RunningContentful } from '../../local/contentful/open-contentful'
import { makeContentFolder, type ContentFolder } from '../../local/contentful/test-support/content-folder'
import { startContentful } from '../../local/contentful/test-support/start-contentful'
import { installOnDemand } from '../../scripts/support/install.mjs'
import { readPage } from './crawl/read-page'
import { expectFunctionsToWork } from './netlify-functions'
import { realSpace, runSite, type Variables } from './run-site'
import { makeWorkspace, type Workspace } from './workspace'

let content: ContentFolder
let stateFolder: string
let contentful: RunningContentful
let variables: Variables
let site: Workspace

const isThere = (name: string): Promise<boolean> =>
  access(site.at(name)).then(
    () => true,
    () => false,
  )

beforeAll(async () => {
  content = await makeContentFolder({})
  stateFolder = await mkdtemp(path.join(os.tmpdir(), 'contentful-state-'))
  contentful = await startContentful({ contentFolder: content.folder, stateFolder, port: 0 })
  variables = realSpace(contentful)
  await installOnDemand('netlify')
  site = await makeWorkspace('integration', { isWarm: false })
})

afterAll(async () => {
  await contentful.close()
  await content.remove()
  await rm(stateFolder, { recursive: true })
  await site.remove()
})

it.each([
  [
    'token',
    { CONTENTFUL_ACCESS_TOKEN: 'wrong' },
    /^\nContentful refuses the token for space "test-space": check .*\.\n$/,
  ],
  [
    'space',
    { CONTENTFUL_SPACE_ID: 'elsewhere' },
    /^\nContentful has no space "elsewhere" .*: check CONTENTFUL_SPACE_ID .*\.\n$/,
  ],
])('exits with one sentence and status 1 for an invalid %s', async (_what, changes, sentence) => {
  const { code, output } = await runSite(site.folder, ['build'], { ...variables, ...changes })
  expect(code).toBe(1)
  expect(output).toMatch(sentence)
  expect(output.trim()).not.toMatch(/[.!?] |\n/)
})

describe('a build from a space without entries', () => {
  let output: string

  beforeAll(async () => {
    // Builds for Netlify at the same time, to save another build.
    output = await site.build({ ...variables, NETLIFY: 'true', NETLIFY_LOCAL: 'true' })
  })

  it('has functions for Netlify that accept a lead and a file, and report an embedded database', async () => {
    await expectFunctionsToWork(site)
    expect(await readFile(site.at('public/_redirects'), 'utf8')).toMatch(
      /^\/api\/:crm\/submitForm\/ {2}\/\.netlify\/functions\/crm-submit-form-js {2}200$/m,
    )
    expect(await readFile(site.at('public/_headers'), 'utf8')).toMatch(/^\/\*\n {2}strict-transport-security: max-age=/)
  })

  it.each(['404.html', '500.html', 'offline/index.html'])('creates %s', async (name) => {
    const [heading] = readPage(await readFile(site.at(`public/${name}`), 'utf8')).headings
    expect(heading).toEqual({ level: 1, text: expect.stringMatching(/\w/) as unknown })
  })

  it('starts no local services', async () => {
    expect(output).toContain('Building the site from Contentful')
    expect(await isThere('.local/logs/gatsby-build.log')).toBe(true)
    expect(await isThere('.local/contentful')).toBe(false)
  })
})
