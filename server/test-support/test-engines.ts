import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from './start-postgres'

interface Place {
  readonly url: string
  readonly end: () => Promise<void>
}

interface TestEngine {
  readonly name: string
  /** Starts what the engine needs, with a database that is empty. */
  readonly begin: () => Promise<Place>
}

export const embedded: TestEngine = {
  name: 'an embedded database',
  begin: async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-'))
    return { url: `file:${path.join(folder, 'sub', 'leads.db')}`, end: () => rm(folder, { recursive: true }) }
  },
}

const server: TestEngine = {
  name: 'a PostgreSQL server',
  begin: async () => {
    const { url, stop } = await startPostgres()
    return { url, end: stop }
  },
}

/** Everything that leads can be kept in. */
export const testEngines = [embedded, server]
