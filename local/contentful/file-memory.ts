import * as v from 'valibot'
import { readIfPresent, readJson, replaceFile } from './files'
import { assetReaders } from './read-assets'
import { entryReader } from './read-entries'

/** Keeps results of file readers between processes, because checking thousands of files takes longer than a build. */

export interface FileMemory {
  /** The JSON file. */
  readonly file: string
  /** Changes with the code that checks the content. */
  readonly version: string
}

const readers = { ...assetReaders, entries: entryReader }

const memorySchema = v.object({
  version: v.string(),
  kept: v.record(v.string(), v.record(v.string(), v.tuple([v.string(), v.unknown()]))),
})

async function load({ file, version }: FileMemory) {
  const memory = readJson(memorySchema, (await readIfPresent(file))?.toString('utf8'))
  return memory?.version === version ? memory.kept : {}
}

/**
 * Runs a step that reads a space. Loads earlier results first and saves new ones afterwards. Ignores a file that is
 * invalid or of another version.
 */
export async function withFileMemory<Result>(memory: FileMemory, step: () => Promise<Result>): Promise<Result> {
  const before = await load(memory)
  for (const [name, reader] of Object.entries(readers)) reader.recall(before[name] ?? {})
  const result = await step()
  const kept = Object.entries(readers).map(([name, reader]) => [name, reader.keep()] as const)
  if (kept.every(([, one]) => one === undefined)) return result
  const after = Object.fromEntries(kept.map(([name, one]) => [name, one ?? before[name] ?? {}]))
  await replaceFile(memory.file, JSON.stringify({ version: memory.version, kept: after }))
  return result
}
