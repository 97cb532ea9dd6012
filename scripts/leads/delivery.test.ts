import { noFaults, startCrm, type LocalCrm } from '../../local/crm/start-crm'
import { createDelivery, type DeliveryOptions } from '../../server/delivery/delivery'
import { hubSpot } from '../../server/delivery/hubspot'
import type { LeadStore } from '../../server/store/lead-store'
import { sampleLead } from '../../server/test-support/samples'
import { openTestStore } from '../../server/test-support/test-dependencies'
import { until } from '../../server/test-support/until'

let store: LeadStore
let crm: LocalCrm
let time: number

beforeEach(async () => {
  time = Date.now()
  store = await openTestStore()
  crm = await startCrm()
})
afterEach(async () => {
  await store.close()
  await crm.close()
})

/** Timeout of a call in ms, longer than that of a test. */
const timeout = 600_000

const createTestDelivery = (options: DeliveryOptions = {}) => {
  const { portalId, token, url } = crm
  const now = () => time
  const target = hubSpot({ portalId, token, formsUrl: url, apiUrl: url, timeout, now })
  return createDelivery(store, target, () => undefined, { now, random: () => 0, ...options })
}

it('stops soon while an answer stalls, and later sends the lead once', async () => {
  crm.setFaults({ rate: 1, faults: ['stall'], isDone: 'always' })
  await store.saveLead(sampleLead({ receivedAt: time }))
  const delivery = createTestDelivery({ grace: 1 })
  delivery.start()
  await until(() => crm.state.submissions.length > 0)
  await delivery.stop()
  expect(await store.countByState()).toMatchObject({ pending: 1 })
  crm.setFaults(noFaults)
  time += 10 * timeout
  await expect(createTestDelivery().deliverDue()).resolves.toMatchObject({ delivered: 1 })
  expect(crm.state.submissions).toHaveLength(1)
})
