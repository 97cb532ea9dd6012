import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { waitFor } from '../../tests/integration/run-site'
import { makeRelease } from '../release/make-release'
import { publicFolder } from '../site/paths'
import { freePort } from '../support/free-port.mjs'

/** @throws Error that names the log if the program fails */
async function runLogged(folder: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const name = path.join(folder, '.local/bench/build.log')
  await mkdir(path.dirname(name), { recursive: true })
  const log = await open(name, 'a')
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', log.fd, log.fd] })
  const [code] = (await once(child, 'close')) as [number | null]
  await log.close()
  if (code !== 0) throw new Error(`"node ${args.join(' ')}" failed. See ${name} for its output.`)
}

/** @param folder of the site, or of a copy */
export const cleanSite = (folder: string): Promise<void> => runLogged(folder, ['node_modules/gatsby/cli.js', 'clean'])

export const buildSite = (folder: string, environment?: NodeJS.ProcessEnv): Promise<void> =>
  runLogged(folder, ['--import', 'tsx', 'scripts/site.ts', 'build'], environment)

/** Makes a release of the built site and runs its server, without logging requests, while a function runs. */
export async function withRelease<Result>(
  variables: NodeJS.ProcessEnv,
  use: (url: string, release: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-release-'))
  const release = path.join(folder, 'release')
  try {
    await makeRelease({ site: publicFolder, target: release, now: new Date() })
    const port = String(await freePort())
    const databaseUrl = `file:${path.join(folder, 'leads.db')}`
    const own = { PATH: process.env.PATH, PORT: port, LOG_LEVEL: 'silent', LEADS_DATABASE_URL: databaseUrl }
    const child = spawn(process.execPath, ['server.mjs'], {
      cwd: release,
      env: { ...own, ...variables },
      stdio: 'inherit',
    })
    const ended = once(child, 'exit')
    const url = `http://127.0.0.1:${port}`
    try {
      const isReady = async (): Promise<boolean> => (await fetch(`${url}/healthz`)).ok
      await waitFor('the server of the release is ready', isReady, () => `exit status ${child.exitCode}`, 30_000)
      return await use(url, release)
    } finally {
      child.kill()
      await ended
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
