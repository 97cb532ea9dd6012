import { existsSync } from 'node:fs'
import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { root } from '../site/paths'

const schema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string()),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
})

/** An installed package. */
export type Package = v.InferOutput<typeof schema>

const modules = path.join(root, 'node_modules')

const readPackage = async (folder: string): Promise<Package> =>
  v.parse(schema, JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')))

/** The package folder of a source file; the innermost for nested packages. */
const packageFolder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** The packages of source files, without duplicate versions, sorted. */
export async function packagesOf(files: readonly string[]): Promise<readonly Package[]> {
  const folders = new Set(files.flatMap((file) => packageFolder.exec(file)?.[0] ?? []))
  const packages = await Promise.all(
    [...folders].map((folder) => readPackage(path.resolve(root, folder)).catch(() => undefined)),
  )
  const byName = new Map(
    packages.flatMap((found) => (found ? [[`${found.name}@${found.version}`, found] as const] : [])),
  )
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found)
}

/** The source files of a site's scripts, from their source maps. */
export async function sourcesOfScripts(folder: string): Promise<readonly string[]> {
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.js.map'))
  const sources = await Promise.all(
    maps.map(async (name) => {
      const map: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'))
      return v.parse(v.object({ sources: v.array(v.string()) }), map).sources
    }),
  )
  return sources.flat().map((source) => source.replace(/^.*?(?=node_modules\/)/, ''))
}

/**
 * Copies packages with the dependencies that they need on this platform.
 *
 * @returns the copied packages
 */
export async function copyPackages(names: readonly string[], target: string): Promise<readonly Package[]> {
  const copied = new Map<string, Package>()
  const copy = async (name: string): Promise<void> => {
    const folder = path.join(modules, name)
    if (copied.has(name) || !existsSync(folder)) return
    const found = await readPackage(folder)
    copied.set(name, found)
    await cp(folder, path.join(target, name), { recursive: true, dereference: true })
    for (const next of Object.keys({ ...found.dependencies, ...found.optionalDependencies })) await copy(next)
  }
  for (const name of names) await copy(name)
  return [...copied.values()]
}
