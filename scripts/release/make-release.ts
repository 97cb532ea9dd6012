import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { checksumsFile } from '../../server/releases/activate'
import { keepAssets, pagesFolder, releaseFile, writeRelease } from '../../server/releases/keep-assets'
import { listFiles } from '../../server/site/list-files'
import { isPreview } from '../../server/site/open-site'
import { readRedirects } from '../../server/site/redirects'
import { inRoot } from '../support/paths.mjs'
import { bundleServer, externalPackages } from './bundle-server'
import { caddyConfiguration } from './caddy'
import { compressedSite } from './compressed-site'
import { nginxConfiguration } from './nginx'
import { copyPackages, packagesOf, sourcesOfScripts } from './packages'
import { createSbom } from './sbom'

interface ReleaseOptions {
  /** The built site. */
  readonly site: string
  /** Folder of the release. Replaces an earlier release and keeps its hashed files. */
  readonly target: string
  /** Time of the release. */
  readonly now: Date
  /** Folder of compressed files for the next release; by default shared by all releases. */
  readonly compressed?: string
}

/** Sizes in bytes. */
export interface ReleaseSize {
  readonly pages: number
  readonly server: number
  readonly packages: number
}

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  engines: v.record(v.string(), v.string()),
  imports: v.record(v.string(), v.string()),
})

/** Files that change after the release is made. */
const mutable = [releaseFile, checksumsFile]

async function sizeOf(folder: string): Promise<number> {
  const names = await listFiles(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function writeChecksums(folder: string): Promise<void> {
  const names = (await listFiles(folder)).filter((name) => !mutable.includes(name))
  const lines = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(path.join(folder, name))
      return `${createHash('sha256').update(content).digest('hex')}  ${name}`
    }),
  )
  await writeFile(path.join(folder, checksumsFile), `${lines.join('\n')}\n`)
}

/**
 * Makes a release: a folder with everything that production needs except Node.
 *
 * @returns its sizes
 */
export async function makeRelease({ site, target, now, compressed }: ReleaseOptions): Promise<ReleaseSize> {
  const next = `${target}.next`
  const pages = path.join(next, pagesFolder)
  // Sorts by time, and is valid as a folder name and as an image tag.
  const version = now.toISOString().replace(/\.\d+|[-:]/g, '')
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  await cp(await compressedSite(site, compressed), pages, { recursive: true, preserveTimestamps: true })

  const sources = await bundleServer(path.join(next, 'server.mjs'))
  const copied = await copyPackages(externalPackages, path.join(next, 'node_modules'))
  const bundled = await packagesOf([...sources, ...(await sourcesOfScripts(site))])
  const {
    name,
    version: packageVersion,
    engines,
    imports,
  } = v.parse(packageSchema, JSON.parse(await readFile(inRoot('package.json'), 'utf8')))
  const writeJson = (file: string, value: unknown): Promise<void> =>
    writeFile(path.join(next, file), `${JSON.stringify(value, null, 2)}\n`)
  await writeJson('package.json', { name, version: packageVersion, private: true, type: 'module', engines, imports })
  // The server loads these files by name, so they are not in the bundle.
  for (const file of Object.values(imports)) await cp(inRoot(file), path.join(next, file))
  await writeJson('sbom.cdx.json', createSbom(name, version, [...bundled, ...copied], now))
  await cp(inRoot('deploy'), path.join(next, 'deploy'), { recursive: true })
  const redirects = await readRedirects(site)
  // These proxies send pages themselves, without the password of a preview.
  if (!(await isPreview(site))) {
    await writeFile(path.join(next, 'deploy/nginx.conf'), nginxConfiguration(redirects))
    await writeFile(path.join(next, 'deploy/Caddyfile'), caddyConfiguration(redirects))
  }
  await writeRelease(next, { version, createdAt: now.toISOString(), kept: {} })
  await writeChecksums(next)
  const size = {
    pages: await sizeOf(pages),
    server: (await stat(path.join(next, 'server.mjs'))).size,
    packages: await sizeOf(path.join(next, 'node_modules')),
  }

  if (existsSync(path.join(target, releaseFile))) await keepAssets(next, target, now.getTime())
  await rm(target, { recursive: true, force: true })
  await rename(next, target)
  return size
}
