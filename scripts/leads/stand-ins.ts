/**
 * Starts the stand-ins for HubSpot and for the service that tells IP addresses, and says how to have the
 * site use them.
 *
 * Usage: npm run leads:stand-ins [-- --crm-port N --ip-port N]
 */
import { parseArgs } from 'node:util'
import { startCrm } from '../../local/crm/start-crm'
import { startIpLookup } from '../../local/ip-lookup/start-ip-lookup'
import { Failure } from '../site/failure'
import { readPort } from '../site/read-port'

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'crm-port': { type: 'string', default: '8750' }, 'ip-port': { type: 'string', default: '8751' } },
  })
  const crm = await startCrm({ port: readPort(values['crm-port'], '--crm-port') })
  const ipLookup = await startIpLookup({ port: readPort(values['ip-port'], '--ip-port') })
  console.log(`HubSpot's stand-in is at ${crm.url}. For the server of the site:

  HUBSPOT_URL=${crm.url} HUBSPOT_PORTAL_ID=${crm.portalId} HUBSPOT_TOKEN=${crm.token}

What it was sent:  curl ${crm.url}/_stand-in/state
Half of its calls fail from now on:
  curl -X PUT ${crm.url}/_stand-in/faults -d '{"rate":0.5,"faults":["error","reset"],"isDone":"sometimes"}'

The IP look-up is at ${ipLookup.url}/?format=json  (stop both with Ctrl+C)`)
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await Promise.all([crm.close(), ipLookup.close()])
}

main().catch((error: unknown) => {
  console.error(error instanceof Failure ? error.message : error)
  process.exitCode = 1
})
