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
    const { store, reportError } = service.dependencies
    const counts = await deliverOnce(await store(), settings, reportError)
    if (counts) console.log(`[leads] ${JSON.stringify(counts)}`)
  } finally {
    await service.close()
  }
}
