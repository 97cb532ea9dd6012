/**
 * Hostile input. The endpoints answer without errors, repeat none of it, store only the fields of a form, and keep
 * working.
 */
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { fileLimit } from '../src/forms/model/contract'
import { hostilePayloads, tripwire } from '../src/lib/test-support/hostile-payloads'
import { handleUpload } from './handle-files'
import { handleSubmit, submissionLimit } from './handle-submit'
import type { LeadRequest, LeadResponse } from './handler'
import type { LeadField } from './lead'
import type { LeadStore } from './store/lead-store'
import { dataUrl, sampleDefinition, sampleFiles } from './test-support/samples'
import { allLeads, jsonRequest, openTestStore, testDependencies } from './test-support/test-dependencies'

/** Part of every hostile text, to find answers that repeat it. */
const mark = 'zq9'

const texts: readonly string[] = [
  `<script>alert('${mark}')</script>`,
  `"><img src=x onerror=alert("${mark}")>`,
  `' onfocus=${mark} autofocus='`,
  `javascript:${mark}`,
  `</li></ul><h1>${mark}`,
  `<!--${mark}`,
  `&lt;script&gt;${mark}`,
  `\u003cscript\u003e${mark}`,
  `${mark}'; drop table lead; --`,
  `${mark}" or ""="`,
  `=cmd|'/c ${mark}'!A0`,
  `@SUM(1+1)*${mark}`,
  `\${${mark}}`,
  `{{${mark}}}`,
  `%3Cscript%3E${mark}`,
  `${mark}\r\nSet-Cookie: a=b`,
  `${mark}\u0000.png`,
  `../../${mark}`,
  `${mark}\u202Egnp.exe`,
  `\ud800${mark}\udc00`,
  `${mark}${'́'.repeat(500)}`,
  `ann@example.com\nBcc: ${mark}@example.com`,
  `"${mark}"@example.com <script>`,
  `${mark}@gmail.com`,
  `${mark}@@example.com`,
  `${mark}${'a'.repeat(20_000)}`,
  `${mark}${'@'.repeat(5000)}`,
  `${mark}@${'.'.repeat(240)} `,
]

const names = ['email', 'firstname', 'size', 'plan', 'message', 'brief', 'source'] as const
const meta = [
  'submissionId',
  'hubspotutk',
  'pageUri',
  'pageName',
  'ipAddress',
  'elapsedMs',
  'secondary_subject',
] as const

const good = { formId: 'demo', email: 'ann@example.com' }

interface Case {
  readonly name: string
  readonly request: LeadRequest
}

const json = (name: string, value: unknown): Case => ({ name, request: jsonRequest(value) })

const form = (name: string, values: Readonly<Record<string, string>>, referer?: string): Case => ({
  name,
  request: jsonRequest('', {
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'www.example.com', referer },
    body: Buffer.from(new URLSearchParams(values).toString()),
  }),
})

const prototypeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'valueOf',
]

const submissions: readonly Case[] = [
  ...texts.map((text) => form(`${text} in a form`, { ...good, email: text, message: text })),
  ...prototypeKeys.flatMap((key) => [
    json(`own ${key}`, `{"formId":"demo","email":"ann@example.com","${key}":{"polluted":"${mark}"}}`),
    json(`form ${key}`, `{"formId":"${key}"}`),
    form(`${key} in a form`, { ...good, [key]: mark, [`${key}[polluted]`]: mark, [`x[${key}][polluted]`]: mark }),
  ]),
  json('nested deeply', `{"formId":"demo","email":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
  json('the same name often', `{"formId":"demo",${`"email":"${mark}",`.repeat(2000)}"email":"x"}`),
  json('many names', Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`${mark}${index}`, '']))),
  ...['', '{', 'null', `{"a":${mark}}`, '{"formId":"demo"}{}', `{"formId":"demo",}`].map((text) =>
    json(`JSON ${text}`, text),
  ),
  ...[submissionLimit, 1e6, 5e6].flatMap((length) => [
    json(`${length} characters`, { ...good, message: mark.padEnd(length, 'x') }),
    form(`${length} characters in a form`, { ...good, message: mark.padEnd(length, 'x') }),
  ]),
  { name: 'bytes that are not UTF-8', request: jsonRequest('', { body: Buffer.from([0x7b, 0xff, 0xfe, 0xc0, 0x7d]) }) },
  { name: 'a gzip bomb', request: jsonRequest('', { body: gzipSync(Buffer.alloc(1e7)) }) },
  { name: 'UTF-16', request: jsonRequest('', { body: Buffer.from(JSON.stringify(good), 'utf16le') }) },
  ...['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${mark}`].map((type) => ({
    name: type,
    request: jsonRequest(`--${mark}\r\nContent-Disposition: form-data; name="formId"\r\n\r\ndemo`, {
      headers: { 'content-type': type },
    }),
  })),
]

const pdf = sampleFiles['application/pdf'] ?? Buffer.alloc(0)
const gif = sampleFiles['image/gif'] ?? Buffer.alloc(0)
const script = Buffer.from(`<script>alert("${mark}")</script>`)

const contents: readonly (readonly [string, Buffer])[] = [
  ['HTML', script],
  ['SVG with a script', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>${mark}</script></svg>`)],
  ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)])],
  ['a bomb', gzipSync(Buffer.alloc(1e7))],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])],
  ['a script for a shell', Buffer.from(`#!/bin/sh\n${mark}`)],
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.alloc(1)],
  ['zeros', Buffer.alloc(5000)],
  ['a GIF after a space', Buffer.concat([Buffer.from(' '), gif])],
  ['a PDF after HTML', Buffer.concat([script, pdf])],
  ...Object.entries(sampleFiles).map(([type, content]) => [`half of a ${type}`, content.subarray(0, 6)] as const),
]

/** Files of two types: they count as the first, and browsers save them. */
const polyglots: readonly (readonly [string, Buffer])[] = Object.entries(sampleFiles).map(([type, content]) =>
  type === 'image/webp' ? [type, content] : [type, Buffer.concat([content, script])],
)

const fileLine = 'filename="'

/** A form with a file, sent without a script. */
const multipart = (name: string, filename: string, content: Buffer): Case => ({
  name,
  request: jsonRequest('', {
    headers: { 'content-type': 'multipart/form-data; boundary=edge', host: 'www.example.com' },
    body: Buffer.concat([
      ...Object.entries(good).map(([key, value]) =>
        Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
      ),
      Buffer.from(`--edge\r\nContent-Disposition: form-data; name="brief"; ${fileLine}${filename}"\r\n\r\n`),
      content,
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  }),
})

const plainForms: readonly Case[] = [
  ...contents.map(([name, content]) => multipart(`${name} in a form`, `${mark}.png`, content)),
  ...texts.map((text) => multipart(`a file in a form that is called ${text}`, text, script)),
  multipart('a file that is too large, in a form', `${mark}.pdf`, Buffer.concat([pdf, Buffer.alloc(fileLimit)])),
  multipart('a form that is too large', `${mark}.pdf`, Buffer.alloc(5 * 1024 * 1024)),
]

const file = (name: string, value: unknown): Case => ({
  name,
  request: jsonRequest(value, { url: '/api/hubspot/uploadFile' }),
})

const uploads: readonly Case[] = [
  ...contents.map(([name, content]) => file(name, { file: dataUrl(content, 'image/png'), filename: `${mark}.png` })),
  ...[1].map((excess) =>
    file(`${excess} bytes more than are taken`, {
      file: dataUrl(Buffer.concat([pdf, Buffer.alloc(fileLimit - pdf.length + excess)])),
      filename: 'x.pdf',
    }),
  ),
  ...prototypeKeys.map((key) => file(key, `{"${key}":{"file":"x","filename":"y"}}`)),
]

const known = sampleDefinition().fieldGroups.flatMap(({ fields }) => fields)
// eslint-disable-next-line no-control-regex -- tests that there are none
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/

const isSound = ({ name, value, incomplete }: LeadField): boolean => {
  const field = known.find((other) => other.name === name)
  if (!field || control.test(value) || value.length > 10_000) return false
  if (field.hidden || value === '') return field.hidden || !field.required || incomplete === true
  switch (field.fieldType) {
    case 'email':
      return /^[^\s@]+@(?!gmail)[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 254
    case 'dropdown':
    case 'radio':
      return field.options.some((option) => option.value === value) || (incomplete === true && value.length <= 1000)
    case 'file':
      return false
    case 'single_line_text':
      return !/[\n\t]/.test(value) && value.length <= 1000
    case 'multi_line_text':
      return true
  }
}

let store: LeadStore
const reportError = jest.fn()

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  reportError.mockClear()
  for (const lead of await allLeads(store)) await store.deleteByEmail(lead.fields[0]?.value ?? '')
})

const deps = () => testDependencies(store, { reportError })

const expectCalm = ({ status, headers, body }: LeadResponse): void => {
  expect([200, 400, 404, 413, 415, 422]).toContain(status)
  expect(body.toString()).not.toContain(mark)
  expect(body.toString()).not.toMatch(/<script|<img|onerror/i)
  expect(JSON.stringify(headers)).not.toContain(mark)
  expect(reportError).not.toHaveBeenCalled()
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
}

const expectSoundStore = async (status: number): Promise<void> => {
  const leads = await allLeads(store)
  expect(leads).toHaveLength(status === 200 ? 1 : 0)
  for (const lead of leads) {
    expect(lead.fields.map(({ name }) => name)).toEqual(known.map(({ name }) => name))
    expect(lead.fields.filter((field) => !isSound(field))).toEqual([])
    expect(lead.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    const { trackingValue, pageUri, ipAddress } = lead.context
    expect([trackingValue, ipAddress].join('')).not.toContain(mark)
    expect(pageUri).toMatch(/^(https?:\/\/.*)?$/)
  }
}

it.each([...submissions, ...plainForms])('a submission with $name', async ({ request }) => {
  const response = await handleSubmit(request, deps())
  expectCalm(response)
  await expectSoundStore(response.status)
})

it.each([...submissions, ...plainForms].filter(({ name }) => /000 characters|form that is too/.test(name)))(
  'is not read: $name',
  async ({ request }) => {
    expect((await handleSubmit(request, deps())).status).toBe(413)
  },
)

it.each(texts)('a form on a page at %j, the only link in the answer', async (text) => {
  const { request } = form('', { formId: 'demo' }, `https://www.example.com/${text}`)
  const { body } = await handleSubmit(request, deps())
  const [, answer = ''] = body.toString().split('<main>')
  const [link, ...others] = answer.match(/<a [^>]*>/g) ?? []
  expect(others).toEqual([])
  expect(link).toMatch(/^<a href="\/[^"'<>\s]*">$/)
  expect(body.toString().replace(link ?? '', '')).not.toContain(mark)
})

it.each(hostilePayloads)('a form with %j everywhere, which the answer does not repeat', async (text) => {
  const values = { ...Object.fromEntries([...names, ...meta].map((name) => [name, text])), formId: 'demo' }
  const answers = [
    await handleSubmit(form('', values, `https://www.example.com/?${text}`).request, deps()),
    await handleSubmit(form('', { ...good, [text]: text }).request, deps()),
    await handleSubmit(json('', { ...values, [text]: text }).request, deps()),
  ]
  for (const { body, headers } of answers) {
    // Links to the home page and the page of the form.
    const shown = body.toString().replaceAll(/<a href="\/[^"'<>\s]*">/g, '')
    expect(shown).not.toContain(tripwire)
    // The server renders the brand in the header.
    expect(shown.split('<main>').at(-1)).not.toMatch(/<script|<img|<svg|<iframe|javascript:/i)
    expect(JSON.stringify(headers)).not.toContain(tripwire)
  }
})

it.each(uploads)('an upload of $name', async ({ request }) => {
  const response = await handleUpload(request, deps())
  expectCalm(response)
  expect(response.status).not.toBe(200)
  expect((await store.fileBytes()).loose).toBe(0)
})

it.each(polyglots)('a %s that is also another type is stored as its first type', async (type, content) => {
  const response = await handleUpload(
    jsonRequest({ file: dataUrl(content, 'text/html'), filename: `<b>${mark}.html` }),
    deps(),
  )
  expectCalm(response)
  const { fileUrl } = JSON.parse(response.body.toString()) as { fileUrl: string }
  const stored = await store.readFile(fileUrl.slice(-32))
  expect(stored).toMatchObject({ contentType: type, content })
  expect(stored?.name).toMatch(new RegExp(`^b${mark}\\.(png|jpg|gif|webp|avif|pdf)$`))
  await store.deleteLooseFiles(Number.MAX_SAFE_INTEGER)
})

const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? 0 : part))

const anything = fc.anything({ withNullPrototype: false, maxDepth: 3 })
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...texts))

it('any values under known names', async () => {
  const values = fc.record(Object.fromEntries([...names, ...meta].map((name) => [name, fc.oneof(anyText, anything)])), {
    requiredKeys: [],
  })
  await fc.assert(
    fc.asyncProperty(values, fc.boolean(), async (sent, isValid) => {
      const value = { ...sent, formId: 'demo', ...(isValid ? { email: 'ann@example.com' } : {}) }
      const response = await handleSubmit(jsonRequest(jsonOf(value)), deps())
      expectCalm(response)
      await expectSoundStore(response.status)
      await store.deleteByEmail('ann@example.com')
      for (const lead of await allLeads(store)) await store.deleteByEmail(lead.fields[0]?.value ?? '')
    }),
    { numRuns: 150, seed: 20250501 },
  )
})

it('any values in an upload', async () => {
  const type = anyText.map((text) => dataUrl(script, text))
  const data = anyText.map((text) => `data:image/png;base64,${text}`)
  const sent = fc.record({ file: fc.oneof(anyText, type, data, anything), filename: fc.oneof(anyText, anything) })
  await fc.assert(
    fc.asyncProperty(sent, async (value) => {
      const response = await handleUpload(jsonRequest(jsonOf(value), { url: '/api/hubspot/uploadFile' }), deps())
      expectCalm(response)
      expect(response.status).not.toBe(200)
    }),
    { numRuns: 150, seed: 20250501 },
  )
})

it('arbitrary bytes', async () => {
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
  ]
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...types), async (bytes, type) => {
      const request = jsonRequest('', { body: Buffer.from(bytes), headers: { 'content-type': type } })
      const response = await handleSubmit(request, deps())
      expectCalm(response)
      expect(response.status).not.toBe(200)
      expect((await handleUpload(request, deps())).status).not.toBe(200)
    }),
    { numRuns: 150, seed: 20250501 },
  )
})
