import { noFaults, startCrm, type LocalCrm } from '../../local/crm/start-crm'
import { createDelivery, type DeliveryOptions } from '../../server/delivery/delivery'
import { hubSpot, type HubSpotOptions } from '../../server/delivery/hubspot'
import { openLeadStore, type LeadStore } from '../../server/store/lead-store'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { sampleLead } from '../../server/test-support/samples'
import { until } from '../../server/test-support/until'

const at = useOwnFolder()
let store: LeadStore
let crm: LocalCrm
let time: number

beforeEach(async () => {
  time = Date.now()
  store = await openLeadStore(`file:${at('leads.db')}`)
  crm = await startCrm()
})
afterEach(async () => {
  await store.close()
  await crm.close()
})

const save = () => store.saveLead(sampleLead({ receivedAt: time }))

/** Timeout of a call in ms, longer than that of a test. */
const timeout = 600_000

const createTestDelivery = (crmOptions: Partial<HubSpotOptions> = {}, options: DeliveryOptions = {}) => {
  const { portalId, token, url } = crm
  const now = () => time
  const target = hubSpot({ portalId, token, formsUrl: url, apiUrl: url, timeout, now, ...crmOptions })
  return createDelivery(store, target, () => undefined, { now, random: () => 0, ...options })
}

it('stops soon while an answer stalls, and later sends the lead once', async () => {
  crm.setFaults({ rate: 1, faults: ['stall'], isDone: 'always' })
  await save()
  const delivery = createTestDelivery({}, { grace: 1 })
  delivery.start()
  await until(() => crm.state.submissions.length > 0)
  await delivery.stop()
  expect(await store.countByState()).toMatchObject({ pending: 1 })
  crm.setFaults(noFaults)
  time += 10 * timeout
  await expect(createTestDelivery().deliverDue()).resolves.toMatchObject({ delivered: 1 })
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
