import { fileLimit } from '../src/forms/model/contract'
import type { FormDefinition } from '../src/forms/model/definition'
import { formLabels, formMessages } from '../src/forms/model/words'
import { handleSubmit } from './handle-submit'
import type { LeadDependencies, LeadRequest } from './handler'
import type { LeadStore } from './store/lead-store'
import { noon, sampleDefinition, sampleFile, sampleFiles } from './test-support/samples'
import {
  allLeads,
  formRequest,
  jsonOf,
  jsonRequest,
  openTestStore,
  testDependencies,
} from './test-support/test-dependencies'

const submissionId = '0b0e7e2c-7a1d-4f0e-9a53-0f2f6f1f2a3b'
const payload = { formId: 'demo', email: 'ann@example.com', firstname: 'Ann', elapsedMs: 5000, submissionId }

const german = sampleDefinition({
  locale: 'de',
  words: {
    labels: formLabels,
    messages: {
      ...formMessages,
      email: 'Bitte prüfen',
      attachAgain: 'Bitte noch einmal',
      fileKind: 'Bitte ein Bild',
      fileSize: 'Höchstens {} MB',
    },
  },
  legalConsent: { consentToProcessText: 'Sie stimmen zu.', checkboxes: [] },
})

let store: LeadStore

beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

/** Sends a request to the endpoint, with changed dependencies. */
const send = (request: LeadRequest, changes?: Partial<LeadDependencies>, forms?: readonly FormDefinition[]) =>
  handleSubmit(request, testDependencies(store, changes, forms))

const broken = (error: Error) => ({ store: () => Promise.reject(error) })

describe('a submission as JSON', () => {
  it('is stored, then answered with the form’s message', async () => {
    const onStored = jest.fn()
    const response = await send(jsonRequest(payload), { onStored })
    expect(response.status).toBe(200)
    expect(response.headers).toMatchObject({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    expect(jsonOf(response)).toEqual({ success: true, message: 'We will be in touch.' })
    expect(await allLeads(store)).toMatchObject([{ id: submissionId, receivedAt: noon, state: 'pending' }])
    expect(onStored).toHaveBeenCalledTimes(1)
  })

  it('gets the invalid fields, and is not stored', async () => {
    const response = await send(jsonRequest({ formId: 'demo', email: 'x' }))
    expect(response.status).toBe(422)
    expect(jsonOf(response)).toEqual({
      success: false,
      message: 'Work email: Please enter a valid email address.',
      fields: { email: 'Please enter a valid email address' },
    })
    expect(await allLeads(store)).toEqual([])
  })

  describe('of a translated form', () => {
    const sendGerman = (changes = {}) =>
      send(jsonRequest({ ...payload, formLocale: 'de', ...changes }), {}, [sampleDefinition(), german])

    it('stores the consent in the language of the form', async () => {
      await sendGerman()
      expect(await allLeads(store)).toMatchObject([{ formId: 'demo', consent: { text: 'Sie stimmen zu.' } }])
    })

    it('is answered in it', async () => {
      expect(jsonOf(await sendGerman({ email: 'x' }))).toMatchObject({ fields: { email: 'Bitte prüfen' } })
    })

    it.each(['brief.pdf', `/api/hubspot/file?id=${'x'.repeat(32)}`])('asks in it for the file %s', async (brief) => {
      expect(jsonOf(await sendGerman({ brief }))).toMatchObject({ fields: { brief: 'Bitte noch einmal' } })
      expect(await allLeads(store)).toEqual([])
    })

    it('is stored in the default language if the form is no longer translated', async () => {
      expect((await sendGerman({ formLocale: 'fr' })).status).toBe(200)
    })
  })

  it('that is spam is stored, answered like all others, and not delivered', async () => {
    const onStored = jest.fn()
    const response = await send(jsonRequest({ ...payload, secondary_subject: 'x' }), { onStored })
    expect(jsonOf(response)).toEqual({ success: true, message: 'We will be in touch.' })
    expect(await allLeads(store)).toMatchObject([{ state: 'spam' }])
    expect(onStored).not.toHaveBeenCalled()
  })

  it('may refer to an uploaded file', async () => {
    const file = sampleFile()
    await store.saveFile(file, noon)
    const brief = `/api/hubspot/file?id=${file.id}`
    expect((await send(jsonRequest({ ...payload, brief }))).status).toBe(200)
    expect(await allLeads(store)).toMatchObject([{ fileIds: [file.id] }])
  })

  it('gets the time to wait over the rate limit', async () => {
    const submitLimiter = jest.fn(() => Promise.resolve(1500))
    const response = await send(jsonRequest(payload), { submitLimiter })
    expect(response).toMatchObject({ status: 429, headers: { 'Retry-After': '2' } })
    expect(jsonOf(response).message).toContain('try again in 2 seconds')
    expect(submitLimiter).toHaveBeenCalledWith('203.0.113.7')
  })

  it('is not rate limited if the visitor’s address is unknown', async () => {
    const request = jsonRequest(payload, { remoteAddress: undefined })
    expect((await send(request, { submitLimiter: () => Promise.resolve(1000) })).status).toBe(200)
  })

  it.each<[string, Partial<LeadDependencies>]>([
    ['the database cannot be opened', broken(new Error('/var/lib/leads: permission denied'))],
    ['the definitions are missing', { definitions: () => Promise.reject(new Error('/srv/public/_forms.json')) }],
    ['it cannot be stored', { store: async () => ({ ...store, saveLead: () => Promise.reject(new Error('full')) }) }],
  ])('is not acknowledged when %s; the operator is told why, the visitor is not', async (_name, changes) => {
    const reportError = jest.fn()
    const response = await send(jsonRequest(payload), { reportError, ...changes })
    expect(response.status).toBe(503)
    expect(jsonOf(response)).toEqual({
      success: false,
      message: 'We couldn’t save this just now. Please try again in a moment.',
    })
    expect(reportError).toHaveBeenCalledTimes(1)
  })
})

describe('a form sent without a script', () => {
  const values = { formId: 'demo', email: 'ann@example.com', firstname: 'Ann' }
  const referer = 'https://www.example.com/demo/?a=b'

  it('is stored, and answered with a page that links back and to the next step', async () => {
    const form = sampleDefinition({ redirectUrl: 'https://app.example.com/start?a=1&b=2' })
    const response = await send(formRequest(values, { referer }), {}, [form])
    expect(response.status).toBe(200)
    expect(response.headers['Content-Type']).toBe('text/html; charset=utf-8')
    expect(response.headers['Content-Security-Policy']).toContain("default-src 'none'")
    expect(response.body).toContain('<h1>We will be in touch.</h1>')
    expect(response.body).toContain('<a href="https://app.example.com/start?a=1&amp;b=2">Continue</a>')
    expect(response.body).toContain('<a href="/demo/?a=b">Back to the page</a>')
    expect(await allLeads(store)).toMatchObject([{ context: { pageUri: referer } }])
  })

  it('is answered with the language of a translated form, where the page has its texts', async () => {
    const german = sampleDefinition({
      locale: 'de',
      successMessage: 'Wir melden uns.',
      next: { label: 'Preise', href: '/de/pricing/' },
    })
    const forms = [sampleDefinition(), german]
    const stored = await send(formRequest({ ...values, formLocale: 'de' }), {}, forms)
    expect(stored.body).toContain('<h1 lang="de">Wir melden uns.</h1>')
    expect(stored.body).toContain('<a href="/de/pricing/" lang="de">Preise</a>')
    const invalid = await send(formRequest({ ...values, email: 'x', formLocale: 'de' }), {}, forms)
    expect(invalid.body).toContain('<h1>Please check your answers</h1>')
    expect(invalid.body).toContain('<ul lang="de"><li>Work email: ')
  })

  it('gets the list of errors, without the input', async () => {
    const hostile = '<script>alert(1)</script>'
    const response = await send(formRequest({ ...values, email: hostile, brief: hostile }))
    expect(response.status).toBe(422)
    expect(response.body).toContain('<li>Work email: Please enter a valid email address</li>')
    expect(response.body).toContain('<li>Brief: Please attach the file again</li>')
    expect(response.body).not.toContain('alert(1)')
  })

  it.each([
    ['https://elsewhere.example/phish/', '/'],
    ['https://www.example.com//elsewhere.example/', '/elsewhere.example/'],
    [`https://www.example.com/"><script>alert(1)</script>`, '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  ])('leads back from %s to %s', async (from, href) => {
    const response = await send(formRequest(values, { referer: from }))
    expect(response.body).toContain(`<a href="${href}">`)
  })

  it.each(['javascript:alert(1)', '//elsewhere.example/', ''])('does not link to %j', async (redirectUrl) => {
    const { body } = await send(formRequest(values), {}, [sampleDefinition({ redirectUrl })])
    expect(body).not.toContain('Continue')
  })

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, {}, 403],
    ['without a database', {}, broken(new Error('/var/lib/leads')), 503],
  ])('is answered with a page that says what went wrong: %s', async (_name, headers, changes, status) => {
    const response = await send(formRequest(values, headers), changes)
    expect(response.status).toBe(status)
    expect(response.body).toContain('<h1>That didn’t work</h1>')
    expect(response.body).not.toContain('/var/lib')
    expect(await allLeads(store)).toEqual([])
  })

  const pdf = sampleFiles['application/pdf'] ?? Buffer.alloc(0)

  const withFile = async (content: Buffer, others: Record<string, string> = values): Promise<LeadRequest> => {
    const form = new FormData()
    for (const [name, value] of Object.entries(others)) form.set(name, value)
    form.set('brief', new Blob([new Uint8Array(content)]), 'Brief.pdf')
    const multipart = new Response(form)
    return jsonRequest('', {
      headers: { 'content-type': multipart.headers.get('content-type') ?? '', host: 'www.example.com' },
      body: Buffer.from(await multipart.arrayBuffer()),
    })
  }

  const tooLarge = Buffer.concat([pdf, Buffer.alloc(fileLimit)])

  it.each([
    [
      'its file is rejected',
      Buffer.from('<script>'),
      'en',
      'Please choose an image (PNG, JPEG, GIF, WebP, AVIF) or a PDF',
    ],
    ['the file of a translated form is too large', tooLarge, 'de', 'Höchstens 4 MB'],
  ])('is not stored if %s', async (_name, content, formLocale, message) => {
    const request = await withFile(content, { ...values, formLocale })
    const response = await send(request, {}, [sampleDefinition(), german])
    expect(response.status).toBe(422)
    expect(response.body).toContain(`<li>Brief: ${message}</li>`)
    expect(await allLeads(store)).toEqual([])
  })

  it('is stored once, without its file, when files have filled their space', async () => {
    const reportError = jest.fn()
    expect((await send(await withFile(pdf), { fileSpace: pdf.length - 1, reportError })).status).toBe(200)
    expect((await send(await withFile(pdf))).status).toBe(200)
    const [lead, ...others] = await allLeads(store)
    expect(others).toEqual([])
    expect(lead?.fileIds).toEqual([])
    expect(lead?.fields.find(({ name }) => name === 'brief')?.value).toBe('')
    expect(reportError).toHaveBeenCalledWith('A lead was stored without its files', expect.any(Error))
  })

  it('is stored without its file if it is spam and files of spam have filled their space', async () => {
    const full = { ...store, fileBytes: () => Promise.resolve({ all: 0, loose: 1024 * 1024 * 1024 }) }
    const spam = { ...values, email: 'bot@example.com', secondary_subject: 'x' }
    expect((await handleSubmit(await withFile(pdf, spam), testDependencies(full))).status).toBe(200)
    expect((await handleSubmit(await withFile(pdf), testDependencies(full))).status).toBe(200)
    const leads = await allLeads(store)
    expect(leads.map(({ state, fileIds }) => [state, fileIds.length]).sort()).toEqual([
      ['pending', 1],
      ['spam', 0],
    ])
  })
})

it('does not store the address of a proxy that is not configured, and reports it', async () => {
  const warn = jest.fn()
  const headers = { 'content-type': 'application/json', host: 'www.example.com', 'x-forwarded-for': '198.51.100.2' }
  await send(jsonRequest(payload, { headers }), { warn })
  expect(await allLeads(store)).toMatchObject([{ context: { ipAddress: '' } }])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('LEADS_TRUSTED_PROXIES'))
  warn.mockClear()
  await send(jsonRequest(payload, { headers }), { warn, trustedProxies: 1 })
  await send(jsonRequest(payload), { warn })
  expect(warn).not.toHaveBeenCalled()
})
