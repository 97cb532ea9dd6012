import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { Failure } from '../../src/lib/failure'
import { openLeadStore } from '../store/lead-store'
import { useOwnFolder } from '../test-support/own-folder'
import { emailField, sampleLead } from '../test-support/samples'
import { manageLeads } from './manage-leads'

const at = useOwnFolder()

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, LEADS_DATABASE_URL: `file:${at('leads.db')}` })
})

it.each(['list', 'delete ann@example.com --yes'])('does not create a database for "%s"', async (line) => {
  await expect(manageLeads(line.split(' '))).rejects.toThrow(
    `There is no database at ${at('leads.db')}. Set LEADS_DATABASE_URL to that of the server.`,
  )
  expect(await readdir(at())).toEqual([])
})

it('says why a database cannot be reached', async () => {
  process.env.LEADS_DATABASE_URL = `file:${process.execPath}/leads.db`
  await expect(manageLeads(['list'])).rejects.toThrow(/^Cannot open the leads database file:.*: E/)
})

it('says what the database reports, without a stack', async () => {
  const store = await openLeadStore(`file:${at('leads.db')}`)
  await store.runStatement({ text: 'drop table lead', values: [] }).finally(() => store.close())
  await expect(manageLeads(['list'])).rejects.toEqual(
    new Failure('The leads database reports: no such table: lead. Fix the cause, then run the command again.'),
  )
})

it('creates a database to restore a backup', async () => {
  await expect(manageLeads(['restore', 'missing.db'])).rejects.toThrow('There is no missing.db.')
  expect(await readdir(at())).toContain('leads.db')
})

const pageSize = 4096

it.each([
  ['header', 0, 100],
  ['table', pageSize, Infinity],
])('says what to do about a database with a damaged %s', async (_name, start, end) => {
  const store = await openLeadStore(`file:${at('leads.db')}`)
  await store.saveLead(sampleLead())
  await store.backup?.write(at('backup.db'))
  await store.close()
  const content = await readFile(at('leads.db'))
  await writeFile(at('leads.db'), content.fill('x', start, Math.min(end, content.length)))
  for (const line of [['restore', at('backup.db')], ['list'], ['backup', at('other.db')]]) {
    await expect(manageLeads(line)).rejects.toThrow(
      `${at('leads.db')} is damaged. Move it and ${at('leads.db-wal')} away, then restore a backup.`,
    )
  }
})

it('ends without an error when its output is closed early', async () => {
  const store = await openLeadStore(`file:${at('leads.db')}`)
  // More than a pipe holds.
  await store.saveLead(sampleLead({ fields: [emailField('a'.repeat(300_000))] })).finally(() => store.close())
  // By default, a child does not get the environment of the test.
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/leads.ts', 'export', 'csv'], { env: process.env })
  child.stdout.once('data', () => child.stdout.destroy())
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect([code, errors]).toEqual([0, ''])
})
