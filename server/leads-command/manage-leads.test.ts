import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { manageLeads } from './manage-leads'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'leads-'))
  process.env.LEADS_DATABASE_URL = `file:${path.join(folder, 'leads.db')}`
})
afterEach(async () => {
  delete process.env.LEADS_DATABASE_URL
  await rm(folder, { recursive: true })
})

it.each(['list', 'delete ann@example.com --yes'])('does not create a database for "%s"', async (line) => {
  await expect(manageLeads(line.split(' '))).rejects.toThrow(
    `There is no database at ${folder}/leads.db. Set LEADS_DATABASE_URL to that of the server.`,
  )
  expect(await readdir(folder)).toEqual([])
})

it('creates a database to restore a backup', async () => {
  await expect(manageLeads(['restore', 'missing.db'])).rejects.toThrow('There is no missing.db.')
  expect(await readdir(folder)).toContain('leads.db')
})
