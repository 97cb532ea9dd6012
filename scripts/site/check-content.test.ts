import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { accessTokens } from '../../local/contentful/answer'
import { serverCertificate } from '../../local/contentful/server-certificate'
import { type ContentFolder, entry, useContentFolders } from '../../local/contentful/test-support/content-folder'
import { startContentful } from '../../local/contentful/test-support/start-contentful'
import { listen } from '../../local/faults/local-server'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { useServices } from '../../server/test-support/services'
import { Unavailable } from '../../src/lib/failure'
import { checkContent, checkSpace } from './check-content'
import { root } from './paths'

const mockRead = jest.fn()
jest.mock('contentful', () => ({
  createClient: () => ({ withAllLocales: { withoutLinkResolution: { getEntries: mockRead, getAssets: mockRead } } }),
}))
jest.mock('./check-access', () => ({
  ...jest.requireActual<object>('./check-access'),
  checkAccess: () => Promise.resolve(),
}))

const at = useOwnFolder()
const makeContentFolder = useContentFolders()
let content: ContentFolder

beforeEach(async () => {
  content = await makeContentFolder({
    'entries/faqItem/card.md': entry('question: Card?', '\n[No](/no/).\n'),
    'entries/redirect/old.md': entry('from: /old/\nto: https://www.example.com/'),
  })
})

/** Everything that the command prints, and the message of its failure. */
async function run(...args: readonly string[]) {
  const printed: string[] = []
  const failure = await checkContent(
    args,
    {},
    { print: (text) => printed.push(text), warn: (text) => printed.push(text) },
  )
    .then(() => undefined)
    .catch((error: unknown) => (error as Error).message)
  return { output: printed.join('\n'), failure }
}

/** Runs the command for the space at a host. */
function runForSpace(host: string, caFile: string, ...args: readonly string[]) {
  const command = ['--import', 'tsx', 'scripts/content.ts', 'check', '--space', ...args]
  const env = {
    ...process.env,
    CONTENTFUL_SPACE_ID: 'test-space',
    CONTENTFUL_ACCESS_TOKEN: accessTokens.delivery,
    CONTENTFUL_ENVIRONMENT: '',
    CONTENTFUL_HOST: host,
    NODE_EXTRA_CA_CERTS: caFile,
  }
  return promisify(execFile)(process.execPath, command, { cwd: root, env })
}

describe('checkContent', () => {
  it('prints warnings, and fails for them only if it is strict', async () => {
    expect(await run(content.folder)).toEqual({
      output: expect.stringMatching(
        /^entries\/faqItem\/card\.md:5 {2}answer\n.*“\/no\/”.*\n {2}→ .*\n\n.*1 warning in 2/,
      ) as string,
      failure: undefined,
    })
    expect((await run('--strict', content.folder)).failure).toBe('The content has 1 warning.')
  })

  it('fails and lists every problem; without problems, prints one line', async () => {
    await content.write({ 'entries/richText/text.md': entry('name: Text') })
    expect((await run(content.folder)).failure).toMatch(
      /^entries\/richText\/text\.md.* {2}body\n[^]*\n\nThe content has 1 problem and 1 warning\.$/,
    )
    await content.write({ 'entries/richText/text.md': undefined, 'entries/faqItem/card.md': undefined })
    expect(await run(content.folder)).toEqual({ output: 'No problems in 1 entry and 0 assets.', failure: undefined })
  })

  it('checks the core, with what core.yaml changes in it', async () => {
    await content.write({ 'core.yaml': 'replacements: [{ entry: card, field: answer, from: Maybe, to: Yes }]\n' })
    expect((await run(content.folder)).failure).toBeUndefined()
    expect((await run('--core', content.folder)).failure).toMatch(
      /^core\.yaml:1 {2}replacements\n {2}entries\/faqItem\/card\.md has no “Maybe” in “answer”\.\n/,
    )
  })

  it('prints JSON for other programs, with pages that have a date to come', async () => {
    const page = (name: string, others: string) =>
      entry(`name: ${name}\npath: /${name}/\ntitle: ${name}\ndescription: Less\nblocks: [text]\n${others}`)
    await content.write({
      'entries/page/sale.md': page('sale', 'publishAt: 2100-01-01T09:00+01:00\nexpireAt: 2100-02-01'),
      'entries/page/draft.md': page('draft', '_draft: true\nexpireAt: 2100-02-01'),
      'entries/richText/text.md': entry('name: Text', '\nWords.\n'),
    })
    expect(JSON.parse((await run('--json', content.folder)).output)).toMatchObject({
      problems: [],
      warnings: [{ field: 'answer' }, { field: 'expireAt' }, { field: 'publishAt' }, { field: 'expireAt' }],
      scheduled: [
        { time: '2100-01-01T08:00:00.000Z', action: 'published', id: 'sale', path: '/sale/' },
        expect.not.objectContaining({ path: '/sale/' }),
      ],
    })
  })

  describe('with a live site', () => {
    const startService = useServices()
    let live: string

    beforeEach(async () => {
      live = await startService((_request, response) => {
        const urls = ['/old/', '/legal/terms/'].map((place) => `<url><loc>https://www.example.com${place}</loc></url>`)
        response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`)
      })
      const fields = 'title: Terms\npath: /terms/\ndescription: What holds\nupdatedOn: 2026-01-31'
      await content.write({ 'entries/companyPage/terms.md': entry(fields, '\nWords.\n') })
    })

    it('finds removed pages without a redirect, and prints one to the page that replaces them', async () => {
      const { output } = await run('--live', live, content.folder)
      expect(output).toContain(
        'content/entries/redirect/redirect-legal-terms.md\n---\nfrom: /legal/terms/\nto: /terms/\nisPermanent: true\n---\n',
      )
      expect(output).toMatch(
        /\/legal\/terms\/\n {2}The live site has this page.*\n {2}→ .* from \/legal\/terms\/ to \/terms\//,
      )
    })

    it('adds the redirects', async () => {
      const { output } = await run('--live', live, '--add-redirects', content.folder)
      expect(output).toContain('The content has 1 warning in 4 entries')
      const added = await readFile(path.join(content.folder, 'entries/redirect/redirect-legal-terms.md'), 'utf8')
      expect(added).toBe('---\nfrom: /legal/terms/\nto: /terms/\nisPermanent: true\n---\n')
    })
  })

  it.each([
    [['home-hero'], 'There is no folder "home-hero". Leave out the name to check all content.'],
    [['--space'], 'Set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN to choose the space.'],
    [['--space', '--core'], expect.stringMatching(/^Usage: /) as string],
    [['--space', 'content'], expect.stringMatching(/^Usage: /) as string],
    [['content', 'public'], expect.stringMatching(/^Usage: /) as string],
    [['--preview'], expect.stringMatching(/^Usage: /) as string],
    [['--add-redirects'], '--add-redirects changes files, for the site at the address after --live.'],
    [['--live', 'nowhere'], expect.stringMatching(/^The sitemap of nowhere cannot be read \(.*\): check/) as string],
  ])('says what to do for %j', async (args, failure) => {
    expect(await run(...args)).toEqual({ output: '', failure })
  })

  it('checks a space with the variables of the environment, and links to its entries', async () => {
    const contentful = await startContentful({ contentFolder: content.folder, stateFolder: at(), port: 0 })
    const { stdout, stderr } = await runForSpace(contentful.deliveryHost, contentful.caFile)
    await contentful.close()
    expect(stderr).toBe(`Question “Card?”  Answer, line 1
  No page has the path “/no/”.
  → Correct the address, or add the page or a redirect.
  https://app.contentful.com/spaces/test-space/environments/master/entries/card

`)
    expect(stdout).toBe('The content has 1 warning in 2 entries and 0 assets.\n')
  })

  it('prints nothing but JSON with --json, also if Contentful has refused a request at first', async () => {
    const certificate = await serverCertificate(at())
    let refusals = 0
    const { url, close } = await listen(
      ({ url: address = '' }, response) => {
        const isRefused = address.includes('/entries') && refusals === 0
        if (isRefused) refusals += 1
        response
          .writeHead(isRefused ? 429 : 200, { 'x-contentful-ratelimit-reset': '0' })
          .end(JSON.stringify({ total: 0, items: [] }))
      },
      0,
      certificate,
    )
    const { stdout, stderr } = await runForSpace(new URL(url).host, certificate.caFile, '--json')
    await close()
    expect(refusals).toBe(1)
    expect(JSON.parse(stdout)).toEqual({ problems: [], warnings: [], scheduled: [] })
    expect(stderr).toBe('')
  })
})

describe('checkSpace', () => {
  const check = () => checkSpace({ CONTENTFUL_SPACE_ID: 'own', CONTENTFUL_ACCESS_TOKEN: 'token' }, { isPreview: false })

  it('says that a space cannot be read', async () => {
    mockRead.mockRejectedValue(new Error('{"message":"Rate limit exceeded."}'))
    const error: unknown = await check().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Unavailable)
    expect(error).toHaveProperty('message', 'The space own cannot be read (Rate limit exceeded.): try again later.')
  })

  it('does not take an error of the program for one of the space', async () => {
    // Without fields, which Contentful never sends.
    mockRead.mockResolvedValue({ total: 1, items: [{ sys: { id: 'a' } }] })
    await expect(check()).rejects.toThrow(TypeError)
  })
})
