import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Runs each of the following tests in an empty folder, as a build runs in that of the site. */
export function useOwnFolder(): void {
  const home = process.cwd()
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'build-'))
    process.chdir(folder)
  })
  afterEach(async () => {
    process.chdir(home)
    await rm(folder, { recursive: true })
  })
}
