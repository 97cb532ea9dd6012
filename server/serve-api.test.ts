import { request } from 'node:http'
import net from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileLimit } from '../src/forms/model/contract'
import { uploadLimit } from './handle-files'
import type { LeadStore } from './store/lead-store'
import { allLeads, openTestStore, testDependencies } from './test-support/test-dependencies'
import { useSites } from './test-support/test-site'
import { until } from './test-support/until'

const sites = useSites()
let store: LeadStore
let url: string

beforeEach(async () => {
  store = await openTestStore()
  ;({ url } = await sites.start({ leads: testDependencies(store) }))
})
afterEach(() => store.close())

const json = { 'Content-Type': 'application/json' }
const lead = { formId: 'demo', email: 'ann@example.com', source: 'web' }

const pdf = Buffer.alloc(fileLimit, '%PDF-1.7\n')

const submit = (path = '/api/hubspot/submitForm', init: RequestInit = {}) =>
  fetch(`${url}${path}`, { method: 'POST', headers: json, body: JSON.stringify(lead), ...init })

it.each(['/api/hubspot/submitForm', '/api/hubspot/submitForm/', '/api/hub%73pot/submitForm?a=b'])(
  'stores a lead sent to %s',
  async (path) => {
    const response = await submit(path)
    await expect(response.json()).resolves.toEqual({ success: true, message: 'We will be in touch.' })
    expect(response.status).toBe(200)
    expect(await allLeads(store)).toHaveLength(1)
  },
)

it.each([
  [
    'a plain form with a page',
    () => {
      const body = new FormData()
      body.set('brief', new Blob(['%PDF-1.7\n'.padEnd(6_000_000, '1')]), 'brief.pdf')
      return { headers: { Referer: `${url}/contact/` }, body }
    },
    'text/html',
    'href="/contact/"',
  ],
  ['a script with JSON', () => ({ body: 'x'.repeat(6_000_000) }), 'application/json', 'too large'],
])('answers a body over the limit of %s', async (_name, request, type, text) => {
  const response = await submit(undefined, request())
  expect(response.status).toBe(413)
  expect(response.headers.get('content-type')).toContain(type)
  expect(await response.text()).toContain(text)
})

// A proxy reports a closed connection as its own error.
it('reads a body over the limit to its end before it answers', async () => {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
  const head = 'POST /api/hubspot/uploadFile HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000\r\n\r\n'
  const parts = Array.from({ length: 10 }, () => 'x'.repeat(1_000_000))
  const [answer] = await Promise.all([text(socket), pipeline(Readable.from([head, ...parts]), socket, { end: false })])
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
})

it('accepts a multipart form with a file', async () => {
  const body = new FormData()
  for (const [name, value] of Object.entries(lead)) body.set(name, value)
  body.set('brief', new Blob(['%PDF-1.7\n'.padEnd(60, '1')]), 'brief.pdf')
  const response = await submit(undefined, { headers: {}, body })
  expect(response.status).toBe(200)
  const [stored] = await allLeads(store)
  const file = await fetch(`${url}${stored?.fields.find(({ name }) => name === 'brief')?.value}`)
  expect(file.headers.get('content-disposition')).toContain('brief.pdf')
  // The answer's own policy wins over that of all responses.
  expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

it('keeps at most 100 MB of unfinished bodies of one address in memory', async () => {
  const uploads = Array.from({ length: 18 }, (_, index) => {
    const headers = index % 2 ? { 'Content-Length': uploadLimit } : { 'Transfer-Encoding': 'chunked' }
    const upload = request(`${url}/api/hubspot/uploadFile`, { method: 'POST', headers: { ...json, ...headers } })
    upload.on('error', () => undefined).write('{')
    return upload
  })
  const another = () => submit('/api/hubspot/uploadFile', { body: 'x'.repeat(uploadLimit) })
  await until(async () => (await another()).status === 429)
  expect((await submit()).status).toBe(200)
  for (const upload of uploads) upload.destroy()
  await until(async () => (await another()).status === 400)
})

it('keeps at most 100 MB of files that one address does not receive in memory', async () => {
  const upload = { file: `data:application/pdf;base64,${pdf.toString('base64')}`, filename: 'a.pdf' }
  const { fileUrl } = (await (await submit('/api/hubspot/uploadFile', { body: JSON.stringify(upload) })).json()) as {
    readonly fileUrl: string
  }
  const download = async (): Promise<number> => {
    const response = await fetch(`${url}${fileUrl}`)
    await response.arrayBuffer()
    return response.status
  }
  const sockets = Array.from({ length: 25 }, () => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1').pause()
    socket.write(`GET ${fileUrl} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    return socket
  })
  await until(async () => (await download()) === 429)
  for (const socket of sockets) socket.destroy()
  await until(async () => (await download()) === 200)
})
