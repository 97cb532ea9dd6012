/**
 * A server with the lead endpoints and the delivery worker, for the fault test and the bench. The port is the
 * only argument; the rest comes from the environment.
 */
import { createServer } from '../../../server/create-server'
import { createLeadService } from '../../../server/service'

/** Faster than in production, so that an hour of trouble passes in seconds. Times are in ms. */
const delivery = {
  plan: { tries: 1000, firstWait: 50, longestWait: 1000 },
  concurrency: 8,
  patience: 400,
  // Longer than all calls for one lead together.
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
