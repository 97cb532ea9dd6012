import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Site } from '../../server/site/open-site'
import { missingPage } from './benchmark'
import budgets from './budgets.json'
import { brotliSize, gzipSize, kilobytes, sum, threeDecimals } from './figures'
import type { Limit } from './limits'
import type { PageVisit, Phase } from './visit'

interface Script {
  /** Without the hash; `(inline)` for inline scripts. */
  readonly name: string
  readonly phase: Phase
  readonly content: string
}

/** The size of a first visit. Sizes are bytes of the files on disk, so they are stable. */
export interface PageWeight extends Pick<PageVisit, 'scriptErrors' | 'shifts'> {
  readonly path: string
  readonly requestsBeforeIdle: number
  readonly html: string
  /** Until the visitor scrolls. */
  readonly scripts: readonly Script[]
  /** Sizes during the entire visit. */
  readonly fonts: readonly number[]
  /** Sizes before scrolling. */
  readonly pictures: readonly number[]
  readonly heroPicture: number
  readonly otherOrigins: readonly string[]
  readonly failedRequests: readonly string[]
}

/** The scripts in a page, without data. */
export function inlineScripts(html: string): string {
  const runs = ['', 'module', 'text/javascript']
  return DomUtils.getElementsByTagName('script', parseDocument(html))
    .filter(({ attribs }) => attribs.src === undefined && runs.includes(attribs.type ?? ''))
    .map((element) => DomUtils.textContent(element))
    .join('\n')
}

const chunkName = (pathname: string): string => posix.basename(pathname).replace(/(-[0-9a-f]{20})?\.js$/, '')

export async function weighPage(
  site: Site,
  path: string,
  { origin, requests, shifts, scriptErrors, heroPicture }: PageVisit,
): Promise<PageWeight> {
  const own = requests
    .filter(({ url }) => new URL(url).origin === origin)
    .map((request) => ({ ...request, pathname: new URL(request.url).pathname }))
  /** Files that the page itself needs, by path, with the phase in which they were first requested. */
  const files = new Map<string, Phase>()
  for (const { pathname, phase, isForPage } of own) {
    const isFile = site.resolve(pathname).kind === 'file'
    if (isFile && isForPage && !files.has(pathname)) files.set(pathname, phase)
  }
  const read = (pathname: string): Promise<Buffer> => {
    const target = site.resolve(pathname)
    return readFile(join(site.folder, target.kind === 'file' ? target.pathname : '404.html'))
  }
  const beforeScrolling = [...files].filter(([, phase]) => phase !== 'scroll').map(([pathname]) => pathname)
  const sizesOf = (pathnames: readonly string[]): Promise<readonly number[]> =>
    Promise.all(pathnames.map(async (pathname) => (await read(pathname)).length))

  const html = (await read(path)).toString()
  const scripts = beforeScrolling
    .filter((pathname) => pathname.endsWith('.js'))
    .map(async (pathname) => ({
      name: chunkName(pathname),
      phase: files.get(pathname) ?? 'load',
      content: (await read(pathname)).toString(),
    }))
  // Gatsby requests the data of a missing page before it shows the 404 page.
  const isExpected = (url: string): boolean => path === missingPage && url.includes(path.slice(0, -1))
  return {
    path,
    requestsBeforeIdle: requests.filter(({ phase }) => phase === 'load').length,
    html,
    scripts: [{ name: '(inline)', phase: 'load', content: inlineScripts(html) }, ...(await Promise.all(scripts))],
    fonts: await sizesOf([...files.keys()].filter((pathname) => pathname.endsWith('.woff2'))),
    pictures: await sizesOf(beforeScrolling.filter((pathname) => /\.(avif|webp|png|jpe?g|svg)$/.test(pathname))),
    heroPicture: sum(await sizesOf([...files.keys()].filter((pathname) => heroPicture === origin + pathname))),
    otherOrigins: requests.filter(({ url }) => new URL(url).origin !== origin).map(({ url }) => url),
    failedRequests: own
      .filter(({ url, status }) => !(status !== undefined && status < 400) && !isExpected(url))
      .map(({ pathname }) => pathname),
    scriptErrors,
    shifts,
  }
}

type Budget = Readonly<Record<keyof typeof budgets.everyPage, number>>

/** The limits of a page. */
export const budgetOf = (page: string): Budget => ({
  ...budgets.everyPage,
  ...(budgets.pages as Readonly<Record<string, Partial<Budget>>>)[page],
})

const gzipSizes = (scripts: PageWeight['scripts']): number => sum(scripts.map(({ content }) => gzipSize(content)))

const countOf = (what: string, details: readonly string[], most: number): Limit => ({
  what,
  value: details.length,
  most,
  details,
})

/** The measurements of a page, most of them with a limit. */
export function measuresOf(page: PageWeight, budget: Budget): readonly Limit[] {
  const { html, scripts, fonts, pictures, shifts } = page
  const beforeIdle = scripts.filter(({ phase }) => phase === 'load')
  const show = kilobytes
  return [
    { what: 'Requests before idle', value: page.requestsBeforeIdle, most: budget.requestsBeforeIdle },
    { what: 'HTML', value: Buffer.byteLength(html), show },
    { what: 'HTML, Brotli', value: brotliSize(html), most: budget.html, show },
    { what: 'JavaScript before idle, gzip', value: gzipSizes(beforeIdle), most: budget.scriptsBeforeIdle, show },
    { what: 'JavaScript untouched, gzip', value: gzipSizes(scripts), most: budget.scriptsUntouched, show },
    // A page whose scripts never load would meet all script limits.
    { what: 'Page runtimes', value: scripts.filter(({ name }) => name === 'page').length, least: 1 },
    { what: 'Font files', value: fonts.length, most: budget.fontFiles },
    { what: 'Fonts', value: sum(fonts), most: budget.fontBytes, show },
    { what: 'Pictures before scrolling', value: sum(pictures), show },
    { what: 'Hero picture', value: page.heroPicture, most: budget.heroPicture, show },
    countOf('Requests to other origins', page.otherOrigins, budget.otherOrigins),
    countOf('Requests that failed', page.failedRequests, budget.failedRequests),
    countOf('Errors of scripts', page.scriptErrors, budget.scriptErrors),
    {
      what: 'Layout shift',
      value: Number(threeDecimals(sum(shifts.map(({ value }) => value)))),
      most: budget.layoutShift,
      show: threeDecimals,
      details: shifts.flatMap(({ elements }) => elements),
    },
  ]
}
