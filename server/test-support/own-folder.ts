import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
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

/** Writes files, by their paths in a folder. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
