import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { emailField, noon, sampleFile, sampleLead } from '../test-support/samples'
import { startPostgres, type Place } from '../test-support/test-engines'
import { until } from '../test-support/until'
import { openLeadStore, type LeadStore } from './lead-store'
import { postgresDialect } from './postgres'

/** Query timeout in ms, short because the tests wait for it. */
const timeout = 1000

/** The client also reads settings from the address. */
const withTimeout = (url: string): string => `${url}?query_timeout=${timeout}`

const leadOf = (email: string, fileIds: readonly string[] = []) => sampleLead({ fields: [emailField(email)], fileIds })

/** Another session on the server, like that of another process. */
async function openSession(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    run: (statement: string) => client.query(statement),
    leadIds: async () => (await client.query<{ id: string }>('select id from lead')).rows.map(({ id }) => id),
    end: () => client.end(),
  }
}

/**
 * A proxy in front of a server. A silent connection stays open but forwards nothing, as after a network failure.
 */
async function startProxy(target: string) {
  const { hostname, port } = new URL(target)
  const url = new URL(target)
  const sockets: Socket[] = []
  let opened = 0

  const server = createServer((near) => {
    opened += 1
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    sockets.push(near, far)
    near.on('error', () => undefined).on('close', () => far.destroy())
    far.on('error', () => undefined).on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    /** Number of connections so far. */
    opened: () => opened,
    silence: () => sockets.forEach((socket) => socket.unpipe()),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

let postgres: Place
let session: Awaited<ReturnType<typeof openSession>>
let store: LeadStore | undefined
let proxy: Awaited<ReturnType<typeof startProxy>> | undefined

beforeAll(async () => {
  postgres = await startPostgres()
  await (await openLeadStore(postgres.url)).close()
  session = await openSession(postgres.url)
})
afterEach(async () => {
  await proxy?.close()
  await store?.close()
  proxy = store = undefined
})
afterAll(async () => {
  await session.end()
  await postgres.end()
})

it('does not reuse a connection with a transaction that could not be ended', async () => {
  store = await openLeadStore(withTimeout(postgres.url))
  const file = sampleFile()
  await store.saveFile(file, noon)
  const [refused, thanked] = [leadOf('refused@example.com', [file.id]), leadOf('thanked@example.com')]

  await session.run('begin')
  await session.run('lock table lead in access exclusive mode')
  await expect(store.saveLead(refused)).rejects.toThrow()
  await session.run('rollback')

  await expect(store.saveLead(thanked)).resolves.toBe(thanked.id)
  expect(await session.leadIds()).toEqual([thanked.id])
})

it('replaces a connection that no longer answers', async () => {
  proxy = await startProxy(postgres.url)
  store = await openLeadStore(withTimeout(proxy.url))
  await store.saveLead(leadOf('first@example.com'))
  const before = proxy.opened()

  proxy.silence()
  await expect(store.saveLead(leadOf('unlucky@example.com'))).rejects.toThrow()
  const next = leadOf('next@example.com')
  await expect(store.saveLead(next)).resolves.toBe(next.id)

  expect(await session.leadIds()).toContain(next.id)
  expect(proxy.opened()).toBe(before + 1)
})

it('replaces a connection that the server has ended, idle or in use', async () => {
  const db = new Kysely({ dialect: postgresDialect(postgres.url, 5000) })
  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db)
  await Promise.all([sleep(0.1), sleep(0.1)])
  const used = sleep(60)
  const others = "pid <> pg_backend_pid() and backend_type = 'client backend'"
  await Promise.all([
    expect(used).rejects.toThrow('terminat'),
    until(async () => {
      const sleeping = await session.run(
        `select 1 from pg_stat_activity where query like '%sleep%' and state = 'active' and ${others}`,
      )
      return sleeping.rowCount === 1
    }).then(() => session.run(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)),
  ])
  // A query may still get a connection whose end was not detected yet.
  await until(() => sleep(0).then(() => true))
  await db.destroy()
})

it('times out while all connections are in use', async () => {
  const db = new Kysely({ dialect: postgresDialect(postgres.url, timeout) })
  let free: () => void = () => undefined
  const isFree = new Promise<void>((resolve) => (free = resolve))
  const used = Array.from({ length: 8 }, () => db.connection().execute(() => isFree))
  await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout exceeded when trying to connect')
  free()
  await Promise.all(used)
  await db.destroy()
})

it('fails when the first connection cannot be made, without others', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const opened = openLeadStore(`postgres://leads@127.0.0.1:${port}/leads`)
  await opened.catch(() => undefined).finally(() => server.close())
  await expect(opened).rejects.toThrow('Cannot open')
  expect(connections).toBe(1)
})
