import { stat } from 'node:fs/promises'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { noon, sampleLead } from '../test-support/samples'
import { embedded, type Place } from '../test-support/test-engines'
import { noReserve } from './disk-reserve'
import { createLeadStore, openLeadStore, type LeadStore } from './lead-store'
import { fileOf } from './open-database'
import type { Tables } from './schema'
import { openSqlite } from './sqlite'

let place: Place
let store: LeadStore

beforeEach(async () => {
  place = await embedded.begin()
  await (await openLeadStore(place.url)).close()
  // Does not wait for other processes as long as a server does.
  const db = new Kysely<Tables>({ dialect: await openSqlite(fileOf(place.url), 50) })
  store = createLeadStore({ db, engine: 'sqlite', reserve: noReserve })
})
afterEach(async () => {
  await store.close()
  await place.end()
})

const logSize = async (): Promise<number> => (await stat(`${fileOf(place.url)}-wal`)).size

it('reports that the log still has the data of a person while another process reads, and clears it the next time', async () => {
  await store.saveLead(sampleLead())
  const reader = new Database(fileOf(place.url))
  reader.exec('begin')
  reader.prepare('select * from lead').all()
  await expect(store.deleteByEmail('ann@example.com')).resolves.toEqual({ leads: 1, files: 0, isInLog: true })
  expect(await logSize()).toBeGreaterThan(0)
  reader.exec('rollback')
  reader.close()
  await expect(store.deleteByEmail('ann@example.com')).resolves.toEqual({ leads: 0, files: 0, isInLog: false })
  expect(await logSize()).toBe(0)
})

it('clears the log also if nothing expires, as after an hour in which another process read it', async () => {
  await store.saveLead(sampleLead())
  await store.tidy(noon, { states: [] })
  expect(await logSize()).toBe(0)
})
