import { readdir } from 'node:fs/promises'
import { useOwnFolder } from '../test-support/own-folder'
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

it('creates a database to restore a backup', async () => {
  await expect(manageLeads(['restore', 'missing.db'])).rejects.toThrow('There is no missing.db.')
  expect(await readdir(at())).toContain('leads.db')
})
