/**
 * A server with the lead endpoints and the delivery worker, for the fault test and the bench. The port is the
 * only argument; the rest comes from the environment.
 */
import { listen } from '../../../local/faults/local-server'
import { functionRoutes } from '../../../local/functions/mount-functions'
import { startDelivery } from '../../../server/service'
import * as file from '../../../src/api/[crm]/file'
import * as submitForm from '../../../src/api/[crm]/submitForm'
import * as uploadFile from '../../../src/api/[crm]/uploadFile'

const routes = functionRoutes([
  { route: ':crm/submitForm', load: () => submitForm },
  { route: ':crm/uploadFile', load: () => uploadFile },
  { route: ':crm/file', load: () => file },
])

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
  const handle: Parameters<typeof listen>[0] = async (request, response) => {
    await routes(request, response)
  }
  await listen(handle, Number(process.argv[2]))
  await startDelivery(delivery)
  process.stdout.write('ready\n')
}

start().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
