import { mkdtemp, realpath, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/**
 * Creates an empty folder for each of the following tests.
 *
 * @returns the path of a file in the folder of the current test
 */
export function useOwnFolder(): (...names: readonly string[]) => string {
  const folders: string[] = []
  beforeEach(async () => {
    folders.push(await realpath(await mkdtemp(path.join(os.tmpdir(), 'test-'))))
  })
  // After everything that a test closes in `afterEach`.
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))
  return (...names) => path.join(folders.at(-1) ?? '', ...names)
}
