import { noFaults, startCrm, type LocalCrm } from './start-crm'

let crm: LocalCrm

beforeEach(async () => {
  crm = await startCrm()
})
afterEach(() => crm.close())

const authorization = { Authorization: 'Bearer stand-in' }

const submit = (changes: object = {}, form = 'demo') =>
  fetch(`${crm.url}/submissions/v3/integration/secure/submit/${crm.portalId}/${form}`, {
    method: 'POST',
    headers: { ...authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: [{ objectTypeId: '0-1', name: 'email', value: 'ann@example.com' }], ...changes }),
  })

const list = async (query = '', form = 'demo') => {
  const response = await fetch(`${crm.url}/form-integrations/v1/submissions/forms/${form}${query}`, {
    headers: authorization,
  })
  return (await response.json()) as { results: { submittedAt: number }[]; paging?: { next: { after: string } } }
}

describe('submissions', () => {
  it('are stored individually, and update one contact', async () => {
    const submittedAt = String(Date.now() - 1000)
    expect((await submit({ submittedAt })).status).toBe(200)
    expect((await submit({ submittedAt })).status).toBe(200)
    expect(crm.state.submissions).toHaveLength(2)
    expect(crm.state.contacts.size).toBe(1)
  })

  it('are listed in pages, newest first', async () => {
    const now = Date.now()
    for (const ago of [30, 10, 20]) await submit({ submittedAt: String(now - ago) })
    await submit({}, 'other')
    const first = await list('?limit=2')
    expect(first.results.map(({ submittedAt }) => now - submittedAt)).toEqual([10, 20])
    const second = await list(`?limit=2&after=${first.paging?.next.after}`)
    expect(second.results.map(({ submittedAt }) => now - submittedAt)).toEqual([30])
    expect(second.paging).toBeUndefined()
  })

  it.each([
    ['INVALID_EMAIL', { fields: [{ name: 'email', value: 'ann' }] }],
    ['INPUT_TOO_LARGE', { fields: [{ name: 'note', value: 'x'.repeat(70_000) }] }],
    ['INVALID_HUTK', { context: { hutk: 'x' } }],
    ['INVALID_METADATA', { submittedAt: String(Date.now() - 31 * 24 * 3600 * 1000) }],
    [
      'DUPLICATE_SUBSCRIPTION_TYPE_ID',
      {
        legalConsentOptions: {
          consent: {
            consentToProcess: true,
            text: 'I agree',
            communications: [1, 1].map((subscriptionTypeId) => ({ value: true, subscriptionTypeId, text: 'News' })),
          },
        },
      },
    ],
  ])('are rejected with %s', async (errorType, changes) => {
    const response = await submit(changes)
    expect(response.status).toBe(400)
    await expect(response.json()).resolves.toMatchObject({ status: 'error', errors: [{ errorType }] })
    expect(crm.state.submissions).toEqual([])
  })
})

it('rejects fields that no form has', async () => {
  crm.setFaults({ ...noFaults, unknownFields: ['utm_source', 'size'] })
  const field = (objectTypeId: string, name: string) => ({ objectTypeId, name, value: 'x' })
  const response = await submit({ fields: [field('0-1', 'utm_source'), field('0-2', 'size'), field('0-1', 'company')] })
  expect(response.status).toBe(400)
  const { errors } = (await response.json()) as { errors: { message: string; errorType: string }[] }
  expect(errors).toEqual([
    { errorType: 'FIELD_NOT_IN_FORM_DEFINITION', message: expect.stringContaining("'fields.utm_source'") as string },
    { errorType: 'FIELD_NOT_IN_FORM_DEFINITION', message: expect.stringContaining("'fields.0-2/size'") as string },
  ])
})

it('rejects calls over its limit', async () => {
  crm.setFaults({ ...noFaults, limit: { calls: 2, period: 60_000 } })
  expect([(await submit()).status, (await submit()).status, (await submit()).status]).toEqual([200, 200, 429])
  expect(crm.state.submissions).toHaveLength(2)
})

describe('files', () => {
  const upload = async (strategy: string, options: object = { access: 'PRIVATE' }) => {
    const form = new FormData()
    form.set('file', new Blob(['content'], { type: 'application/pdf' }), 'x.pdf')
    form.set('fileName', 'brief.pdf')
    form.set('folderPath', '/forms')
    form.set('options', JSON.stringify({ ...options, duplicateValidationStrategy: strategy }))
    const response = await fetch(`${crm.url}/files/v3/files`, { method: 'POST', headers: authorization, body: form })
    return { status: response.status, body: (await response.json()) as { id?: string; url?: string } }
  }

  it('get an address', async () => {
    const { status, body } = await upload('NONE')
    expect(status).toBe(201)
    expect(body.url).toBe(`${crm.url}/files/forms/brief.pdf`)
    expect(crm.state.files).toMatchObject([{ type: 'application/pdf', size: 7 }])
  })

  it('return an existing file with the same name, if requested', async () => {
    const first = await upload('RETURN_EXISTING')
    expect((await upload('RETURN_EXISTING')).body.id).toBe(first.body.id)
    expect((await upload('NONE')).body.id).not.toBe(first.body.id)
  })
})

it('rejects other tokens and paths', async () => {
  const response = await fetch(`${crm.url}/files/v3/files`, {
    method: 'POST',
    headers: { Authorization: 'Bearer other' },
  })
  expect(response.status).toBe(401)
  expect((await fetch(`${crm.url}/other`, { headers: authorization })).status).toBe(404)
})

describe('faults', () => {
  it('occur as often as configured, before or after the call takes effect', async () => {
    crm.setFaults({ rate: 1, faults: ['error'], isDone: 'sometimes' })
    expect([(await submit()).status, (await submit()).status]).toEqual([500, 500])
    expect(crm.state.submissions).toHaveLength(1)
    expect(crm.state.calls.map(({ isDone, fault }) => [isDone, fault])).toEqual([
      [false, 'error'],
      [true, 'error'],
    ])
    crm.setFaults(noFaults)
    expect((await submit()).status).toBe(200)
  })
})
