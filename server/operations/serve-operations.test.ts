import { createServer, type SiteServer } from '../create-server'
import { sampleDefinition } from '../test-support/samples'
import { createMetrics } from './metrics'
import { serveOperations } from './serve-operations'

const definitions = () => Promise.resolve(new Map([['demo', sampleDefinition()]]))
let server: SiteServer

/** @param probe whether a lead can be stored */
async function start(probe: () => Promise<void>): Promise<string> {
  const store = () => Promise.resolve({ probe })
  const release = '20250501T120000Z'
  const metrics = createMetrics(() => Promise.reject(new Error('down')), release)
  const options = { metrics, leads: { store, definitions }, release }
  server = await createServer({ extend: (app) => serveOperations(app, options) })
  return server.listen()
}

afterEach(() => server.close())

const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

it('is not ready when the disk is full', async () => {
  const response = await fetch(`${await start(() => Promise.reject(full))}/readyz`)
  expect(response.status).toBe(503)
  await expect(response.json()).resolves.toMatchObject({ status: 'not ready', forms: 'ok', database: 'disk full' })
})

it('answers HEAD as it answers GET', async () => {
  const url = await start(() => Promise.reject(full))
  const statusOf = async (path: string) => (await fetch(`${url}${path}`, { method: 'HEAD' })).status
  expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/metrics')]).toEqual([200, 503, 200])
})

it('writes once for many readiness checks', async () => {
  const probe = jest.fn(() => Promise.resolve())
  const url = await start(probe)
  jest.spyOn(performance, 'now').mockReturnValue(0)
  const responses = await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/readyz`)))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  expect(probe).toHaveBeenCalledTimes(1)
})
