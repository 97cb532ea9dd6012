import { readFile } from 'node:fs/promises'
import { DomUtils, parseDocument } from 'htmlparser2'
import { withBrowser } from '../../scripts/bench/phone'
import { freePort } from '../../server/free-port'
import { siteConfigId } from '../../src/lib/site-config'
import { runSite, type SiteRun, startSite, type Variables, waitFor } from './run-site'
import { makeWorkspace, type Workspace } from './workspace'

const entry = 'content/entries/page/inbox.md'

let site: Workspace
let run: SiteRun
let args: readonly string[]
let variables: Variables
let address: string

/** The data of a page, as a browser loads it. */
const pageData = async (page = 'inbox'): Promise<string> =>
  (await fetch(`${address}/page-data/${page}/page-data.json`)).text()

interface PageConfig {
  readonly personalization?: { readonly url?: string }
  readonly forms?: { readonly ipLookupUrl?: string }
}

/** The configuration in a page. */
async function configOf(page: string): Promise<PageConfig> {
  const html = await (await fetch(`${address}${page}`)).text()
  const element = DomUtils.getElementById(siteConfigId, parseDocument(html))
  if (!element) throw new Error(`${page} has no configuration.`)
  return JSON.parse(DomUtils.textContent(element)) as PageConfig
}

const shows = (words: string, page?: string) => async (): Promise<boolean> => (await pageData(page)).includes(words)

const setTitle = (title: string): Promise<void> => site.edit(entry, /^title: .*$/m, `title: ${title}`)

const wait = (what: string, probe: () => boolean | Promise<boolean>): Promise<void> => waitFor(what, probe, run.output)

beforeAll(async () => {
  // Shares webpack's cache with the preview of connect-your-space.integration.ts.
  site = await makeWorkspace('integration-preview')
  const port = String(await freePort())
  address = `http://localhost:${port}`
  args = ['develop', '--port', port]
  variables = { CONTENTFUL_EMBEDDED_PORT: String(await freePort()) }
})

afterAll(async () => {
  await run.stop()
  await site.remove()
})

it('does not start with invalid content, and keeps the built site', async () => {
  const [page, question] = ['content/entries/page/broken.md', 'content/entries/faqItem/broken-question.md'] as const
  await site.write(page, '---\nname: Broken\npath: /inbox/\ntitle: Broken\nblocks: [nowhere]\n---\n')
  await site.write(question, '---\nquestoin: What?\n---\n\nThat.\n')
  await site.write('public/index.html', 'The last build')

  const { code, output } = await runSite(site.folder, ['build'], variables)
  expect(code).toBe(1)
  expect(output).toMatch(/entries\/faqItem\/broken-question\.md:2 {2}questoin\n.*\n {2}→ Did you mean “question”\?/)
  expect(output).toMatch(/entries\/page\/broken\.md:\d+ {2}blocks\[1\]\n {2}There is no entry “nowhere”\./)
  expect(output).not.toMatch(/^\s+at /m)
  expect(output).not.toContain('gatsby build failed')
  expect(await readFile(site.at('public/index.html'), 'utf8')).toBe('The last build')
  const develop = await runSite(site.folder, args, variables)
  expect([develop.code, develop.output]).toEqual([1, expect.stringMatching(/^The content has \d+ problems\./m)])

  for (const file of [page, question]) await site.write(file, undefined)
})

it('shows a change made during its start', async () => {
  run = startSite(site.folder, args, variables)
  await wait('the content is read', () => /success.*source and transform nodes/.test(run.output()))
  await setTitle('Changed before the server was there')
  await wait('the page shows the change', shows('Changed before the server was there'))
})

it('serves the pictures of a page', async () => {
  const [picture = ''] = /http:\/\/127\.0\.0\.1:\d+\/[^\s"\\,]+\.png\?[^\s"\\]+/.exec(await pageData()) ?? []
  const response = await fetch(picture, { headers: { accept: 'image/avif' } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif'])
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})

it('shows each further change in an open page', () =>
  withBrowser(async (browser) => {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${address}/inbox/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const title of ['Changed once', 'Changed twice']) {
      await setTitle(title)
      await wait(`the page has the title “${title}”`, async () => (await page.title()).includes(title))
    }
    expect(errors).toEqual([])
  }))

it.each<Readonly<Record<string, string>>>([{}, { authorization: 'wrong' }])(
  'refuses to refresh with the headers %j',
  async (headers) => {
    const { status } = await fetch(`${address}/__refresh`, { method: 'POST', headers })
    expect(status).toBe(403)
  },
)

it('shows a change of a post also on the next post', async () => {
  const [post, next] = ['content/entries/blogPost/post-after-a-hard-conversation.md', 'blog/ai-answers-checklist']
  await wait('the next post names it', shows('After a hard conversation', next))
  for (const title of ['Another title', 'A third title']) {
    await site.edit(post, /^title: .*$/m, `title: ${title}`)
    await wait(`the next post names it “${title}”`, shows(title, next))
  }
})

it('personalizes pages, with a stand-in for the service and a panel', async () => {
  const { personalization } = await configOf('/')
  expect(personalization).toMatchObject({ clientId: 'hearthside', preview: true })
  expect((await fetch(`${personalization?.url}/log`)).status).toBe(200)
})

it('reports invalid content and keeps serving the last valid content', async () => {
  await site.edit(entry, /^title: .*$/m, 'titel: Broken')
  await wait('the problems are printed', () => run.output().includes('Still showing the last valid content.'))
  expect(run.output()).toMatch(
    /entries\/page\/inbox\.md:\d+.* titel\S*\n.*has no field “titel”\.\n.*Did you mean “title”\?/,
  )
  expect(await pageData()).toContain('Changed twice')
})

it('shows the content again once it is fixed', async () => {
  await site.edit(entry, /^titel: .*$/m, 'title: Fixed')
  await wait('the page shows the fixed content', shows('Fixed'))
})

it('accepts form submissions and passes them to the stand-in for the CRM', async () => {
  const [, stateAddress = ''] = /the stand-in for the CRM: (\S+)/.exec(run.output()) ?? []
  const endpoint = `${address}/api/hubspot/submitForm`
  const submit = (type: string, body: string): Promise<Response> =>
    fetch(endpoint, { method: 'POST', headers: { 'Content-Type': type }, body })
  // Gatsby compiles a function at its first request, and runs it as soon as its file exists, even if half written.
  await wait('the function is compiled', async () => (await fetch(endpoint)).status === 405)

  const json = await submit('application/json', JSON.stringify({ formId: 'newsletter', email: 'json@kestrel.example' }))
  expect(await json.text()).toContain('"success":true')
  const plain = await submit('application/x-www-form-urlencoded', 'formId=newsletter&email=plain%40kestrel.example')
  expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const wrong = await submit('application/json', JSON.stringify({ formId: 'newsletter', email: 'kestrel' }))
  expect(await wrong.json()).toMatchObject({ success: false, fields: { email: 'Please enter a valid email address' } })

  await wait('the stand-in has both', async () => {
    const state = await (await fetch(stateAddress)).text()
    return state.includes('json@kestrel.example') && state.includes('plain@kestrel.example')
  })
  const { forms } = await configOf('/newsletter/supportive/')
  expect(await (await fetch(forms?.ipLookupUrl ?? '')).json()).toHaveProperty('ip')
})

it('stops all its processes', async () => {
  expect(await run.stop()).toBe(0)
  await expect(fetch(address)).rejects.toThrow()
})
