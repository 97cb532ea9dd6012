import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../server/free-port'
import { waitFor } from '../../tests/integration/run-site'
import { makeRelease } from '../release/make-release'
import { publicFolder } from '../site/paths'

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
