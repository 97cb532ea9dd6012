import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const isWanted = (name: string): boolean =>
  !name.includes('.test.') && !name.startsWith('.') && name !== 'gatsby-types.d.ts'

interface SourceFile {
  readonly file: string
  readonly name: string
}

async function filesAt(place: string): Promise<SourceFile[]> {
  if (!(await stat(place)).isDirectory()) return [{ file: place, name: path.basename(place) }]
  const entries = await readdir(place, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ file, name: path.relative(place, file) }))
}

/**
 * A digest of files, independent of their location. Ignores tests, hidden files and generated types.
 *
 * @param read returns the relevant part of a file
 * @throws Error for a missing path
 */
export async function codeDigest(
  places: readonly string[],
  read: (file: string) => Buffer | string = (file) => readFileSync(file),
): Promise<string> {
  const files = (await Promise.all(places.map(filesAt))).flat()
  const hash = createHash('sha256')
  for (const { file, name } of files) hash.update(`\0${name}\0`).update(read(file))
  return hash.digest('hex').slice(0, 16)
}
