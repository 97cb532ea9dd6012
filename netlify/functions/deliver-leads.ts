import { deliverOnce } from '../../server/delivery/deliver-once'
import { createLeadService } from '../../server/service'
import { readFunctionSettings } from '../../server/settings'

/** Netlify runs it every five minutes. */
export const config = { schedule: '*/5 * * * *' }

/**
 * Delivers the leads that are due and deletes expired data: between requests, no process runs on Netlify.
 *
 * @throws Error when a setting is invalid or the database cannot be opened; Netlify's log shows it
 */
export default async function deliverLeads(): Promise<void> {
  const settings = readFunctionSettings()
  const service = createLeadService({ settings })
  try {
    const { store, reportError } = service.dependencies
    const counts = await deliverOnce(await store(), settings, reportError)
    if (counts) console.log(`[leads] ${JSON.stringify(counts)}`)
  } finally {
    await service.close()
  }
}
