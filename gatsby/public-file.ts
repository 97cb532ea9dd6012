import { mkdir, rm, writeFile } from 'node:fs/promises'
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
