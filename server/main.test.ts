import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { useOwnFolder } from './test-support/own-folder'
import { ask, testSites } from './test-support/test-site'

const at = useOwnFolder()
const sites = testSites()
afterAll(() => sites.end())

it('serves on after the program that reads its log has ended', async () => {
  const settings = { PORT: '0', SITE_FOLDER: await sites.make(), LEADS_DATABASE_URL: `file:${at('leads.db')}` }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env: { ...process.env, ...settings } })
  const ended = once(child, 'close')
  let url: string | undefined
  for await (const line of createInterface(child.stdout)) {
    url = (JSON.parse(line) as { url?: string }).url
    if (url !== undefined) break
  }
  child.stdout.destroy()
  const status = async (): Promise<number> => (await ask(url ?? '', '/')).status
  // The first request writes a line to the log.
  expect([await status(), await status()]).toEqual([200, 200])
  child.kill()
  expect(await ended).toEqual([0, null])
})
