import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../free-port'

const run = promisify(execFile)

const findPrograms = path.resolve('scripts/on-demand/postgres/index.mjs')

/** PostgreSQL refuses to run as root. */
async function ordinaryUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((option) => run('id', [option, user]))).catch(() => undefined)
    if (ids) return { uid: Number(ids[0]?.stdout), gid: Number(ids[1]?.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user to run it as.')
}

/** A place for a database of one test. */
export interface Place {
  readonly url: string
  readonly end: () => Promise<void>
}

/**
 * Starts a PostgreSQL server in a temporary folder. Installs PostgreSQL if necessary.
 *
 * @param isDurable whether commits are synced to disk, the server's own default
 */
export async function startPostgres(isDurable = false): Promise<Place> {
  const { stdout: programs } = await run(process.execPath, [findPrograms])
  const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-postgres-'))
  const user = await ordinaryUser()
  if (user) await chown(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const initialize = ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  await run(path.join(programs, 'initdb'), initialize, { cwd: folder, ...user })
  const port = await freePort()
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...(isDurable ? [] : ['-F'])],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
  return {
    url: `postgres://leads@127.0.0.1:${port}/postgres`,
    end: async () => {
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface TestEngine {
  readonly name: string
  /** Creates a new database. */
  readonly begin: () => Promise<Place>
}

export const embedded: TestEngine = {
  name: 'an embedded database',
  begin: async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-'))
    return { url: `file:${path.join(folder, 'sub', 'leads.db')}`, end: () => rm(folder, { recursive: true }) }
  },
}

/** All database engines for leads. The tests of a file share one PostgreSQL server, with a database for each. */
export function useEngines(): readonly [embedded: TestEngine, postgres: TestEngine] {
  let server: Place
  let databases = 0
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.end())
  const begin = async (): Promise<Place> => {
    const name = `test_${(databases += 1)}`
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    return { url: server.url.replace(/postgres$/, name), end: () => Promise.resolve() }
  }
  return [embedded, { name: 'a PostgreSQL server', begin }]
}
