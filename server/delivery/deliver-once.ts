import { setTimeout as sleep } from 'node:timers/promises'
import type { LeadStore } from '../store/lead-store'
import { createDelivery, type Delivered } from './delivery'
import { hubSpot, type HubSpotOptions } from './hubspot'

/** In ms. Longer than a rate limit; other failures may last longer still. */
const longestPause = 12_000

/**
 * Delivers due leads. Waits out the CRM's rate limit, and ends if the CRM then accepts none.
 *
 * @param reportError receives problems that are retried later
 * @returns the number of leads delivered, of failed tries, and of leads given up
 */
export async function deliverOnce(
  store: LeadStore,
  crm: HubSpotOptions,
  reportError: (what: string, error: unknown) => void,
): Promise<Delivered> {
  const delivery = createDelivery(store, hubSpot(crm), reportError)
  const total = { delivered: 0, failed: 0, givenUp: 0 }
  for (let hasWaited = false; ; hasWaited = true) {
    const { delivered, failed, givenUp } = await delivery.deliverDue()
    total.delivered += delivered
    total.failed += failed
    total.givenUp += givenUp
    const pause = delivery.pause()
    if (pause === undefined || pause > longestPause || (hasWaited && delivered === 0)) return total
    // A timer may end up to a millisecond early.
    await sleep(Math.ceil(pause) + 1)
  }
}
