import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { handleSubmit } from './handle-submit'
import type { LeadHandler } from './handler'
import { serveFunction, type FunctionRequest } from './serve-function'
import { leadService, type LeadService } from './service'
import { useOwnFolder } from './test-support/own-folder'
import { sampleDefinition } from './test-support/samples'
import { useServices } from './test-support/services'
import { allLeads } from './test-support/test-dependencies'
import { until } from './test-support/until'

const at = useOwnFolder()
const startService = useServices()
let url: string
/** Parses the body like the host in front of the function. */
let parts: Partial<Pick<FunctionRequest, 'body' | 'files'>> | undefined

beforeEach(async () => {
  parts = undefined
  const variables = { LEADS_DATABASE_URL: `file:${at('leads.db')}`, LEADS_FORMS: at('_forms.json') }
  jest.replaceProperty(process, 'env', { ...process.env, ...variables })
  await writeFile(at('_forms.json'), JSON.stringify([sampleDefinition()]))
  const origin = await startService((request, response) => {
    void buffer(request).then((body) => {
      const given = { params: { crm: 'hubspot' }, ...(parts ?? { body }) }
      return serveFunction(handleSubmit)(Object.assign(request, given), response)
    })
  })
  url = `${origin}/api/hubspot/submitForm`
})

const stopLeads = async (): Promise<void> => {
  const host = globalThis as { leadService?: LeadService }
  await host.leadService?.close()
  host.leadService = undefined
}

afterEach(() => {
  jest.useRealTimers()
  return stopLeads()
})

const post = (values: unknown) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values) })

const storedLeads = async () => allLeads(await leadService().dependencies.store())

it('sends the handler’s answer, and stores the lead', async () => {
  const response = await post({ formId: 'demo', email: 'ann@example.com' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  await expect(response.json()).resolves.toEqual({ success: true, message: 'We will be in touch.' })
  expect(await storedLeads()).toHaveLength(1)
})

it('accepts a form that the host has parsed, with names as browsers write them', async () => {
  const pdf = Buffer.from('%PDF-1.7\n'.padEnd(60))
  const file = { fieldname: 'brief', originalname: Buffer.from('Pläne.pdf').toString('latin1'), buffer: pdf }
  parts = { body: { formId: 'demo', email: 'ann@example.com', list: ['x'] }, files: [file, null, { fieldname: 1 }] }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: '-',
  })
  expect(response.status).toBe(200)
  const [lead] = await storedLeads()
  const store = await leadService().dependencies.store()
  expect((await store.readFile(lead?.fileIds[0] ?? ''))?.name).toBe('Pläne.pdf')
})

it.each([undefined, {}, 'text', 7])('answers without an error if the body is %j', async (body) => {
  parts = { body }
  expect((await post({})).status).toBe(400)
})

it('hides invalid settings from visitors, and works after they are fixed', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  process.env.LEADS_TRUSTED_PROXIES = 'all'
  const response = await post({})
  expect(response.status).toBe(503)
  await expect(response.json()).resolves.toEqual({
    success: false,
    message: 'This can’t be sent right now. Please try again later.',
  })
  expect(reported).toHaveBeenCalledWith(expect.stringContaining('Set LEADS_TRUSTED_PROXIES to '))
  process.env.LEADS_TRUSTED_PROXIES = '0'
  expect((await post({ formId: 'demo', email: 'ann@example.com' })).status).toBe(200)
})

it('reports errors without the visitor’s data', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await rm(at('_forms.json'))
  expect((await post({ formId: 'demo', email: 'ann@example.com' })).status).toBe(503)
  expect(reported.mock.calls.flat()).toEqual([
    expect.stringMatching(/^\[leads\] A submission could not be stored: The file .* with the forms is missing/),
  ])
})

it('reads the address, the query and the bytes of a request that Netlify’s adapter creates from an event', async () => {
  // Like the adapter's: a stream with the methods of a request, without a socket and a query.
  const request: FunctionRequest = Object.assign(new Readable(), IncomingMessage.prototype, {
    method: 'POST',
    url: '/api/hubspot/submitForm',
    originalUrl: '/api/hubspot/submitForm',
    rawUrl: 'https://www.example.com/api/hubspot/submitForm?id=1',
    headers: { 'x-nf-client-connection-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9,10.0.0.1' },
    netlifyFunctionParams: { event: { body: 'AP8=', isBase64Encoded: true } },
    params: { crm: 'hubspot' },
    body: {},
  })
  const handle = jest.fn<ReturnType<LeadHandler>, Parameters<LeadHandler>>()
  handle.mockResolvedValue({ status: 200, headers: {}, body: 'ß' })
  const response = { setHeader: jest.fn(), end: jest.fn() }
  await serveFunction(handle)(request, response as Partial<ServerResponse> as ServerResponse)
  expect(handle.mock.calls[0]?.[0]).toEqual({
    method: 'POST',
    crm: 'hubspot',
    url: '/api/hubspot/submitForm?id=1',
    headers: { 'x-nf-client-connection-ip': '203.0.113.9' },
    body: Buffer.from([0, 255]),
    remoteAddress: '203.0.113.9',
  })
  // The gateway accepts no numbers.
  expect(response.setHeader).toHaveBeenCalledWith('Content-Length', '2')
})

it('ignores Netlify’s address header on other hosts', async () => {
  await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Nf-Client-Connection-Ip': '203.0.113.9' },
    body: JSON.stringify({ formId: 'demo', email: 'ann@example.com' }),
  })
  expect((await storedLeads())[0]?.context.ipAddress).toBe('127.0.0.1')
})

/**
 * Starts a CRM that accepts everything, and sets it in the environment.
 *
 * @returns paths of the requests that it receives
 */
async function startCrm(): Promise<readonly string[]> {
  const calls: string[] = []
  const crm = await startService((request, response) => {
    calls.push(request.url ?? '')
    response.end('{}')
  })
  Object.assign(process.env, { HUBSPOT_PORTAL_ID: '42', HUBSPOT_TOKEN: 'secret', HUBSPOT_URL: crm })
  return calls
}

it('delivers to the configured CRM from the first submission on', async () => {
  const calls = await startCrm()
  await post({ formId: 'demo', email: 'ann@example.com' })
  const delivery = await leadService().startDelivery()
  expect(await leadService().startDelivery()).toBe(delivery)
  await until(async () => (await storedLeads())[0]?.state === 'delivered')
  expect(calls).toEqual(['/submissions/v3/integration/secure/submit/42/demo'])
})

it('starts delivery later by itself if the database cannot be opened, and delivers the stored leads', async () => {
  const [place, kept] = [at('place'), at('kept')]
  // The rate limiter would keep a timer for each sender.
  Object.assign(process.env, { LEADS_RATE_LIMIT: '0', LEADS_DATABASE_URL: `file:${path.join(place, 'leads.db')}` })
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await mkdir(place)
  await post({ formId: 'demo', email: 'ann@example.com' })
  await stopLeads()
  await rename(place, kept)
  await writeFile(place, 'in the way')
  const calls = await startCrm()
  await expect(leadService().startDelivery()).rejects.toThrow('Cannot open the leads database')
  await rm(place)
  await rename(kept, place)
  await jest.advanceTimersByTimeAsync(30_000)
  await until(async () => {
    await jest.advanceTimersByTimeAsync(1)
    return (await storedLeads())[0]?.state === 'delivered'
  })
  expect(calls).toHaveLength(1)
})
