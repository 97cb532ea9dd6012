import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { signedWebhook, testSecret } from './publishing/test-support/webhooks'
import { runServer, type RunningServer } from './run-server'
import { readServerSettings } from './server-settings'
import { buildFile } from './site/open-site'
import { sampleDefinition } from './test-support/samples'
import { useServices } from './test-support/services'
import { ask, useSites } from './test-support/test-site'
import { until } from './test-support/until'

const sites = useSites()
const startService = useServices()
let server: RunningServer | undefined
let lines: string[]

const start = async (
  variables: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const folder = await sites.make({
    '_forms.json': JSON.stringify([sampleDefinition()]),
    'pricing/index.html': 'Pricing',
    ...files,
  })
  const settings = readServerSettings(folder, {
    PORT: '0',
    LEADS_DATABASE_URL: `file:${path.join(folder, '../leads.db')}`,
    ...variables,
  })
  lines = []
  server = await runServer(settings, { write: (line) => lines.push(line) })
  return server.url
}

afterEach(async () => {
  jest.useRealTimers()
  await server?.close()
  server = undefined
})

const logged = (): readonly Record<string, unknown>[] =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>)

const submit = (url: string, values: Readonly<Record<string, string>>, address = '/api/hubspot/submitForm') =>
  fetch(url + address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'ann@example.com' },
    body: JSON.stringify({ formId: 'demo', source: 'web', ...values }),
  })

it('logs one line per request, without personal data', async () => {
  const url = await start()
  const planted = 'ann.secret@example.com'
  await submit(url, { email: planted })
  await submit(url, { email: planted, formId: planted })
  await submit(url, { email: planted }, `/api/${planted}/submitForm`)
  await submit(url, { email: planted }, `/api/${encodeURIComponent(planted)}/submitForm`)
  for (const target of [`/pricing/?email=${planted}`, `/${planted}/`, `/%zz${planted}`, `/${planted}.js`]) {
    await ask(url, target, { referer: `http://localhost/?${planted}`, cookie: `email=${planted}` })
  }
  const requests = logged().filter(({ msg }) => msg === 'request')
  expect(requests).toHaveLength(8)
  expect(requests[0]).toMatchObject({ class: 'api', method: 'POST', path: '/api/hubspot/submitForm', status: 200 })
  expect(requests.filter(({ path: own }) => own === '/pricing/')).toHaveLength(1)
  expect(lines.join('')).not.toContain('secret')
  expect(JSON.stringify(requests)).not.toMatch(/127\.0\.0\.1|::1/)
})

it('is healthy and ready with forms and a database', async () => {
  const url = await start()
  await expect((await fetch(`${url}/healthz`)).json()).resolves.toEqual({ status: 'ok', release: 'not a release' })
  const ready = await fetch(`${url}/readyz`)
  expect(ready.status).toBe(200)
  await expect(ready.json()).resolves.toEqual({ status: 'ok', forms: 'ok', database: 'ok', closing: false })
})

it.each([
  [{ LEADS_FORMS: '/nowhere/_forms.json' }, { forms: 'failing', database: 'ok' }],
  [{ LEADS_DATABASE_URL: 'file:/dev/null/leads.db' }, { forms: 'ok', database: 'failing' }],
])('is healthy but not ready with %p', async (variables, parts) => {
  const url = await start(variables)
  const ready = await fetch(`${url}/readyz`)
  expect(ready.status).toBe(503)
  await expect(ready.json()).resolves.toMatchObject(parts)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/pricing/`)).status).toBe(200)
})

it('logs that the database cannot be opened before the first lead, without a CRM too', async () => {
  await start({ LEADS_DATABASE_URL: 'file:/dev/null/leads.db' })
  await until(() => lines.some((line) => line.includes('No lead can be stored: Cannot open the leads database')))
})

it('serves metrics to this machine and to clients with the token', async () => {
  const url = await start({ METRICS_TOKEN: 'a-long-metrics-token' })
  await submit(url, { email: 'ann@example.com' })
  await fetch(`${url}/pricing/`)
  const report = JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }])
  const headers = { 'Content-Type': 'application/reports+json' }
  await fetch(`${url}/api/csp-report`, { method: 'POST', headers, body: report })
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain('leads{state="pending"} 1')
  expect(metrics).toContain('site_requests_total{class="page",method="GET",status="200"} 1')
  expect(metrics).toContain('csp_violations_total{directive="img-src"} 1')
  const forwarded = { 'X-Forwarded-For': '203.0.113.7' }
  const statusOf = async (headers: Record<string, string>) => (await fetch(`${url}/metrics`, { headers })).status
  expect(await statusOf(forwarded)).toBe(403)
  expect(await statusOf({ ...forwarded, Authorization: 'Bearer wrong' })).toBe(403)
  expect(await statusOf({ ...forwarded, Authorization: 'Bearer a-long-metrics-token' })).toBe(200)
})

it('limits and counts senders that a trusted proxy does not name, and warns once without their data', async () => {
  const url = await start({ LEADS_TRUSTED_PROXIES: '1', LEADS_RATE_LIMIT: '2' })
  const statuses: number[] = []
  for (const forwarded of ['', 'ann@example.com', 'unknown', '10.0.0.256']) {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded }
    const body = JSON.stringify({ formId: 'demo', source: 'web', email: 'ann@example.com' })
    statuses.push((await fetch(`${url}/api/hubspot/submitForm`, { method: 'POST', headers, body })).status)
  }
  expect(statuses).toEqual([200, 200, 429, 429])
  const warnings = logged().filter(({ msg }) => String(msg).includes('X-Forwarded-For'))
  expect(warnings).toHaveLength(1)
  expect(JSON.stringify(warnings)).not.toMatch(/ann|10\.0\.0/)
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('site_unknown_addresses_total{reason="invalid"} 4')
})

it('warns about a lead that the CRM refuses', async () => {
  let receive: (body: Promise<string>) => void = () => undefined
  const received = new Promise<string>((resolve) => (receive = resolve))
  const url = await start({
    HUBSPOT_URL: await startService((_request, response) => response.writeHead(400).end('{}')),
    HUBSPOT_PORTAL_ID: '42',
    HUBSPOT_TOKEN: 'token',
    ALERT_WEBHOOK_URL: await startService((request, response) => {
      receive(text(request))
      response.end()
    }),
  })
  await submit(url, { email: 'ann@example.com' })
  const warning = await received
  expect(JSON.parse(warning)).toMatchObject({ kind: 'refused lead' })
  expect(warning).toMatch(/The CRM refuses leads.*leads -- failing/)
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('leads_delivery_failures_total{cause="refused"} 1')
})

it('receives Contentful’s webhooks only if a signing secret is set', async () => {
  const statusOf = async (url: string): Promise<number> =>
    (await fetch(`${url}/api/contentful-webhook`, { method: 'POST', body: '{}' })).status
  expect(await statusOf(await start())).toBe(404)
  await server?.close()
  const folder = await sites.make()
  const url = await start({
    SITE_URL: 'https://www.example.com',
    PUBLISH_SIGNING_SECRET: 's'.repeat(64),
    PUBLISH_BUILD_HOOK_URL: 'http://127.0.0.1:1/',
    PUBLISH_STATE_FOLDER: path.join(folder, 'state'),
  })
  expect(await statusOf(url)).toBe(403)
})

it('logs why a publish failed, and that its report could not be sent', async () => {
  const url = await start({
    SITE_URL: 'https://www.example.com',
    PUBLISH_SIGNING_SECRET: testSecret,
    PUBLISH_BUILD_HOOK_URL: await startService((_request, response) => response.writeHead(404).end()),
    PUBLISH_STATE_FOLDER: path.join(await sites.make(), 'state'),
    PUBLISH_REPORT_URL: await startService((_request, response) => response.writeHead(500).end()),
  })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  await fetch(`${url}/api/contentful-webhook`, { method: 'POST', ...signedWebhook() })
  await jest.advanceTimersByTimeAsync(30_000)
  const publishing = (): string => JSON.stringify(logged().filter(({ part }) => part === 'publishing'))
  await until(() => publishing().includes('The webhook for reports answered with status 500.'))
  expect(publishing()).toContain('The build hook answered with status 404.')
})

it('serves a new build in the same folder', async () => {
  const url = await start()
  const folder = String(logged().find(({ msg }) => msg === 'The site is served')?.folder)
  await writeFile(path.join(folder, 'index.html'), 'A new build')
  await writeFile(path.join(folder, 'version.json'), '{}')
  await until(async () => (await ask(url, '/')).body.toString() === 'A new build')
})

describe('a site with drafts', () => {
  const password = 'a long password!'
  const files = { [buildFile]: '{"preview":true}' }

  it('is not served without protection', async () => {
    await expect(start({}, files)).rejects.toThrow('Set PREVIEW_PASSWORD or PREVIEW_LINK_KEY to protect them.')
  })

  it('needs the password, except for health checks', async () => {
    const url = await start({ PREVIEW_PASSWORD: password }, files)
    expect((await fetch(`${url}/pricing/`)).status).toBe(401)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const authorization = `Basic ${Buffer.from(`ann:${password}`).toString('base64')}`
    const answer = await fetch(`${url}/pricing/`, { headers: { authorization } })
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(answer.headers.get('cache-control')).not.toContain('public')
  })
})
