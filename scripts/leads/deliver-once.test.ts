import { startCrm, type LocalCrm } from '../../local/crm/start-crm'
import { deliverOnce } from '../../server/delivery/deliver-once'
import type { LeadStore } from '../../server/store/lead-store'
import { sampleLead } from '../../server/test-support/samples'
import { openTestStore } from '../../server/test-support/test-dependencies'

/** In ms. */
const limitPeriod = 1

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

const limitCalls = (calls: number, period: number): void =>
  crm.setFaults({ rate: 0, faults: [], isDone: 'never', limit: { calls, period } })

const deliver = () => {
  const { portalId, token, url } = crm
  return deliverOnce(store, { portalId, token, formsUrl: url, apiUrl: url, limitPeriod }, () => undefined)
}

it('waits while the CRM limits the number of calls', async () => {
  limitCalls(1, limitPeriod)
  for (let index = 0; index < 6; index += 1) await store.saveLead(sampleLead())
  await expect(deliver()).resolves.toMatchObject({ delivered: 6 })
})

it('ends if the CRM accepts no lead after a wait either', async () => {
  limitCalls(0, limitPeriod)
  await store.saveLead(sampleLead())
  await expect(deliver()).resolves.toMatchObject({ delivered: 0 })
  expect(crm.state.calls.length).toBeLessThan(3)
})
