import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../support/free-port.mjs'

export interface MortalServer {
  readonly url: string
  readonly kill: () => Promise<void>
  readonly kills: () => number
  readonly stop: () => Promise<void>
}

interface RunningCrm {
  readonly portalId: string
  readonly token: string
  readonly url: string
}

/**
 * The environment of a server without rate limit.
 *
 * @param forms file
 */
export const serverEnvironment = (databaseUrl: string, forms: string, crm: RunningCrm): NodeJS.ProcessEnv => ({
  LEADS_DATABASE_URL: databaseUrl,
  LEADS_FORMS: forms,
  LEADS_RATE_LIMIT: '0',
  HUBSPOT_PORTAL_ID: crm.portalId,
  HUBSPOT_TOKEN: crm.token,
  HUBSPOT_URL: crm.url,
})

const script = path.join(__dirname, 'server.ts')

/** A server that can be killed and restarts at the same address. Delivers leads if a CRM is configured. */
export async function startMortalServer(environment: NodeJS.ProcessEnv): Promise<MortalServer> {
  const port = await freePort()
  let kills = 0

  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, String(port)], {
      env: { ...process.env, ...environment },
      stdio: 'pipe',
    })
    // Shown only when the server does not start.
    let log = ''
    child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-2000)))
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => {
        throw new Error(`The server ended before it was ready:\n${log}`)
      }),
    ])
    return child
  }

  const end = async (child: ChildProcess): Promise<void> => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  let current = await start()
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      kills += 1
      await end(current)
      await sleep(100)
      current = await start()
    },
    kills: () => kills,
    stop: () => end(current),
  }
}
