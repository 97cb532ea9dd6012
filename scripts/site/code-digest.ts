import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

type Filter = (name: string) => boolean

const isSource: Filter = (name) => /\.(ts|tsx|js|mjs)$/.test(name) && !name.includes('.test.')

interface SourceFile {
  readonly file: string
  /** Where it is, seen from the place that it belongs to. */
  readonly name: string
}

async function filesAt(place: string, isWanted: Filter): Promise<SourceFile[]> {
  if (!(await stat(place)).isDirectory()) return [{ file: place, name: path.basename(place) }]
  const entries = await readdir(place, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ file, name: path.relative(place, file) }))
}

/**
 * A digest of the code at these places: it changes when any of it does or moves. Tests don't count,
 * nor does where the places themselves are.
 *
 * @param places files and folders
 * @param isWanted chooses the files of folders by name; code without tests when absent
 * @throws Error when one of the places does not exist
 */
export async function codeDigest(places: readonly string[], isWanted: Filter = isSource): Promise<string> {
  const files = (await Promise.all(places.map((place) => filesAt(place, isWanted)))).flat()
  const hash = createHash('sha256')
  // Synchronous reads: several times faster for thousands of small files.
  for (const { file, name } of files) hash.update(`\0${name}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
