/**
 * Starts the stand-ins for HubSpot and the IP address lookup, and prints the variables that make the site use them.
 *
 * Usage: npm run leads:stand-ins [-- --crm-port N --ip-port N]
 */
import { startCrm } from '../../local/crm/start-crm'
import { startIpLookup } from '../../local/ip-lookup/start-ip-lookup'
import { readArguments } from '../../server/read-arguments'
import { readPort, runCommand, untilStopped } from '../support/command'

runCommand(async () => {
  const { values: options } = readArguments(process.argv.slice(2), {
    options: {
      'crm-port': { type: 'string', default: '8750' },
      'ip-port': { type: 'string', default: '8751' },
    },
  })
  const crm = await startCrm(readPort(options['crm-port'], '--crm-port'))
  const ipLookup = await startIpLookup(readPort(options['ip-port'], '--ip-port'))
  console.log(`The stand-in for HubSpot is at ${crm.url}. Start the site with:

  HUBSPOT_URL=${crm.url} HUBSPOT_PORTAL_ID=${crm.portalId} HUBSPOT_TOKEN=${crm.token}

Show what it received:  curl ${crm.url}/_stand-in/state
Make half of its calls fail:
  curl -X PUT ${crm.url}/_stand-in/faults -d '{"rate":0.5,"faults":["error","reset"],"isDone":"sometimes"}'

The IP address lookup is at ${ipLookup.url}/?format=json  (press Ctrl+C to stop both)`)
  await untilStopped()
  await Promise.all([crm.close(), ipLookup.close()])
})
