import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../support/free-port.mjs'

export interface MortalServer {
  readonly url: string
  /** Ends it as a power cut would (SIGKILL), and starts it again. */
  readonly kill: () => Promise<void>
  readonly kills: () => number
  readonly stop: () => Promise<void>
}

/** A stand-in for the CRM that is running. */
interface RunningCrm {
  readonly portalId: string
  readonly token: string
  readonly url: string
}

/**
 * The environment of a server that takes as many submissions as come.
 *
 * @param forms file with the definitions of the forms
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

/**
 * Starts a server that can be killed at any moment and always comes back at the same address. It delivers
 * leads when a CRM is configured.
 */
export async function startMortalServer(environment: NodeJS.ProcessEnv): Promise<MortalServer> {
  const port = await freePort()
  let kills = 0

  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, String(port)], {
      env: { ...process.env, ...environment },
      stdio: 'pipe',
    })
    // Its log is full of the CRM's faults, so it is shown only when the server does not start.
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
      // Leaves a moment without any server, as when a machine restarts.
      await sleep(100)
      current = await start()
    },
    kills: () => kills,
    stop: () => end(current),
  }
}
