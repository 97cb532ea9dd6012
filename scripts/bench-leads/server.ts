/** The endpoints alone, for the bench. The port is the only argument; the rest comes from the environment. */
import { createServer } from 'node:http'
import { functionRoutes } from '../../local/functions/mount-functions'
import { sourceFunctions } from '../leads/source-functions'

const routes = functionRoutes(sourceFunctions)

createServer((request, response) => {
  routes(request, response).catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'))
