/**
 * A server with the lead endpoints and the delivery worker, for the fault test. The port is the only argument; other
 * settings are environment variables.
 */
import { createServer } from '../../../server/create-server'
import { defaultRetryPlan } from '../../../server/delivery/retry-plan'
import { createLeadService } from '../../../server/service'

/** In ms. Shorter than in production, so that an hour of failures passes in seconds. */
const waits = { first: 50, longest: 1000 }

const delivery = {
  plan: { ...defaultRetryPlan, pause: { first: 20, longest: 500 }, unavailable: waits, refused: waits },
  concurrency: 8,
  timeout: 400,
  limitPeriod: 100,
  // Longer than all calls for one lead.
  lease: 5000,
  longestRest: 1000,
}

async function start(): Promise<void> {
  const leads = createLeadService({ delivery })
  const server = await createServer({ leads: leads.dependencies })
  await server.listen(Number(process.argv[2]))
  await leads.startDelivery()
  process.stdout.write('ready\n')
}

start().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
