import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Where a file of the built site is.
 *
 * @param address such as `/blog/rss.xml`
 */
export const publicFile = (address: string): string => path.join(path.resolve('public'), address)

/**
 * Writes a file of the built site.
 *
 * @param content removes the file of an earlier build if undefined
 */
export async function writePublicFile(address: string, content: string | undefined): Promise<void> {
  const file = publicFile(address)
  if (content === undefined) return rm(file, { force: true })
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Avoids partial files when a build is interrupted or two processes write the same file. */
export async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.part`
  await writeFile(draft, content)
  await rename(draft, file)
}

const inProgress = new Map<string, Promise<void>>()

async function writeMissing(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeAtomically(file, await make())
}

/**
 * Writes a file of the built site unless it exists.
 *
 * @param address must change with the content
 */
export async function writeOnce(address: string, make: () => Promise<Buffer>): Promise<void> {
  const file = publicFile(address)
  const running = inProgress.get(file) ?? writeMissing(file, make).finally(() => inProgress.delete(file))
  inProgress.set(file, running)
  await running
}

/**
 * Reads the data of all pages and slices of the built site, also of those that this build did not change.
 *
 * @yields the text of one file
 */
export async function* readBuiltData(): AsyncGenerator<string> {
  for (const folder of [publicFile('page-data'), publicFile('slice-data')]) {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    for (const name of names) {
      // Waiting for each of thousands of files would take longer than reading them.
      if (name.endsWith('.json')) yield readFileSync(path.join(folder, name), 'utf8')
    }
  }
}

/** Deletes the files of a folder that no page uses any longer, because visitors could still request them. */
export async function removeUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(path.join(folder, name))))
}
