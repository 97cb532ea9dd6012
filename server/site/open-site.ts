import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { findRedirect, redirectTable } from '../../content/model/redirects'
import { attempt } from '../../src/lib/attempt'
import { Failure } from '../../src/lib/failure'
import { listFiles } from './list-files'
import { readIfExists } from './read-if-exists'
import { readRedirects, redirectLocation, redirectsFile } from './redirects'

/** The target of a request's path. */
export type Target =
  | { readonly kind: 'file'; readonly pathname: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'missing page' | 'missing file' | 'gone' | 'malformed' }

/** A built site: one build, unchanged until another is opened. */
export interface Site {
  /** Its real path, without symbolic links. */
  readonly folder: string
  /**
   * @param address as requested: the percent-encoded path, and the query
   */
  readonly resolve: (address: string) => Target
  /** Whether a file exists at this path. */
  readonly has: (pathname: string) => boolean
  /** The content security policies of pages, by the paths of their files. */
  readonly policies: ReadonlyMap<string, string>
  /** Whether it was built with drafts. */
  readonly isPreview: boolean
  /** Changes when the folder contains another build. */
  readonly version: string
}

/** Describes the build, for visitors too. Written at its end, so that a server detects it. */
export const buildFile = 'version.json'

const buildSchema = v.object({
  /** When the build ended. Identifies it. */
  build: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The build contains what was published before this time. */
  contentTime: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Changes with the content types. */
  modelVersion: v.optional(v.string()),
  /** Whether it includes drafts. */
  preview: v.optional(v.boolean(), false),
})

export type BuildDescription = v.InferOutput<typeof buildSchema>

/** @throws Error when the text is not the description of a build */
export const parseBuild = (text: string): BuildDescription => v.parse(buildSchema, JSON.parse(text))

/** Written by the build (gatsby/content-policy.ts). */
const policiesFile = '_policies.json'

/** Each content security policy with the paths of its files, such as `/pricing/index.html`. */
const policiesSchema = v.array(v.object({ policy: v.string(), pages: v.array(v.string()) }))

/** Files of a built site that are never served. */
export const privateFiles: readonly string[] = [`/${redirectsFile}`, `/${policiesFile}`]

/** Compressed versions, which are sent under the name of the original. */
const compressed = /\.(br|gz)$/

/** An extension starts with a letter, so that `/release-2.0` is a page. */
const hasExtension = (pathname: string): boolean => /\.[a-z][a-z0-9]*$/i.test(pathname)

/** The decoded path with single slashes; `undefined` when it is malformed. */
function decodePathname(pathname: string): string | undefined {
  const decoded = attempt(() => decodeURIComponent(pathname))?.replace(/\/{2,}/g, '/')
  if (!decoded?.startsWith('/')) return undefined
  const climbs = decoded.split(/[/\\]/).includes('..')
  // eslint-disable-next-line no-control-regex -- a path with control characters is never a file
  return climbs || /[\0-\x1f]/.test(decoded) ? undefined : decoded
}

/** The content security policies by the path of their page's file; none for a site without the file. */
async function readPolicies(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readIfExists(path.join(folder, policiesFile), '[]')
  const policies = v.parse(policiesSchema, JSON.parse(text))
  return new Map(policies.flatMap(({ policy, pages }) => pages.map((page) => [page, policy] as const)))
}

/** The paths of all files that may be requested. */
async function publicPaths(folder: string): Promise<ReadonlySet<string>> {
  const names = (await listFiles(folder)).map((name) => `/${name}`)
  return new Set(names.filter((name) => !privateFiles.includes(name.replace(compressed, ''))))
}

/**
 * Whether a site was built with drafts.
 *
 * @throws Error when the description of the build is damaged or cannot be read
 */
export const isPreview = async (folder: string): Promise<boolean> =>
  parseBuild(await readIfExists(path.join(folder, buildFile), '{}')).preview

/**
 * Identifies the build in a folder, to detect another release behind a symbolic link, or a new build.
 *
 * @throws Failure when there is no built site
 */
export async function versionOf(folder: string): Promise<string> {
  const build = await realpath(folder).catch(() => folder)
  const home = await stat(path.join(build, 'index.html')).catch(() => undefined)
  if (!home)
    throw new Failure(`There is no built site in ${folder}. Run "npm run build", or set SITE_FOLDER to a built site.`)
  const end = await stat(path.join(build, buildFile)).catch(() => home)
  return `${build} ${end.mtimeMs}`
}

/**
 * Opens a built site. Only files that exist now are served, so no path leads out of the folder.
 *
 * @throws Failure when there is no built site, or its redirects are invalid
 */
export async function openSite(folder: string): Promise<Site> {
  const version = await versionOf(folder)
  const root = await realpath(folder)
  const [files, redirects, policies, showsDrafts] = await Promise.all([
    publicPaths(root),
    readRedirects(root),
    readPolicies(root),
    isPreview(root),
  ])
  const table = redirectTable(redirects)
  const has = (pathname: string): boolean => files.has(pathname)

  const resolve = (address: string): Target => {
    const [encoded = '', ...rest] = address.split('?')
    const query = rest.length > 0 ? `?${rest.join('?')}` : ''
    // As for pages, further slashes at the start do not matter.
    const found = findRedirect(table, encoded.replace(/^\/+/, '/'))
    if (found?.to !== undefined) {
      return { kind: 'redirect', status: found.redirect.status, location: redirectLocation(found.to, query) }
    }
    if (found) return { kind: 'gone' }

    const pathname = decodePathname(encoded)
    if (pathname === undefined) return { kind: 'malformed' }
    if (pathname.endsWith('/')) {
      const page = `${pathname}index.html`
      return has(page) ? { kind: 'file', pathname: page } : { kind: 'missing page' }
    }
    if (has(pathname) && !(compressed.test(pathname) && has(pathname.replace(compressed, ''))))
      return { kind: 'file', pathname }
    if (has(`${pathname}/index.html`)) {
      return { kind: 'redirect', status: 301, location: `${encodeURI(pathname)}/${query}` }
    }
    return { kind: hasExtension(pathname) ? 'missing file' : 'missing page' }
  }
  return { folder: root, resolve, has, policies, isPreview: showsDrafts, version }
}
