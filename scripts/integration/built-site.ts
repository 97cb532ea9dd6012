import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Files of a built site that its pages are made of, by their paths below `public/`. */
export type BuiltSite = ReadonlyMap<string, string>

const isPart = (name: string): boolean =>
  name.endsWith('.html') || /^(page-data|slice-data)\/.*\.json$/.test(name) || /^[^/]+\.js$/.test(name)

/**
 * Reads the pages of a built site, their data and their scripts.
 *
 * @param folder `public/`
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(isPart)
    .sort()
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
  )
  return new Map(files)
}

/** Names of the files that were added, changed or removed, in order. */
export function changedFiles(before: BuiltSite, after: BuiltSite): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

/** The HTML of the pages that visitors get, by file. */
export const pagesOf = (site: BuiltSite): [name: string, html: string][] =>
  [...site].filter(([name]) => name.endsWith('.html') && !/^(_gatsby|offline-plugin-app-shell-fallback)\//.test(name))
