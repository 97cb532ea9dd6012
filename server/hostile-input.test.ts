/**
 * Arbitrary and hostile values in every place of a submission and an upload. The answers repeat none of them, and only
 * sound values of the form's fields are stored.
 */
import fc from 'fast-check'
import { hostilePayloads, tripwire } from '../src/lib/test-support/hostile-payloads'
import { handleUpload } from './handle-files'
import { handleSubmit } from './handle-submit'
import type { LeadResponse } from './handler'
import type { LeadField } from './lead'
import type { LeadStore } from './store/lead-store'
import { dataUrl, sampleDefinition } from './test-support/samples'
import { allLeads, formRequest, jsonRequest, openTestStore, testDependencies } from './test-support/test-dependencies'

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

const deleteAll = async (): Promise<void> => {
  for (const lead of await allLeads(store)) await store.deleteByEmail(lead.fields[0]?.value ?? '')
}

beforeEach(async () => {
  reportError.mockClear()
  await deleteAll()
})

const deps = () => testDependencies(store, { reportError })

const expectCalm = ({ status, body }: LeadResponse): void => {
  expect([200, 400, 404, 413, 415, 422]).toContain(status)
  expect(body.toString()).not.toMatch(/<script|<img|onerror/i)
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
    expect(lead.context.pageUri).toMatch(/^(https?:\/\/.*)?$/)
  }
}

it.each(hostilePayloads)('a form with %j everywhere, which the answer does not repeat', async (text) => {
  const values = { ...Object.fromEntries([...names, ...meta].map((name) => [name, text])), formId: 'demo' }
  const answers = [
    await handleSubmit(formRequest(values, { referer: `https://www.example.com/?${text}` }), deps()),
    await handleSubmit(formRequest({ ...good, [text]: text }), deps()),
    await handleSubmit(jsonRequest({ ...values, [text]: text }), deps()),
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

const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? 0 : part))

const anything = fc.anything({ withNullPrototype: false, maxDepth: 3 })
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...hostilePayloads))

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
      await deleteAll()
    }),
    { numRuns: 150, seed: 20250501 },
  )
})

it('any values in an upload', async () => {
  const type = anyText.map((text) => dataUrl(Buffer.from('<script>'), text))
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
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
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
