import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { Marks } from './values'

/**
 * What files and space last agreed on, for the three-way merge of pushes and pulls. Contains marks of values, not the
 * values.
 *
 * The file is committed with `content/`, not kept in the space: it must describe the files of this checkout. If a
 * colleague pulls an editor's change, files of an older checkout must not count as a newer change of the same field. A
 * file that was not committed causes conflicts, but never overwrites anything.
 */
export interface LastSynced {
  readonly types: Map<string, Marks>
  readonly assets: Map<string, Marks>
  readonly entries: Map<string, Marks>
  /** Addresses of the files of assets. Contentful gives each uploaded file its own address. */
  readonly files: Map<string, string>
}

const kinds = ['types', 'assets', 'entries'] as const

const marksSchema = v.record(v.string(), v.record(v.string(), v.string()))

const fileSchema = v.object({
  types: marksSchema,
  assets: marksSchema,
  entries: marksSchema,
  files: v.record(v.string(), v.string()),
})

const noneSynced = (): LastSynced => ({
  types: new Map(),
  assets: new Map(),
  entries: new Map(),
  files: new Map(),
})

/**
 * Reads the file of a space's environment.
 *
 * @returns empty maps for a missing file
 * @throws Error if the file is invalid
 */
export async function readLastSynced(file: string): Promise<LastSynced> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return noneSynced()
  }
  try {
    const { types, assets, entries, files } = v.parse(fileSchema, JSON.parse(text))
    const toMap = <Value>(record: Record<string, Value>) => new Map(Object.entries(record))
    return { types: toMap(types), assets: toMap(assets), entries: toMap(entries), files: toMap(files) }
  } catch {
    throw new Error(
      `${file} is not valid JSON of a push or pull. Restore it from git, or delete it: then fields that differ count as conflicts.`,
    )
  }
}

const sorted = <Value>(map: ReadonlyMap<string, Value>) =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1)) as readonly (readonly [string, Value])[]

/** Writes one line for each item, so that git can merge the file. */
export async function writeLastSynced(file: string, synced: LastSynced): Promise<void> {
  const lines = <Value>(map: ReadonlyMap<string, Value>) =>
    sorted(map)
      .map(([id, value]) => `    ${JSON.stringify(id)}: ${JSON.stringify(value)}`)
      .join(',\n')
  const parts = [...kinds.map((kind) => [kind, lines(synced[kind])] as const), ['files', lines(synced.files)] as const]
  const text = `{\n${parts.map(([kind, inside]) => `  "${kind}": {\n${inside}\n  }`).join(',\n')}\n}\n`
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, text)
  await rename(draft, file)
}
