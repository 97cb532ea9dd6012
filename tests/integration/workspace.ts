import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/site/paths'
import { listFiles } from '../../server/site/list-files'
import { buildSite, type Variables } from './run-site'

/** A copy of the site that a test may change and build. */
export interface Workspace {
  readonly folder: string
  /** Path of a file of the copy. */
  readonly at: (name: string) => string
  /** Replaces the match of a pattern in a file. Fails without a match. */
  readonly edit: (name: string, pattern: RegExp, replacement: string) => Promise<void>
  /** Writes a file, or deletes it if the text is undefined. */
  readonly write: (name: string, text: string | undefined) => Promise<void>
  /** See `buildSite`. */
  readonly build: (variables?: Variables) => Promise<string>
  readonly remove: () => Promise<void>
}

const webpackCache = '.cache/webpack'

const onDemand = 'scripts/on-demand'

const ifThere = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error
}

/** Keeps webpack's cache for the next copy in the same folder. */
async function removeAllButWebpackCache(folder: string): Promise<void> {
  const kept = `${folder}-webpack`
  // Replaces the leftovers of an aborted run.
  await rename(path.join(folder, webpackCache), kept).catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.dirname(path.join(folder, webpackCache)), { recursive: true })
  await rename(kept, path.join(folder, webpackCache)).catch(ifThere)
}

/** Files of the site in git: tracked and new ones, without ignored ones. */
async function sourceFiles(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return stdout.split('\0').filter((name) => name !== '')
}

/**
 * Makes a copy of the site below `.local/` and replaces an earlier one. Copies of the same name share webpack's cache,
 * also between runs.
 */
export async function makeWorkspace(name: string): Promise<Workspace> {
  const folder = path.join(root, '.local', name)
  const at = (file: string): string => path.join(folder, file)

  await removeAllButWebpackCache(folder)
  await symlink(path.join(root, 'node_modules'), at('node_modules'))
  for (const file of await sourceFiles()) {
    // Git also lists files with an uncommitted deletion.
    await cp(path.join(root, file), at(file)).catch(ifThere)
  }
  // On-demand packages stay in the main folder for the next run.
  for (const name of await readdir(path.join(root, onDemand))) {
    const packages = path.join(onDemand, name, 'node_modules')
    if (existsSync(path.join(root, packages))) await symlink(path.join(root, packages), at(packages))
  }

  return {
    folder,
    at,
    edit: async (file, pattern, replacement) => {
      const text = await readFile(at(file), 'utf8')
      if (!pattern.test(text)) throw new Error(`${file} has nothing like ${pattern.source}.`)
      await writeFile(at(file), text.replace(pattern, replacement))
    },
    write: async (file, text) => {
      await mkdir(path.dirname(at(file)), { recursive: true })
      await (text === undefined ? rm(at(file)) : writeFile(at(file), text))
    },
    build: (variables) => buildSite(folder, variables),
    remove: () => removeAllButWebpackCache(folder),
  }
}

/** Files of the built pages, by path below `public/`. */
export type BuiltSite = ReadonlyMap<string, string>

const isPart = (name: string): boolean =>
  name.endsWith('.html') || /^(page-data|slice-data)\/.*\.json$/.test(name) || /^[^/]+\.js$/.test(name)

/**
 * Reads the pages of a built site, their data and their scripts.
 *
 * @param folder `public/`
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const names = (await listFiles(folder)).filter(isPart)
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
  )
  return new Map(files)
}

/** Sorted names of files that were added, changed or removed. */
export function changedFiles(before: BuiltSite, after: BuiltSite): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

/** The HTML of all pages for visitors, by file. */
export const pagesOf = (site: BuiltSite): [name: string, html: string][] =>
  [...site].filter(([name]) => name.endsWith('.html') && !/^(_gatsby|offline-plugin-app-shell-fallback)\//.test(name))
