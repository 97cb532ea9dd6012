import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { noFaults, startCrm, type CrmFaults, type LocalCrm } from '../../local/crm/start-crm'
import type { FaultName } from '../../local/faults/local-server'
import { createDelivery, type DeliveryOptions } from '../../server/delivery/delivery'
import { hubSpot, type HubSpotOptions } from '../../server/delivery/hubspot'
import type { LeadField } from '../../server/lead'
import { openLeadStore, type LeadStore } from '../../server/store/lead-store'
import { until } from '../../server/test-support/until'

let folder: string
let store: LeadStore
let crm: LocalCrm
let time: number

beforeEach(async () => {
  time = Date.now()
  folder = await mkdtemp(path.join(os.tmpdir(), 'leads-'))
  store = await openLeadStore(`file:${path.join(folder, 'leads.db')}`)
  crm = await startCrm()
})
afterEach(async () => {
  await store.close()
  await crm.close()
  await rm(folder, { recursive: true })
})

const save = (fileIds: readonly string[] = [], hidden: readonly LeadField[] = []) =>
  store.saveLead({
    id: randomUUID(),
    formId: 'demo',
    formUse: 'demo',
    fields: [
      { name: 'email', value: 'ann@example.com', fieldType: 'email' },
      ...hidden,
      ...fileIds.map((id) => ({ name: 'brief', value: `/api/hubspot/file?id=${id}`, fieldType: 'file' as const })),
    ],
    consent: { text: 'I agree', communications: [{ subscriptionTypeId: '251', text: 'News', isTicked: true }] },
    context: {
      trackingValue: 'a'.repeat(32),
      pageUri: 'https://www.example.com/',
      pageName: 'Demo',
      ipAddress: '203.0.113.7',
    },
    receivedAt: time,
    fileIds,
  })

/** Request timeout in ms, long enough for a busy machine. */
const patient = 30_000

const createTestDelivery = (crmOptions: Partial<HubSpotOptions> = {}, options: DeliveryOptions = {}) => {
  const { portalId, token, url } = crm
  const now = () => time
  const target = hubSpot({ portalId, token, formsUrl: url, apiUrl: url, patience: patient, now, ...crmOptions })
  return createDelivery(store, target, () => undefined, { now, random: () => 0, ...options })
}

const deliver = (patience = patient) => createTestDelivery({ patience }).deliverDue()

it('sends everything to HubSpot, files first', async () => {
  const id = 'x'.repeat(32)
  await store.saveFile(
    { id, name: 'brief.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    time,
  )
  await save([id])
  await expect(deliver()).resolves.toMatchObject({ delivered: 1 })
  const [file] = crm.state.files
  expect(file).toMatchObject({ path: `/website-forms/${id}-brief.pdf`, type: 'application/pdf', size: 8 })
  expect(crm.state.submissions).toMatchObject([
    {
      formGuid: 'demo',
      submittedAt: time,
      fields: [
        { objectTypeId: '0-1', name: 'email', value: 'ann@example.com' },
        { objectTypeId: '0-1', name: 'brief', value: file?.url },
      ],
      context: {
        hutk: 'a'.repeat(32),
        pageUri: 'https://www.example.com/',
        pageName: 'Demo',
        ipAddress: '203.0.113.7',
      },
      legalConsentOptions: { consent: { text: 'I agree', communications: [{ subscriptionTypeId: 251, value: true }] } },
    },
  ])
})

/** Faults of the CRM, and whether a failing call takes effect. */
const faults: readonly (readonly [FaultName, CrmFaults['isDone']])[] = [
  ['error', 'always'],
  ['busy', 'never'],
  ['reset', 'never'],
  ['stall', 'always'],
]

it.each(faults)('sends a lead to HubSpot once after the fault "%s" (call takes effect: %s)', async (fault, isDone) => {
  crm.setFaults({ rate: 1, faults: [fault], isDone })
  await save()
  await expect(deliver(fault === 'stall' ? 200 : patient)).resolves.toMatchObject({ failed: 1 })
  crm.setFaults(noFaults)
  time += 10 * patient
  await expect(deliver()).resolves.toMatchObject({ delivered: 1 })
  expect(crm.state.submissions).toHaveLength(1)
})

it('stops soon while an answer stalls, and later sends the lead once', async () => {
  crm.setFaults({ rate: 1, faults: ['stall'], isDone: 'always' })
  await save()
  const delivery = createTestDelivery({}, { grace: 1 })
  delivery.start()
  await until(() => crm.state.submissions.length > 0)
  await delivery.stop()
  expect(await store.countByState()).toMatchObject({ pending: 1 })
  crm.setFaults(noFaults)
  time += 10 * patient
  await expect(deliver()).resolves.toMatchObject({ delivered: 1 })
  expect(crm.state.submissions).toHaveLength(1)
})

it('sends a backlog with few calls over the limit', async () => {
  const limit = { calls: 10, period: 200 }
  crm.setFaults({ ...noFaults, limit })
  for (let index = 0; index < 30; index += 1) await save()
  const delivery = createTestDelivery({ limitPeriod: limit.period }, { now: Date.now })
  delivery.start()
  await until(() => crm.state.submissions.length === 30)
  await delivery.stop()
  // At most the parallel calls in each period.
  expect(crm.state.calls.filter(({ status }) => status === 429).length).toBeLessThan(20)
})
