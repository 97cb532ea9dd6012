import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { freePort } from './free-port'
import { openLeadStore } from './store/lead-store'
import { useOwnFolder } from './test-support/own-folder'
import { ask, useSites } from './test-support/test-site'
import { until } from './test-support/until'

const at = useOwnFolder()
const sites = useSites()

const program = ['--import', 'tsx', 'server/main.ts']

it('serves on after the program that reads its log has ended', async () => {
  const settings = { PORT: '0', SITE_FOLDER: await sites.make(), LEADS_DATABASE_URL: `file:${at('leads.db')}` }
  const child = spawn(process.execPath, program, { env: { ...process.env, ...settings } })
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

describe('with an output that cannot be written, such as a file on a full disk', () => {
  // Opened for reading, because not all systems have /dev/full.
  const start = async (args: readonly string[], settings: NodeJS.ProcessEnv) => {
    const output = await open(process.execPath)
    const child = spawn(process.execPath, [...program, ...args], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', output.fd, 'pipe'],
    })
    await output.close()
    return child
  }

  it('serves the site', async () => {
    const port = await freePort()
    const settings = { SITE_FOLDER: await sites.make(), LEADS_DATABASE_URL: `file:${at('leads.db')}` }
    const child = await start([], { ...settings, PORT: String(port) })
    await until(async () => child.exitCode !== null || (await ask(`http://127.0.0.1:${port}`, '/')).status === 200)
    expect(child.exitCode).toBeNull()
    child.kill()
    await once(child, 'exit')
  })

  it('ends a command with the reason', async () => {
    const store = await openLeadStore(`file:${at('leads.db')}`)
    await store.close()
    const child = await start(['leads', 'list'], { LEADS_DATABASE_URL: `file:${at('leads.db')}` })
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    expect([await once(child, 'close'), errors]).toEqual([[1, null], 'EBADF: bad file descriptor, write\n'])
  })
})
