import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { noon, sampleFile, sampleLead } from '../test-support/samples'
import { allLeads } from '../test-support/test-dependencies'
import { embedded, type Place } from '../test-support/test-engines'
import type { EmbeddedBackup } from './embedded-backup'
import { openLeadStore, type LeadStore } from './lead-store'

let place: Place
let store: LeadStore
let backup: EmbeddedBackup
let file: string

beforeEach(async () => {
  place = await embedded.begin()
  store = await openLeadStore(place.url)
  backup = store.backup as EmbeddedBackup
  file = path.join(path.dirname(place.url.slice('file:'.length)), 'backup.db')
})
afterEach(async () => {
  await store.close()
  await place.end()
})

const idsIn = async (one: LeadStore): Promise<readonly string[]> => (await allLeads(one)).map(({ id }) => id).sort()

it('can be made while a server stores leads, and restores every earlier lead', async () => {
  for (let count = 0; count < 20; count += 1) await store.saveLead(sampleLead())
  const before = await idsIn(store)
  const server = await openLeadStore(place.url)
  let isWriting = true
  const write = async (): Promise<void> => {
    while (isWriting) await server.saveLead(sampleLead())
  }
  const written = write()
  await backup.write(file)
  isWriting = false
  await written
  const after = await idsIn(server)
  await server.close()

  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await backup.restore(file, true)
  const restored = await idsIn(store)
  expect(restored).toEqual(expect.arrayContaining([...before]))
  expect(after).toEqual(expect.arrayContaining([...restored]))
  await expect(backup.write(file)).rejects.toThrow('exists already')
})

it('restores leads, files and states, and makes delivery look up leads that may have arrived since', async () => {
  const plan = sampleFile()
  const waiting = await store.saveLead(sampleLead({ fileIds: [plan.id] }), [plan])
  const delivered = await store.saveLead(sampleLead())
  await store.recordDelivered(delivered, noon)
  const entry = { at: noon, operator: 'ann@web1', action: 'delete', leads: 2, files: 1 }
  await backup.write(file)
  await store.deleteByEmail('ann@example.com')
  await store.recordAction(entry)

  await backup.restore(file, false)
  expect(await store.countByState()).toMatchObject({ pending: 1, delivered: 1 })
  expect(await store.readFile(plan.id)).toMatchObject({ content: plan.content })
  const claimed = await store.claimDue({ now: noon, limit: 10, lease: 1000 })
  expect(claimed).toMatchObject([{ id: waiting, fileIds: [plan.id], isInDoubt: true }])
  expect(await store.readAudit()).toEqual([entry])
})

it('is restored only on demand if leads would be lost', async () => {
  await store.saveLead(sampleLead())
  const before = await idsIn(store)
  await backup.write(file)
  await store.saveLead(sampleLead())
  await expect(backup.restore(file, false)).rejects.toThrow(/^1 of the leads .*Pass --yes/)
  expect(await store.countByState()).toMatchObject({ pending: 2 })
  await backup.restore(file, true)
  expect(await idsIn(store)).toEqual(before)
})

it('is not restored while a server uses the database', async () => {
  await backup.write(file)
  const server = await openLeadStore(place.url)
  await expect(backup.restore(file, true)).rejects.toThrow('Stop the server first.')
  const id = await server.saveLead(sampleLead())
  await server.close()
  expect(await idsIn(store)).toEqual([id])
})

it.each([
  ['missing', undefined, 'There is no '],
  ['empty', '', 'is not a backup of leads'],
  ['something else', 'Hello', 'is not a backup of leads'],
])('is not restored from a file that is %s', async (_name, content, message) => {
  if (content !== undefined) await writeFile(file, content)
  await expect(backup.restore(file, true)).rejects.toThrow(message)
  await expect(store.saveLead(sampleLead())).resolves.toBeDefined()
})

it.each([
  ['cut off', (content: Buffer) => content.subarray(0, content.length / 2)],
  ['overwritten after its header', (content: Buffer) => content.fill('x', 100, 4096)],
  ['overwritten in its tables', (content: Buffer) => content.fill('x', 4096)],
])('is not restored from a copy that is %s', async (_name, damage) => {
  await store.saveLead(sampleLead())
  await backup.write(file)
  await writeFile(file, damage(await readFile(file)))
  await expect(backup.restore(file, true)).rejects.toThrow(`${file} is damaged.`)
  await expect(store.saveLead(sampleLead())).resolves.toBeDefined()
})

it('is restored from a later release', async () => {
  const later = await openLeadStore(`file:${file}`)
  const id = await later.saveLead(sampleLead())
  for (const text of [
    "insert into kysely_migration values ('9999-later', '')",
    "alter table lead add column later text not null default ''",
    'create table later (id text)',
  ]) {
    await later.runStatement({ text, values: [] })
  }
  await later.close()
  await backup.restore(file, true)
  expect(await idsIn(store)).toEqual([id])
  await expect(store.saveLead(sampleLead())).resolves.toBeDefined()
  await store.close()
  store = await openLeadStore(place.url)
  expect(await idsIn(store)).toHaveLength(2)
})
