import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from './write-atomically'

/** Files that are being written, so that no two queries write the same one. */
const inProgress = new Map<string, Promise<void>>()

async function write(file: string, make: () => Promise<Buffer> | string): Promise<void> {
  if (existsSync(file)) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeAtomically(file, await make())
}

/**
 * Writes a file of the built site unless an earlier build has.
 *
 * @param address its path on the site, which must change with its content
 * @param make makes the content; not called when the file is there
 */
export async function writeOnce(address: string, make: () => Promise<Buffer> | string): Promise<void> {
  const file = path.join(path.resolve('public'), address)
  const running = inProgress.get(file) ?? write(file, make).finally(() => inProgress.delete(file))
  inProgress.set(file, running)
  await running
}
