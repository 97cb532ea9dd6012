import { deliverOnce } from '../../server/delivery/deliver-once'
import { createLeadService } from '../../server/service'
import { readFunctionSettings } from '../../server/settings'

/** Netlify runs this function every five minutes. */
export const config = { schedule: '*/5 * * * *' }

/**
 * Delivers due leads and deletes expired data, because no process runs between requests on Netlify.
 *
 * @throws Error if a setting is invalid or the database cannot be opened; Netlify's log shows it
 */
export default async function deliverLeads(): Promise<void> {
  const settings = readFunctionSettings()
  const service = createLeadService({ settings })
  try {
    const { reportError } = service.dependencies
    const store = await service.dependencies.store()
    if (settings.hubSpot) {
      const counts = await deliverOnce(store, settings.hubSpot, reportError)
      console.log(`[leads] ${JSON.stringify(counts)}`)
    }
    await store.tidy(Date.now(), settings.retention)
  } finally {
    await service.close()
  }
}
