import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Redirect } from '../../content/model/redirects'
import { runChecks } from '../../scripts/deploy-check/checks'
import { readSite } from '../../scripts/deploy-check/read-site'
import { checkTestLead } from '../../scripts/deploy-check/test-lead'
import { makeRelease } from '../../scripts/release/make-release'
import { publicFolder } from '../../scripts/site/paths'
import { findProxy, startProxy, type ProxyName } from '../../scripts/support/start-proxy'
import { createAsk } from '../../server/ask'
import { runServer, type RunningServer } from '../../server/run-server'
import { responseHeaders } from '../../server/security-headers'
import { readServerSettings } from '../../server/server-settings'

/** Tests a release of the built site behind each available host. */

const redirects: readonly Redirect[] = [
  { from: '/old/', to: '/pricing/', status: 301 },
  { from: '/über/', to: '/about/#team', status: 302 },
  { from: '/plans', to: '/pricing/?plan=plus', status: 301 },
  { from: '/price/', to: '/pricing/?from=$5', status: 302 },
  { from: '/elsewhere/', to: 'https://example.com/a', status: 302 },
  { from: '/a-long-path-that-an-old-blog-gave-to-one-of-its-first-posts/', to: '/blog/', status: 301 },
  { from: '/braces-{x}/', to: 'https://example.com/?id={id}', status: 302 },
  { from: '/100%/', to: '/pricing/', status: 301 },
  { from: '/a-[bc]/', to: '/about/', status: 301 },
  { from: '/gone/', status: 410 },
  { from: '/journal/spam/', status: 410 },
  { from: '/journal/press/*', to: '/about/', status: 302 },
  { from: '/journal/*', to: '/blog/:splat', status: 301 },
  { from: '/docs/*', to: 'https://example.com/:splat', status: 301 },
  { from: '/offers/*', status: 410 },
]

/** Compressing the pages that the checks do not request would take most of the time. */
const isUnused = (folder: string): boolean =>
  ['index.html', 'page-data.json'].some((name) => existsSync(path.join(folder, name))) &&
  !/\/(public|about|pricing|404|500)$/.test(folder)

let folder: string
let release: string
let database: string
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hosts-'))
  release = path.join(folder, 'release')
  const site = path.join(folder, 'site')
  await cp(publicFolder, site, {
    recursive: true,
    preserveTimestamps: true,
    filter: (name) => !isUnused(name),
  })
  // The embedded content has no redirects.
  await writeFile(path.join(site, '_redirects.json'), JSON.stringify(redirects))
  // Not the folder that the checkout shares: the budgets compress the site at the same time.
  const options = { site, target: release, compressed: path.join(folder, 'compressed') }
  await makeRelease({ ...options, now: new Date(Date.UTC(2025, 4, 1)) })
  await writeFile(path.join(release, 'pages/old-0123456789abcdef0123.js'), 'run()')
  await makeRelease({ ...options, now: new Date(Date.UTC(2025, 4, 2)) })
  database = `file:${path.join(folder, 'leads.db')}`
  const settings = { PORT: '0', LOG_LEVEL: 'silent', LEADS_DATABASE_URL: database, LEADS_TRUSTED_PROXIES: '1' }
  server = await runServer(readServerSettings(path.join(release, 'pages'), settings))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function expectAllRules(url: string): Promise<void> {
  const ask = createAsk(url)
  const linkOf = async (pathname: string) => (await ask(pathname)).headers.link
  expect(await linkOf('/pricing/')).toMatch(/^<\/site-attribution\.js>; rel=preload; as=script; fetchpriority=low$/)
  expect(await linkOf('/old-0123456789abcdef0123.js')).toBeUndefined()
  expect((await ask('//OLD/')).headers.location).toBe('/pricing/')
  expect((await ask('//Journal/First-Reply/')).headers.location).toBe('/blog/First-Reply/')
  for (const start of ['/docs%2f@evil.example', '/docs@evil.example/..%2fdocs/']) {
    const { location = '' } = (await ask(start)).headers
    expect(new URL(location, url).hostname).not.toBe('evil.example')
  }
  for (const missing of ['/none.html', '/none.js', '/_redirects.json'])
    expect((await ask(missing)).headers['content-type']).toBe('text/plain; charset=utf-8')
  const sameOrigin = { 'content-type': 'application/json', origin: url }
  expect((await ask('/api/hubspot/submitForm', { method: 'POST', headers: sameOrigin, body: '{}' })).status).toBe(400)
  const throughCdn = await ask('/pricing/', { headers: { via: '1.1 cdn', 'accept-encoding': 'gzip' } })
  expect(throughCdn.headers['content-encoding']).toBe('gzip')
  const large = { method: 'POST', headers: sameOrigin, body: 'x'.repeat(21 * 1024 * 1024) }
  const securityNames = Object.keys(responseHeaders(false))
  for (const { headers } of [await ask('/api'), await ask('/api/hubspot/uploadFile', large)])
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(securityNames))
  const known = { 'if-none-match': '*', range: 'bytes=0-9' }
  expect((await ask('/none/', { headers: known })).body).toEqual(await readFile(path.join(release, 'pages/404.html')))
  for (const long of ['a'.repeat(256), 'a/'.repeat(3000)]) expect((await ask(`/${long}`)).status).toBe(404)
  const typeOf = async (pathname: string) => (await ask(pathname)).headers['content-type']
  expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json; charset=utf-8')
  expect(await typeOf('/sitemap.xml')).toBe('application/xml; charset=utf-8')
  expect((await ask('/sw.js')).headers.vary).toBe('Accept-Encoding')
  expect((await ask('/healthz')).status).toBe(200)
  const site = await readSite(url, release)
  expect(site.oldFiles).toEqual(['/old-0123456789abcdef0123.js'])
  const findings = await runChecks(ask, site)
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([])
  expect(await checkTestLead(ask, database)).toEqual([])
}

it('the server follows every rule of the deploy guide', () => expectAllRules(server.url))

/** Runs a proxy of the release before a server, if it is available. */
async function withProxy(name: ProxyName, serverUrl: string, use: (url: string) => Promise<void>): Promise<void> {
  const program = await findProxy(name)
  if (program === undefined) {
    console.warn(`${name} was not tested: it is not installed, and Debian’s package cannot be fetched.`)
    return
  }
  const proxy = await startProxy(name, program, release, serverUrl)
  await use(proxy.url).finally(() => proxy.stop())
}

it.each<ProxyName>(['nginx', 'caddy'])('%s does, too, with pages of its own and endpoints of the server', (name) =>
  withProxy(name, server.url, expectAllRules),
)

it.each<ProxyName>(['nginx', 'caddy'])('%s shows the error page to a form while the server is down', (name) =>
  withProxy(name, 'http://127.0.0.1:1', async (url) => {
    const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await createAsk(url)('/api/hubspot/submitForm', { method: 'POST', headers: form, body: 'a=b' })
    expect(answer.status).toBe(502)
    expect(answer.body).toEqual(await readFile(path.join(release, 'pages/500.html')))
    expect(answer.headers).toMatchObject(responseHeaders(false))
  }),
)
