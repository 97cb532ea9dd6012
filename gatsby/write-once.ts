import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { publicFile } from './public-file'
import { writeAtomically } from './write-atomically'

const inProgress = new Map<string, Promise<void>>()

async function write(file: string, make: () => Promise<Buffer> | string): Promise<void> {
  if (existsSync(file)) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeAtomically(file, await make())
}

/**
 * Writes a file of the site unless it exists.
 *
 * @param address must change with the content
 */
export async function writeOnce(address: string, make: () => Promise<Buffer> | string): Promise<void> {
  const file = publicFile(address)
  const running = inProgress.get(file) ?? write(file, make).finally(() => inProgress.delete(file))
  inProgress.set(file, running)
  await running
}
