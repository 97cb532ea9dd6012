import { noFaults, startCrm, type LocalCrm } from '../../local/crm/start-crm'
import { deliverOnce } from '../../server/delivery/deliver-once'
import { createDelivery, type DeliveryOptions } from '../../server/delivery/delivery'
import { hubSpot, type HubSpotOptions } from '../../server/delivery/hubspot'
import type { LeadStore } from '../../server/store/lead-store'
import { sampleLead } from '../../server/test-support/samples'
import { openTestStore } from '../../server/test-support/test-dependencies'
import { until } from '../../server/test-support/until'

let store: LeadStore
let crm: LocalCrm

beforeEach(async () => {
  store = await openTestStore()
  crm = await startCrm()
})
afterEach(async () => {
  await store.close()
  await crm.close()
})

const settings = (options: Partial<HubSpotOptions>): HubSpotOptions => {
  const { portalId, token, url } = crm
  return { portalId, token, formsUrl: url, apiUrl: url, ...options }
}

it('stops soon while an answer stalls, and later sends the lead once', async () => {
  let time = Date.now()
  const now = () => time
  // Longer than that of a test.
  const timeout = 600_000
  const open = (options: DeliveryOptions = {}) =>
    createDelivery(store, hubSpot(settings({ timeout, now })), () => undefined, { now, random: () => 0, ...options })

  crm.setFaults({ rate: 1, faults: ['stall'], isDone: 'always' })
  await store.saveLead(sampleLead({ receivedAt: time }))
  const delivery = open({ grace: 1 })
  delivery.start()
  await until(() => crm.state.submissions.length > 0)
  await delivery.stop()
  expect(await store.countByState()).toMatchObject({ pending: 1 })
  crm.setFaults(noFaults)
  time += 10 * timeout
  await expect(open().deliverDue()).resolves.toMatchObject({ delivered: 1 })
  expect(crm.state.submissions).toHaveLength(1)
})

describe('a single delivery', () => {
  /** In ms. */
  const limitPeriod = 1

  const limitCalls = (calls: number): void =>
    crm.setFaults({ rate: 0, faults: [], isDone: 'never', limit: { calls, period: limitPeriod } })

  const deliver = () => deliverOnce(store, settings({ limitPeriod }), () => undefined)

  it('waits while the CRM limits the number of calls', async () => {
    limitCalls(1)
    for (let index = 0; index < 6; index += 1) await store.saveLead(sampleLead())
    await expect(deliver()).resolves.toMatchObject({ delivered: 6 })
  })

  it('ends if the CRM accepts no lead after a wait either', async () => {
    limitCalls(0)
    await store.saveLead(sampleLead())
    await expect(deliver()).resolves.toMatchObject({ delivered: 0 })
    expect(crm.state.calls.length).toBeLessThan(3)
  })
})
