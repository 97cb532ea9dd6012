import type { Lead } from '../lead'
import { emailField, noon, sampleFile, sampleLead } from '../test-support/samples'
import { hubSpot } from './hubspot'

const day = 24 * 60 * 60 * 1000

let time: number
const settings = {
  portalId: '42',
  token: 'secret',
  formsUrl: 'https://forms.example',
  apiUrl: 'https://api.example',
  now: () => time,
}

const lead = (changes: Parameters<typeof sampleLead>[0] = {}): Lead => ({
  ...sampleLead(changes),
  state: 'pending',
  attempts: 1,
  nextAttemptAt: noon,
  isInDoubt: false,
})

const fetchMock = jest.fn<Promise<Response>, [url: string, init: RequestInit]>()

beforeEach(() => {
  time = noon
  fetchMock.mockReset()
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchMock as typeof fetch)
})

const submit = (submitted = lead(), urls: ReadonlyMap<string, string> = new Map()) =>
  hubSpot(settings).submit(submitted, urls)

const has = (submitted = lead()) => hubSpot(settings).has(submitted)

const answer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  fetchMock.mockImplementationOnce(() => Promise.resolve(new Response(text, { status, headers })))
}

const sent = (index = 0) => {
  const [url, init] = fetchMock.mock.calls[index] ?? []
  return { url, init, body: JSON.parse(init?.body as string) as Readonly<Record<string, unknown>> }
}

const problem = (errorType: string, message: string = errorType) => ({ message, errorType })

const refusal = (...errors: readonly ReturnType<typeof problem>[]) => ({
  status: 'error',
  message: 'The request is not valid',
  errors,
})

const errors = (...types: readonly string[]) => refusal(...types.map((type) => problem(type)))

describe('a submission', () => {
  it('is sent with its fields, its context, its consent and its time', async () => {
    answer(200, { inlineMessage: 'Thanks' })
    const fileId = 'x'.repeat(32)
    const submitted = lead({
      fields: [
        emailField('ann@example.com'),
        { name: 'company', value: 'Acme', fieldType: 'single_line_text', objectTypeId: '0-2' },
        { name: 'empty', value: '', fieldType: 'single_line_text' },
        { name: 'brief', value: `/api/hubspot/file?id=${fileId}`, fieldType: 'file' },
        // HubSpot does not have this one.
        { name: 'plan', value: `/api/hubspot/file?id=${'y'.repeat(32)}`, fieldType: 'file' },
      ],
      consent: { text: 'I agree', communications: [{ subscriptionTypeId: '251', text: 'News', isTicked: true }] },
      context: {
        trackingValue: 'a'.repeat(32),
        pageUri: 'https://www.example.com/',
        pageName: '',
        ipAddress: '203.0.113.7',
      },
    })
    const urls = new Map([[fileId, 'https://crm.example/brief.pdf']])
    await expect(submit(submitted, urls)).resolves.toEqual({ kind: 'delivered' })
    const { url, init, body } = sent()
    expect(url).toBe('https://forms.example/submissions/v3/integration/secure/submit/42/demo')
    expect(init).toMatchObject({
      method: 'POST',
      headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
      redirect: 'error',
    })
    expect(body).toEqual({
      submittedAt: String(noon),
      fields: [
        { objectTypeId: '0-1', name: 'email', value: 'ann@example.com' },
        { objectTypeId: '0-2', name: 'company', value: 'Acme' },
        { objectTypeId: '0-1', name: 'brief', value: 'https://crm.example/brief.pdf' },
      ],
      context: { hutk: 'a'.repeat(32), pageUri: 'https://www.example.com/', ipAddress: '203.0.113.7' },
      legalConsentOptions: {
        consent: {
          consentToProcess: true,
          text: 'I agree',
          communications: [{ value: true, subscriptionTypeId: 251, text: 'News' }],
        },
      },
    })
  })

  const box = (subscriptionTypeId: string, text: string, isTicked: boolean) => ({ subscriptionTypeId, text, isTicked })

  it.each<[string, Lead['consent'], unknown]>([
    ['a form without consent', undefined, undefined],
    ['unchecked boxes', { text: '', communications: [box('1', 'News', false)] }, undefined],
    [
      'a text and an unchecked box',
      { text: 'I agree', communications: [box('1', 'News', false)] },
      { text: 'I agree', consentToProcess: true, communications: [] },
    ],
    [
      'one of two boxes',
      { text: '', communications: [box('1', 'News', false), box('2', 'Events', true)] },
      {
        text: 'Events',
        consentToProcess: true,
        communications: [{ value: true, subscriptionTypeId: 2, text: 'Events' }],
      },
    ],
  ])('claims the consent that was given, and no more: %s', async (_name, consent, sentConsent) => {
    answer(200, {})
    await submit(lead({ consent }))
    expect(sent().body.legalConsentOptions).toEqual(sentConsent && { consent: sentConsent })
  })

  it.each([
    ['just now', 0, String(noon)],
    ['28 days ago', 28 * day, String(noon)],
    ['29 days ago', 29 * day, undefined],
    ['tomorrow, by a wrong clock', -day, undefined],
  ])('of a lead that came %s has the time only when HubSpot takes it', async (_name, age, submittedAt) => {
    answer(200, {})
    time = noon + age
    await submit()
    expect(sent().body.submittedAt).toBe(submittedAt)
  })

  it.each([['INVALID_HUTK'], ['INVALID_PAGE_URI', 'INVALID_HUTK']])(
    'is resent without its context if HubSpot refuses it: %s',
    async (...types) => {
      answer(400, errors(...types))
      answer(200, {})
      await expect(submit()).resolves.toEqual({ kind: 'delivered' })
      expect(sent(1).body.context).toEqual({})
      expect(sent(1).body.fields).toEqual(sent(0).body.fields)
    },
  )

  const unknownField = (name: string) =>
    problem('FIELD_NOT_IN_FORM_DEFINITION', `Error in 'fields.${name}'. Field '${name}' is not in the form definition`)

  const withHiddenFields = () =>
    lead({
      fields: [
        emailField('ann@example.com'),
        { name: 'utm_source', value: 'ad', fieldType: 'single_line_text', hidden: true },
        { name: 'utm_source_2', value: 'ad', fieldType: 'single_line_text', hidden: true },
        { name: 'plan', value: 'b', fieldType: 'single_line_text', objectTypeId: '0-2', hidden: true },
      ],
    })

  const fieldNamesOf = (index: number) =>
    (sent(index).body.fields as readonly { readonly name: string }[]).map(({ name }) => name)

  it.each([
    ['one', refusal(unknownField('utm_source')), ['utm_source']],
    ['some', refusal(unknownField('utm_source'), unknownField('0-2/plan')), ['utm_source', 'plan']],
    ['a value of one', refusal(problem('INPUT_TOO_LARGE', "Error in 'fields.utm_source'. Too large")), ['utm_source']],
    ['some without their names', errors('FIELD_NOT_IN_FORM_DEFINITION'), ['utm_source', 'utm_source_2', 'plan']],
  ])('is sent again without hidden fields when HubSpot refuses %s', async (_name, body, without) => {
    answer(400, body)
    answer(200, {})
    const submitted = withHiddenFields()
    await expect(submit(submitted)).resolves.toEqual({ kind: 'delivered', without })
    expect(fieldNamesOf(1)).toEqual(submitted.fields.map(({ name }) => name).filter((name) => !without.includes(name)))
    expect(sent(1).body.context).toEqual(sent(0).body.context)
  })

  it('is sent without hidden fields if HubSpot rejects one after another', async () => {
    answer(400, refusal(unknownField('utm_source')))
    answer(400, refusal(unknownField('utm_source_2')))
    answer(200, {})
    await expect(submit(withHiddenFields())).resolves.toMatchObject({ kind: 'delivered' })
    expect(fieldNamesOf(2)).toEqual(['email'])
  })

  it('is resent with its context but without its time if HubSpot refuses the time', async () => {
    answer(400, refusal(problem('INVALID_METADATA', "Error in 'submittedAt'. It is out of range")))
    answer(200, {})
    await expect(submit()).resolves.toMatchObject({ kind: 'delivered' })
    expect(sent(1).body.submittedAt).toBeUndefined()
    expect(sent(1).body.context).toEqual(sent(0).body.context)
  })

  const badEmail = problem('INVALID_EMAIL', "Error in 'fields.email'. Invalid email address")

  it.each([
    ['a field of the visitor', 400, refusal(badEmail), 1],
    ['such a field and a hidden one', 400, refusal(badEmail, unknownField('utm_source')), 1],
    ['an unknown visible field', 400, refusal(unknownField('email')), 1],
    ['something unknown, also without the time', 400, 'no', 2],
    ['an unknown form', 404, 'no', 1],
  ])('is refused: %s', async (_name, status, body, calls) => {
    for (let call = 0; call < calls; call += 1) answer(status, body)
    await expect(submit(withHiddenFields())).resolves.toMatchObject({
      kind: 'refused',
      cause: status === 404 ? 'form' : 'refused',
      error: expect.stringContaining(String(status)) as string,
      isInDoubt: false,
    })
    expect(fetchMock).toHaveBeenCalledTimes(calls)
  })

  it.each([
    [401, 'token', false],
    [403, 'permission', false],
    [408, 'busy', false],
    [500, 'failing', true],
  ])('is tried again after status %i (%s), in doubt: %j', async (status, cause, isInDoubt) => {
    answer(status, 'no')
    await expect(submit()).resolves.toEqual({
      kind: 'unavailable',
      cause,
      error: `${status} no`,
      isInDoubt,
      pause: undefined,
    })
  })

  it('keeps an error that every database and terminal accepts', async () => {
    answer(502, '<p>\n\0\u001B[31mBad   gateway')
    await expect(submit()).resolves.toMatchObject({
      error: '502 <p> [31mBad gateway',
    })
  })

  it.each([
    [429, undefined, 10_000],
    [429, '60', 60_000],
    [429, new Date(noon + 60_000).toUTCString(), 60_000],
    [503, new Date(noon - 60_000).toUTCString(), undefined],
    [503, 'soon', undefined],
    [503, '7', 7000],
    [503, '0', undefined],
    [503, '100000', undefined],
  ])('with status %i and Retry-After %j asks for a pause of %j ms', async (status, value, pause) => {
    answer(status, '', value === undefined ? {} : { 'retry-after': value })
    await expect(submit()).resolves.toMatchObject({ cause: status === 429 ? 'busy' : 'failing', pause })
  })

  it.each(['<!doctype html>', '', '{"inline'])('is in doubt after %j with status 200', async (body) => {
    answer(200, body)
    await expect(submit()).resolves.toMatchObject({ kind: 'unavailable', isInDoubt: true })
  })

  it('is in doubt for another minute if there was no answer', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('fetch failed', { cause: new Error('ECONNRESET') }))
    await expect(submit()).resolves.toEqual({
      kind: 'unavailable',
      cause: 'unreachable',
      error: 'fetch failed: ECONNRESET',
      isInDoubt: true,
      wait: 60_000,
    })
  })
})

describe('looking a submission up', () => {
  const submission = (changes: { submittedAt?: number; email?: string } = {}) => ({
    conversionId: 'c',
    submittedAt: changes.submittedAt ?? noon,
    values: [{ name: 'email', value: changes.email ?? 'Ann@Example.com' }],
  })

  it('finds it by time and email address', async () => {
    answer(200, { results: [submission({ submittedAt: noon + 1 }), submission()] })
    await expect(has()).resolves.toBe('yes')
    expect(fetchMock.mock.calls[0]?.[0]).toBe(
      'https://api.example/form-integrations/v1/submissions/forms/demo?limit=50',
    )
  })

  it.each([
    ['there is none', []],
    ['it is of another person', [submission({ email: 'bob@example.com' })]],
    ['it is of another time', [submission({ submittedAt: noon + 1 }), submission({ submittedAt: noon - 1 })]],
  ])('does not find it when %s', async (_name, results) => {
    answer(200, { results })
    await expect(has()).resolves.toBe('no')
  })

  it('reads pages until it has passed the time', async () => {
    answer(200, { results: [submission({ submittedAt: noon + 2 })], paging: { next: { after: 'two' } } })
    answer(200, { results: [submission({ submittedAt: noon - 1 })], paging: { next: { after: 'three' } } })
    await expect(has()).resolves.toBe('no')
    expect(fetchMock.mock.calls.map(([url]) => url.split('?')[1])).toEqual(['limit=50', 'limit=50&after=two'])
  })

  it.each([
    ['compares all values of', 'b', 'no'],
    ['does not need the hidden values of', 'a', 'yes'],
  ])('%s a form without an email address', async (_name, value, expected) => {
    const fields = [
      { name: 'note', value: 'a', fieldType: 'multi_line_text' as const },
      { name: 'utm_source', value: 'x', fieldType: 'single_line_text' as const, hidden: true as const },
    ]
    answer(200, { results: [{ ...submission(), values: [{ name: 'note', value }] }] })
    await expect(has(lead({ fields }))).resolves.toBe(expected)
  })

  it('returns unknown without permission', async () => {
    answer(403, 'MISSING_SCOPES')
    await expect(has()).resolves.toBe('unknown')
  })

  it('stops at a rate limit', async () => {
    answer(429, 'no')
    await expect(has()).resolves.toMatchObject({ cause: 'busy' })
  })

  it('fails when it gets an error again and again', async () => {
    for (let call = 0; call < 4; call += 1) answer(500, 'no')
    await expect(has()).resolves.toHaveProperty('error')
  })

  it('requests a failed page again immediately', async () => {
    answer(500, 'no')
    answer(200, '<!doctype html>')
    answer(200, { results: [submission()] })
    await expect(has()).resolves.toBe('yes')
  })
})

describe('a file', () => {
  it('is uploaded once, under a name that is hard to guess', async () => {
    answer(201, { id: '1', url: 'https://crm.example/1' })
    const file = sampleFile()
    await expect(hubSpot(settings).upload(file)).resolves.toEqual({ url: 'https://crm.example/1' })
    const [url, init] = fetchMock.mock.calls[0] ?? []
    const form = init?.body as FormData
    expect(url).toBe('https://api.example/files/v3/files')
    expect(form.get('fileName')).toBe(`${file.id}-plan.png`)
    expect(JSON.parse(form.get('options') as string)).toEqual({
      access: 'PUBLIC_NOT_INDEXABLE',
      duplicateValidationStrategy: 'RETURN_EXISTING',
      duplicateValidationScope: 'EXACT_FOLDER',
    })
    await expect((form.get('file') as File).arrayBuffer().then(Buffer.from)).resolves.toEqual(file.content)
  })

  it.each([
    [500, 'no', 'unavailable'],
    [415, 'no', 'refused'],
    [201, '{}', 'unavailable'],
  ])('is not there after status %i and %j', async (status, body, kind) => {
    answer(status, body)
    await expect(hubSpot(settings).upload(sampleFile())).resolves.toMatchObject({ kind })
  })
})
