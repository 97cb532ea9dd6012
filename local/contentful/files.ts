import { readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

async function orNothing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** @returns undefined for a missing file */
export const readIfPresent = (file: string): Promise<Buffer | undefined> => orNothing(readFile(file))

/** @returns undefined for text that is not JSON of the schema */
export function readJson<Schema extends v.GenericSchema>(schema: Schema, text: string | undefined) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return result.success ? result.output : undefined
}

/** Replaces a file in one step, so that neither another process nor an interruption finds half of it. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}~`
  await writeFile(draft, content)
  await rename(draft, file)
}

/** Files of operating systems and editors, such as `.DS_Store` and `hero.md~`. */
export const isLeftover = (name: string): boolean => name.startsWith('.') || name.endsWith('~')

/** The files of a folder by name, without leftovers; empty for a missing folder. */
export async function listFolder(folder: string) {
  const found = (await orNothing(readdir(folder, { withFileTypes: true }))) ?? []
  return found
    .filter(({ name }) => !isLeftover(name))
    .map((item) => ({ name: item.name, isFolder: item.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Resolution of file clocks in ms. Changes of newer files may go unnoticed. */
const coarsest = 2000

/** A reader's results by file, as JSON values. */
export type Kept = Readonly<Record<string, readonly [mark: string, kept: unknown]>>

/** Converts results to and from JSON. */
interface Form<Result, Written> {
  readonly write: (result: Result) => Written
  readonly read: (written: Written, file: string) => Result
}

/**
 * Makes a file reader that caches the result of each file until it changes. It reads synchronously, which is several
 * times faster for a space with thousands of small files.
 *
 * @param form needed if the results are not plain JSON
 */
export function rememberingReader<Result, Written = Result>(form?: Form<Result, Written>) {
  const known = new Map<string, { readonly mark: string; readonly result: Result }>()
  const recalled = new Map<string, Kept[string]>()
  let isChanged = false

  const recallOne = (file: string, mark: string): Result | undefined => {
    const [recalledMark, written] = recalled.get(file) ?? []
    recalled.delete(file)
    if (recalledMark !== mark) return undefined
    const result = form ? form.read(written as Written, file) : (written as Result)
    known.set(file, { mark, result })
    return result
  }

  return {
    /** @returns undefined for a missing file */
    read: async (file: string, make: (bytes: Buffer) => Result | Promise<Result>): Promise<Result | undefined> => {
      const stats = statSync(file, { throwIfNoEntry: false })
      if (!stats) return undefined
      const mark = [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(' ')
      const before = known.get(file)
      if (before?.mark === mark) return before.result
      const found = recallOne(file, mark)
      if (found !== undefined) return found
      const result = await orNothing((async () => make(readFileSync(file)))())
      if (result === undefined || Date.now() - stats.ctimeMs <= coarsest) return result
      known.set(file, { mark, result })
      isChanged = true
      return result
    },
    /** Loads the results of another process's reader. */
    recall: (kept: Kept) => {
      for (const [file, one] of Object.entries(kept)) recalled.set(file, one)
    },
    /** @returns undefined if nothing has changed since `recall` */
    keep: (): Kept | undefined => {
      if (!isChanged && recalled.size === 0) return undefined
      const written = (result: Result) => (form ? form.write(result) : result)
      return Object.fromEntries(
        Array.from(known, ([file, { mark, result }]) => [file, [mark, written(result)] as const]),
      )
    },
  }
}
