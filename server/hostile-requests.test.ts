import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { SiteServer } from './create-server'
import { createLog } from './operations/log'
import { createMetrics, type Metrics } from './operations/metrics'
import { serveOperations } from './operations/serve-operations'
import { webhookRoute } from './publishing/receive-webhook'
import { testSecret } from './publishing/test-support/webhooks'
import { responseHeaders } from './security-headers'
import type { LeadStore } from './store/lead-store'
import { hostileRequests } from './test-support/hostile-requests'
import { largeRequests } from './test-support/large-requests'
import { longestHold } from './test-support/longest-hold'
import { allLeads, openTestStore, testDependencies } from './test-support/test-dependencies'
import { ask, samplePage, useSites } from './test-support/test-site'
import { until } from './test-support/until'

const sites = useSites()
let store: LeadStore
let server: SiteServer & { readonly url: string }
let folder: string
let metrics: Metrics
let operations: (app: FastifyInstance) => void
let log: string[] = []

/** Timeout for an answer, in ms, long enough for a slow machine. */
const timeout = 900_000

/** How long one request may block all others, in ms of the reference machine. */
const holdLimit = 50

const routes = [
  webhookRoute({
    secret: testSecret,
    limiter: () => Promise.resolve(0),
    app: 'https://app.contentful.com',
    now: Date.now,
    accept: () => Promise.resolve(true),
    reportError: () => undefined,
  }),
]

beforeAll(async () => {
  store = await openTestStore()
  const leads = testDependencies(store)
  metrics = createMetrics(leads.store, 'test')
  operations = (app) => serveOperations(app, { metrics, leads, release: 'test' })
  folder = await sites.make({
    '404.html': samplePage('Not here'),
    'pricing/index.html': samplePage('Pricing'),
    '_redirects.json': '[]',
    'static/a.mp4': Buffer.alloc(1000),
  })
  server = await sites.start({
    folder,
    leads,
    routes,
    limits: { idle: 2000 },
    log: createLog('info', (line) => log.push(line)),
    extend: operations,
  })
})
beforeEach(() => {
  log = []
})
afterAll(() => store.close())

const connect = async ({ url } = server): Promise<Socket> => {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Reads until the connection ends. */
const readAll = async (socket: Socket): Promise<string> => {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  // After its answer, the server may close the connection while the client writes.
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.on('close', resolve))
  return Buffer.concat(parts).toString('latin1')
}

async function send(request: string | Buffer, to = server): Promise<string> {
  const socket = await connect(to)
  const answer = readAll(socket)
  socket.write(request)
  return answer
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)

const countRequests = async (): Promise<number> => {
  const counts = (await metrics.read()).matchAll(/^site_requests_total\{.*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

it.each(hostileRequests)('%s', async (_name, request, status) => {
  const bytes = Buffer.from(request)
  let answer = ''
  let times = 0
  const before = await countRequests()
  const hold = await longestHold(holdLimit, async () => {
    times += 1
    answer = await send(bytes)
  })
  expect(hold).toBeLessThan(holdLimit)
  expect(statusOf(answer)).toBe(status)
  if (status !== 0) {
    for (const name of Object.keys(responseHeaders(false))) expect(answer.toLowerCase()).toContain(`\r\n${name}: `)
    expect(log.map((line) => JSON.parse(line) as unknown)).toEqual(
      Array.from({ length: times }, () => expect.objectContaining({ msg: 'request', status }) as unknown),
    )
    expect(Math.max(...log.map((line) => line.length))).toBeLessThan(500)
    expect(await countRequests()).toBe(before + times)
  }
  expect(answer).not.toContain('outside')
  expect(answer).not.toMatch(/\/tmp\/|node_modules| {4}at |evil/)
  expect(answer).not.toMatch(/^(location: (?!\/(?!\/))|set-cookie:)/im)
})

describe('large requests do not block others', () => {
  let other: typeof server
  let otherStore: LeadStore

  beforeAll(async () => {
    otherStore = await openTestStore()
    other = await sites.start({ folder, leads: testDependencies(otherStore), routes, extend: operations })
  })
  afterAll(() => otherStore.close())

  it.each(largeRequests)(
    '$count to $handler',
    async ({ count, make }) => {
      expect(count).toBeGreaterThanOrEqual(100)
      const slow: string[] = []
      for (const request of make()) {
        const hold = await longestHold(holdLimit, async () => {
          expect(statusOf(await send(request, other))).not.toBe(0)
        })
        if (hold >= holdLimit) slow.push(`${Math.round(hold)} ms: ${request.toString('utf8', 0, 400)}`)
      }
      expect(slow).toEqual([])
    },
    timeout,
  )
})

describe('slow clients are cut off', () => {
  let strict: typeof server

  beforeAll(async () => {
    strict = await sites.start({
      leads: testDependencies(store),
      limits: { headers: 300, request: 500, check: 50 },
    })
  })

  it.each([
    ['headers that do not end', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408],
    ['a connection without a request', '', 408],
    [
      'a body that does not end',
      'POST /api/hubspot/submitForm HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{',
      408,
    ],
  ])('%s', async (_name, start, status) => {
    const socket = await connect(strict)
    const answer = readAll(socket)
    socket.write(start)
    expect(statusOf(await answer)).toBe(status)
  })

  it('one byte at a time', async () => {
    const socket = await connect(strict)
    const answer = readAll(socket)
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ')
    while (!socket.destroyed) {
      socket.write('a')
      await sleep(20)
    }
    expect(statusOf(await answer)).toBe(408)
  })
})

/** Opens 200 connections, waits until the server has closed all but the given number, and returns those. */
async function flood(url: string, allowed: number): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: 200 }, () => net.connect(Number(new URL(url).port), '127.0.0.1'))
  await new Promise<void>((resolve) => {
    let open = sockets.length
    for (const socket of sockets) {
      socket.on('error', () => undefined).resume()
      socket.on('close', () => {
        open -= 1
        if (open === allowed) resolve()
      })
    }
  })
  return sockets.filter(({ destroyed }) => !destroyed)
}

describe('in a flood of connections, only the allowed number stays open and is answered', () => {
  it.each([
    ['from one address', { connections: 100, connectionsPerAddress: 20 }, 20],
    ['through a proxy', { connections: 50, connectionsPerAddress: 0 }, 50],
  ])('%s', async (_name, limits, allowed) => {
    const { url } = await sites.start({ limits })
    const sockets = await flood(url, allowed)
    expect(sockets).toHaveLength(allowed)
    const answers = sockets.map(async (socket) => {
      const answer = once(socket, 'data')
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      return statusOf(String(await answer))
    })
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
    for (const socket of sockets) socket.destroy()
    await until(async () => (await ask(url, '/')).status === 200)
  })
})

it('works afterwards, with nothing stored', async () => {
  expect((await ask(server.url, '/pricing/')).status).toBe(200)
  expect(await allLeads(store)).toEqual([])
})
