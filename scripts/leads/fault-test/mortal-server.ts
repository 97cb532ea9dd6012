import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../server/free-port'
import { bundleServer } from '../../release/bundle-server'
import { inRoot } from '../../support/paths.mjs'

export type MortalServer = Awaited<ReturnType<typeof startMortalServer>>

/** A bundle starts faster than the sources. It is below the root to find the native packages. */
const program = inRoot('.local/fault-test/server.mjs')
let bundled: Promise<unknown> | undefined

/** A server that can be killed and restarts at the same address. Delivers leads if a CRM is configured. */
export async function startMortalServer(environment: NodeJS.ProcessEnv) {
  const port = await freePort()
  await (bundled ??= bundleServer(program, 'scripts/leads/fault-test/server.ts'))
  let kills = 0

  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [program, String(port)], {
      env: { ...process.env, ...environment },
      stdio: 'pipe',
    })
    // Shown only if the server does not start.
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
    kill: async (): Promise<void> => {
      kills += 1
      await end(current)
      await sleep(100)
      current = await start()
    },
    kills: () => kills,
    stop: () => end(current),
  }
}
