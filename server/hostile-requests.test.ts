import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteServer } from './create-server'
import type { LeadStore } from './store/lead-store'
import { hostileRequests } from './test-support/hostile-requests'
import { allLeads, openTestStore, testDependencies } from './test-support/test-dependencies'
import { ask, samplePage, testSites } from './test-support/test-site'

const sites = testSites()
let store: LeadStore
let server: SiteServer & { readonly url: string }

beforeAll(async () => {
  store = await openTestStore()
  const folder = await sites.make({
    '404.html': samplePage('Not here'),
    'pricing/index.html': samplePage('Pricing'),
    '_redirects.json': '[]',
    '_build.json': '{}',
    'static/a.mp4': Buffer.alloc(1000),
  })
  server = await sites.start({
    folder,
    leads: testDependencies(store),
    limits: { headers: 300, request: 500, idle: 2000, check: 50, connections: 50 },
  })
})
afterAll(async () => {
  await sites.end()
  await store.close()
})

const connect = async (): Promise<Socket> => {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Everything that arrives before the connection ends. */
const readAll = async (socket: Socket): Promise<string> => {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  // A server that has answered may close the connection while it is written to.
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.on('close', resolve))
  return Buffer.concat(parts).toString('latin1')
}

async function send(request: string | Buffer): Promise<string> {
  const socket = await connect()
  const answer = readAll(socket)
  socket.write(request)
  return answer
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)

it('is a table of at least 150 requests', () => {
  expect(new Set(hostileRequests.map(([, request]) => request.toString())).size).toBeGreaterThanOrEqual(150)
})

it.each(hostileRequests)('%s', async (_name, request, status) => {
  const answer = await send(request)
  expect(statusOf(answer)).toBe(status)
  expect(answer).not.toContain('outside')
  expect(answer).not.toMatch(/\/tmp\/|node_modules| {4}at |evil/)
  expect(answer).not.toMatch(/^(location: (?!\/(?!\/))|set-cookie:)/im)
})

describe('slow clients are cut off', () => {
  it.each([
    ['headers that do not end', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408],
    ['a connection without a request', '', 408],
    [
      'a body that does not end',
      'POST /api/hubspot/submitForm HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{',
      408,
    ],
  ])('%s', async (_name, start, status) => {
    const socket = await connect()
    const answer = readAll(socket)
    socket.write(start)
    expect(statusOf(await answer)).toBe(status)
  })

  it('a byte now and then', async () => {
    const socket = await connect()
    const answer = readAll(socket)
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ')
    while (!socket.destroyed) {
      socket.write('a')
      await sleep(20)
    }
    expect(statusOf(await answer)).toBe(408)
  })
})

it('survives a flood of connections', async () => {
  const sockets = await Promise.all(Array.from({ length: 200 }, () => connect().catch(() => undefined)))
  for (const socket of sockets) socket?.on('error', () => undefined).destroy()
  const status = async (): Promise<number> =>
    ask(server.url, '/').then(
      ({ status: found }) => found,
      () => 0,
    )
  while ((await status()) !== 200);
})

it('is as it was afterwards, with nothing stored', async () => {
  expect((await ask(server.url, '/pricing/')).status).toBe(200)
  expect(await allLeads(store)).toEqual([])
})
