import type { LeadSettings } from '../settings'
import type { LeadStore } from '../store/lead-store'
import { createDelivery } from './delivery'
import { hubSpot } from './hubspot'

/**
 * Delivers the leads that are due, if a CRM is configured, and deletes expired data. Call it every few minutes
 * where no process runs all the time.
 *
 * @param reportError takes problems that are tried again later
 * @returns how many leads were delivered, failed or were given up; `undefined` without a CRM
 */
export async function deliverOnce(
  store: LeadStore,
  { hubSpot: crm, retention }: Pick<LeadSettings, 'hubSpot' | 'retention'>,
  reportError: (what: string, error: unknown) => void,
) {
  const counts = crm && (await createDelivery(store, hubSpot(crm), reportError).deliverDue())
  await store.tidy(Date.now(), retention)
  return counts
}
