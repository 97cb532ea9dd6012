import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openSite } from '../../server/site/open-site'
import { brotliSize, gzipSize, sum } from './figures'
import type { SamplePage } from './options'
import { bytesByOwner } from './source-maps'
import type { Phase, RecordedRequest, Shift, Visit } from './visit'

const executable = ['', 'module', 'text/javascript', 'application/javascript']

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/gi

const typeOf = (attributes: string): string => /\stype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
const hasSource = (attributes: string): boolean => /\ssrc=/i.test(attributes)

export const inlineScriptsOf = (html: string): string =>
  [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => !hasSource(attributes) && executable.includes(typeOf(attributes)))
    .map(([, , text = '']) => text)
    .join('\n')

export const inlineStylesOf = (html: string): string =>
  [...html.matchAll(styleElement)].map(([, text = '']) => text).join('\n')

/** All sizes are bytes. */
interface ScriptWeight {
  readonly name: string
  readonly isInline: boolean
  readonly phase: Phase
  readonly raw: number
  readonly gzip: number
}

interface PackageWeight {
  readonly name: string
  readonly raw: number
  readonly gzip: number
}

interface Files {
  readonly count: number
  readonly bytes: number
}

/** All sizes are bytes of files on disk, so they are stable. */
export interface PageWeight {
  readonly name: string
  readonly path: string
  readonly requestsBeforeIdle: number
  readonly html: { readonly raw: number; readonly gzip: number; readonly brotli: number }
  readonly inlinedCss: { readonly raw: number; readonly gzip: number }
  readonly scriptsBeforeIdle: number
  readonly scriptsUntouched: number
  readonly scripts: readonly ScriptWeight[]
  readonly packages: readonly PackageWeight[]
  readonly fonts: Files
  readonly pictures: Files
  readonly heroPicture: number
  readonly otherOrigins: readonly string[]
  readonly failedRequests: readonly string[]
  readonly scriptErrors: readonly string[]
  readonly layoutShift: number
  readonly shifts: readonly Shift[]
  readonly blocked: Visit['blocked']
  readonly domSize: number
}

interface LoadedFile {
  readonly pathname: string
  readonly file: string
  readonly phase: Phase
  readonly content: Buffer
}

const fontEnding = /\.(woff2?|ttf|otf)$/i
const pictureEnding = /\.(avif|webp|png|jpe?g|gif|svg|ico)$/i
const scriptEnding = /\.m?js$/i

const weigh = (files: readonly LoadedFile[]): Files => ({
  count: files.length,
  bytes: sum(files.map(({ content }) => content.length)),
})

const chunkName = (pathname: string): string =>
  path.posix
    .basename(pathname)
    .replace(/[-.][0-9a-f]{16,}(?=\.m?js$)/, '')
    .replace(/\.m?js$/, '')

async function readLoadedFiles(
  folder: string,
  origin: string,
  requests: readonly RecordedRequest[],
): Promise<readonly LoadedFile[]> {
  const loaded = new Map<string, LoadedFile>()
  const site = await openSite(folder)
  for (const { url, phase, reason } of requests) {
    const { origin: from, pathname } = new URL(url)
    if (from !== origin || reason !== 'page' || loaded.has(pathname)) continue
    const target = site.resolve(pathname)
    if (target.kind !== 'file') continue
    const file = path.join(folder, target.pathname)
    loaded.set(pathname, { pathname, file, phase, content: await readFile(file) })
  }
  return [...loaded.values()]
}

/** Splits scripts by package with their source maps. */
async function weighPackages(scripts: readonly LoadedFile[]): Promise<readonly PackageWeight[]> {
  const weights = new Map<string, PackageWeight>()
  for (const { file, content } of scripts) {
    const sourceMap = await readFile(`${file}.map`, 'utf8').catch(() => undefined)
    const owners =
      sourceMap === undefined
        ? new Map([[`${chunkName(file)} (no source map)`, content.length]])
        : bytesByOwner(content.toString(), sourceMap)
    const ratio = gzipSize(content) / content.length
    for (const [name, raw] of owners) {
      const before = weights.get(name)
      weights.set(name, { name, raw: (before?.raw ?? 0) + raw, gzip: (before?.gzip ?? 0) + raw * ratio })
    }
  }
  return [...weights.values()]
    .map(({ gzip, ...rest }) => ({ ...rest, gzip: Math.round(gzip) }))
    .sort((first, second) => second.gzip - first.gzip)
}

export async function weighPage(folder: string, origin: string, page: SamplePage, visit: Visit): Promise<PageWeight> {
  const { requests, shifts, scriptErrors, blocked, domSize, heroPicture } = visit
  const target = (await openSite(folder)).resolve(page.path)
  const htmlFile = path.join(folder, target.kind === 'file' ? target.pathname : '404.html')
  const html = await readFile(htmlFile, 'utf8')
  const css = inlineStylesOf(html)
  const inline = inlineScriptsOf(html)

  const files = await readLoadedFiles(folder, origin, requests)
  const ending = (pattern: RegExp): readonly LoadedFile[] => files.filter(({ pathname }) => pattern.test(pathname))
  const scriptFiles = ending(scriptEnding).filter(({ phase }) => phase !== 'scroll')
  const scripts: readonly ScriptWeight[] = [
    { name: '(inline)', isInline: true, phase: 'load', raw: Buffer.byteLength(inline), gzip: gzipSize(inline) },
    ...scriptFiles.map(({ pathname, phase, content }) => ({
      name: chunkName(pathname),
      isInline: false,
      phase,
      raw: content.length,
      gzip: gzipSize(content),
    })),
  ]
  const hero = heroPicture === undefined ? undefined : new URL(heroPicture)
  const isOwn = ({ url }: RecordedRequest): boolean => new URL(url).origin === origin
  // Gatsby asks for the data of a missing page before it shows the 404 page.
  const isExpected = ({ url }: RecordedRequest): boolean =>
    page.status === 404 && new URL(url).pathname.includes(page.path.slice(0, -1))

  return {
    name: page.name,
    path: page.path,
    requestsBeforeIdle: requests.filter(({ phase }) => phase === 'load').length,
    html: { raw: Buffer.byteLength(html), gzip: gzipSize(html), brotli: brotliSize(html) },
    inlinedCss: { raw: Buffer.byteLength(css), gzip: gzipSize(css) },
    scriptsBeforeIdle: sum(scripts.filter(({ phase }) => phase === 'load').map(({ gzip }) => gzip)),
    scriptsUntouched: sum(scripts.map(({ gzip }) => gzip)),
    scripts,
    packages: await weighPackages(scriptFiles),
    fonts: weigh(ending(fontEnding)),
    pictures: weigh(ending(pictureEnding).filter(({ phase }) => phase !== 'scroll')),
    heroPicture: files.find(({ pathname }) => pathname === hero?.pathname)?.content.length ?? 0,
    otherOrigins: requests.filter((request) => !isOwn(request)).map(({ url }) => url),
    failedRequests: requests
      .filter((request) => isOwn(request) && !isExpected(request))
      .filter(({ status }) => status === undefined || status >= 400)
      .map(({ url }) => new URL(url).pathname),
    scriptErrors,
    layoutShift: sum(shifts.map(({ value }) => value)),
    shifts,
    blocked,
    domSize,
  }
}
