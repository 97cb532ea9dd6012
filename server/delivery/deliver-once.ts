import { setTimeout as sleep } from 'node:timers/promises'
import type { HubSpotSettings } from '../settings'
import type { LeadStore } from '../store/lead-store'
import { createDelivery, type Delivered } from './delivery'
import { hubSpot } from './hubspot'

/** In ms. Longer than a rate limit; other failures may last longer still. */
const longestPause = 12_000

/**
 * Delivers due leads. Waits out the CRM's rate limit.
 *
 * @param reportError receives problems that are retried later
 * @returns the number of leads delivered, failed and given up
 */
export async function deliverOnce(
  store: LeadStore,
  crm: HubSpotSettings,
  reportError: (what: string, error: unknown) => void,
): Promise<Delivered> {
  const delivery = createDelivery(store, hubSpot(crm), reportError)
  const total = { delivered: 0, failed: 0, givenUp: 0 }
  for (;;) {
    const { delivered, failed, givenUp } = await delivery.deliverDue()
    total.delivered += delivered
    total.failed += failed
    total.givenUp += givenUp
    const pause = delivery.pause()
    const isIdle = delivered + failed + givenUp === 0
    if (pause === undefined || pause > longestPause || isIdle) return total
    await sleep(pause)
  }
}
