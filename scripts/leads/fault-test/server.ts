/**
 * The server that the fault test kills: the endpoints, and the worker that delivers. The port is the only
 * argument; the rest comes from the environment.
 */
import { createServer } from 'node:http'
import { functionRoutes } from '../../../local/functions/mount-functions'
import { startDelivery } from '../../../server/service'
import { sourceFunctions } from '../source-functions'

const routes = functionRoutes(sourceFunctions)

const server = createServer((request, response) => {
  routes(request, response).catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
})

/** Everything faster than in earnest, so that an hour of trouble passes in seconds. */
const delivery = {
  plan: { tries: 1000, firstWait: 50, longestWait: 1000 },
  concurrency: 8,
  patience: 400,
  // Longer than all calls for a lead together.
  lease: 5000,
  longestRest: 1000,
}

server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  startDelivery(delivery).then(
    () => process.stdout.write('ready\n'),
    (error: unknown) => {
      console.error(error)
      process.exitCode = 1
      server.close()
    },
  )
})
