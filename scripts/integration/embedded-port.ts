import { createServer } from 'node:net'
import { freePort } from '../support/free-port.mjs'
import type { Variables } from './run-site'

/** Where the embedded space listens unless told otherwise. */
const usualPort = 8743

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * Has the embedded space of all builds of a test listen at one port, even while a development server
 * has the usual one: the port is part of the pictures' addresses, a cache of another one is cleared,
 * and builds are to differ in what the test changes only.
 */
export const useOnePort = async (): Promise<Variables> => ({
  CONTENTFUL_EMBEDDED_PORT: String((await isFree(usualPort)) ? usualPort : await freePort()),
})
