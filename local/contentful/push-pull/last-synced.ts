import * as v from 'valibot'
import { Failure } from '../../../src/lib/failure'
import { readIfPresent, readJson, replaceFile } from '../files'

const mapOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.record(v.string(), value),
    v.transform((record) => new Map(Object.entries(record) as [string, v.InferOutput<Value>][])),
  )

const marks = mapOf(v.record(v.string(), v.string()))

const fileSchema = v.object({
  types: marks,
  assets: marks,
  entries: marks,
  /** Addresses of the files of assets. Contentful gives each uploaded file its own address. */
  files: mapOf(v.string()),
})

/**
 * What files and space last agreed on, for the three-way merge of pushes and pulls. Contains marks of values, not the
 * values.
 *
 * The file is committed with `content/`, not kept in the space: it must describe the files of this checkout. If a
 * colleague pulls an editor's change, files of an older checkout must not count as a newer change of the same field. A
 * file that was not committed causes conflicts, and overwrites only what an editor has set back to the older value.
 */
export type LastSynced = Readonly<v.InferOutput<typeof fileSchema>>

/**
 * Reads the file of a space's environment.
 *
 * @returns empty maps for a missing file
 * @throws Failure if the file is invalid
 */
export async function readLastSynced(file: string): Promise<LastSynced> {
  const text = await readIfPresent(file)
  if (!text) return { types: new Map(), assets: new Map(), entries: new Map(), files: new Map() }
  const synced = readJson(fileSchema, text.toString('utf8'))
  if (synced) return synced
  throw new Failure(
    `${file} is not a valid record of a push or pull. Restore it from git, or delete it; fields that differ then count as conflicts.`,
  )
}

/** Writes one line for each item, so that git can merge the file. */
export async function writeLastSynced(file: string, { types, assets, entries, files }: LastSynced): Promise<void> {
  const parts = Object.entries({ types, assets, entries, files }).map(([kind, map]) => {
    const sorted = [...map].sort(([a], [b]) => (a < b ? -1 : 1))
    const lines = sorted.map(([id, value]) => `    ${JSON.stringify(id)}: ${JSON.stringify(value)}`)
    return `  "${kind}": {\n${lines.join(',\n')}\n  }`
  })
  await replaceFile(file, `{\n${parts.join(',\n')}\n}\n`)
}
