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

it.each([
  ['INVALID_EMAIL', { fields: [{ name: 'email', value: 'ann' }] }],
  ['INVALID_HUTK', { context: { hutk: 'x' } }],
  ['INVALID_METADATA', { submittedAt: String(Date.now() - 31 * 24 * 3600 * 1000) }],
])('rejects a submission with %s', async (errorType, changes) => {
  const response = await submit(changes)
  expect(response.status).toBe(400)
  await expect(response.json()).resolves.toMatchObject({ status: 'error', errors: [{ errorType }] })
  expect(crm.state.submissions).toEqual([])
})

it('rejects calls over its limit', async () => {
  crm.setFaults({ ...noFaults, limit: { calls: 2, period: 60_000 } })
  expect([(await submit()).status, (await submit()).status, (await submit()).status]).toEqual([200, 200, 429])
  expect(crm.state.submissions).toHaveLength(2)
})
