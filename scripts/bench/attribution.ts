import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import limits from './budgets.json'
import { formatTable, kilobytes } from './format'
import { median } from './median'

/** What it costs to know where visitors come from. */
export interface AttributionFigures {
  /** Of the script that the app host includes, bytes after gzip -9. */
  readonly standaloneScript: number
  /** Of the site's own, the same. */
  readonly siteScript: number
  /** Milliseconds, medians of visits in turn. */
  readonly times: {
    /** The site's script: until the touch is decided and stored. */
    readonly decide: number
    /** Its decoration of 200 links, more than half of them to the app host. */
    readonly decorate: number
    /** The package sourcebuster: until the touch is decided and stored; it decorates nothing. */
    readonly sourcebuster: number
  }
  readonly cookies: {
    /** Bytes of all, after ordinary landings with values as long as they get. */
    readonly ordinary: number
    /** Bytes of the largest one, after landings with values as long as a URL can carry. */
    readonly largestHostile: number
  }
}

const visits = 40

/** A page of the site to the script; `localhost` may have a clock of 5 µs, which other hosts over http may not. */
const origin = 'http://localhost:9'
const ordinaryLanding =
  '/pricing/?utm_source=capterra&utm_medium=cpc&utm_campaign=2026-q3-shared-inbox-us&utm_term=help+desk+software&utm_content=comparison-table'
const ordinaryReferrer = 'https://www.capterra.example/help-desk-software/compare/shared-inbox-for-small-teams/'
const longReferrer = `https://blog.partner.example/${'a-rather-long-title-of-a-post/'.repeat(4)}`

const register = 'https://secure.hearthside.example/members/register/'
const targets = [
  register,
  `${register}?plan=plus`,
  'https://secure.hearthside.example/members/login/',
  '/pricing/',
  '/inbox/',
]
const links = Array.from(
  { length: 200 },
  (_, index) => `<a href="${targets[index % targets.length] ?? ''}">a</a>`,
).join('')

const answer = {
  contentType: 'text/html',
  body: `<!doctype html><title>A landing</title>${links}`,
  // They isolate the page, and give it the finer clock.
  headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
}

/** How long a script takes from when the browser has it, and the links 100 ms later, in ms. */
type Times = Readonly<{ script: number; links: number }>

const run = (page: Page, script: string): Promise<Times> =>
  page.evaluate((code) => {
    const later: (() => void)[] = []
    Object.assign(window, { setTimeout: (act: () => void) => later.push(act) })
    const element = document.createElement('script')
    element.textContent = code
    const start = performance.now()
    document.head.append(element)
    const decided = performance.now()
    window.hearthsideAttribution?.linksAppeared()
    const appeared = performance.now()
    for (const act of later) act()
    return { script: decided - start, links: performance.now() - appeared }
  }, script)

const cookiesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => document.cookie.split('; ').filter((cookie) => cookie !== ''))

async function landing(page: Page, url: string, referrer: string): Promise<void> {
  await page.goto(`${origin}${url}`, { referer: referrer })
}

/** Medians of visits in turn, each of a new visitor in a new document. */
async function measureTimes(page: Page, site: string, other: string): Promise<AttributionFigures['times']> {
  const ours: Times[] = []
  const theirs: Times[] = []
  for (let visit = 0; visit < visits; visit += 1)
    for (const [script, times] of [[site, ours] as const, [other, theirs] as const]) {
      await page.context().clearCookies()
      await landing(page, ordinaryLanding, ordinaryReferrer)
      times.push(await run(page, script))
    }
  return {
    decide: median(ours.map(({ script }) => script)),
    decorate: median(ours.map((times) => times.links)),
    sourcebuster: median(theirs.map(({ script }) => script)),
  }
}

async function measureCookies(page: Page, site: string): Promise<AttributionFigures['cookies']> {
  await page.context().clearCookies()
  await landing(page, ordinaryLanding, ordinaryReferrer)
  await run(page, site)
  await landing(page, '/integrations/', longReferrer)
  await run(page, site)
  await page.evaluate(() => {
    document.cookie = 'hs_ab_variant=1'
  })
  const ordinary = (await cookiesOf(page)).join('; ').length

  const sizes: number[] = []
  for (const character of ['x', '~', '"', 'é', '受', '🔥', '\u0000']) {
    const long = encodeURIComponent(character.repeat(500))
    const values = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}=${long}`)
    await page.context().clearCookies()
    await landing(page, `/${long}?${values.join('&')}`, `https://a.example/${long}`)
    await run(page, site)
    sizes.push(...(await cookiesOf(page)).map((cookie) => cookie.length))
  }
  return { ordinary, largestHostile: Math.max(...sizes) }
}

const sizeOf = (script: string): number => gzipSync(script, { level: 9 }).length

/**
 * Measures the scripts of a built site in a page of their own, against the package sourcebuster on the
 * same landing.
 *
 * @param folder the built site
 */
export async function measureAttribution(browser: Browser, folder: string): Promise<AttributionFigures> {
  const files = await readdir(folder)
  const siteFile = files.find((name) => /^attribution-\w+\.js$/.test(name)) ?? ''
  const site = await readFile(path.join(folder, siteFile), 'utf8')
  const standalone = await readFile(path.join(folder, 'attribution.js'), 'utf8')
  const sourcebuster = await readFile(require.resolve('sourcebuster/dist/sourcebuster.min.js'), 'utf8')

  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.route('**/*', (route) => route.fulfill(answer))
    return {
      standaloneScript: sizeOf(standalone),
      siteScript: sizeOf(site),
      times: await measureTimes(page, site, `${sourcebuster};sbjs.init()`),
      cookies: await measureCookies(page, site),
    }
  } finally {
    await context.close()
  }
}

const hundredths = (milliseconds: number): string => `${milliseconds.toFixed(2)} ms`

const shareOf = ({ decide, decorate, sourcebuster }: AttributionFigures['times']): number =>
  (decide + decorate) / sourcebuster

/** The section of the report for people. */
export const attributionSection = ({ standaloneScript, siteScript, times, cookies }: AttributionFigures): string =>
  formatTable([
    ['Attribution', ''],
    ['Script of the app host, gzip', kilobytes(standaloneScript)],
    ['Script of the site, gzip', kilobytes(siteScript)],
    ['To decide and store', hundredths(times.decide)],
    ['To decorate 200 links', hundredths(times.decorate)],
    ['sourcebuster, to decide and store', hundredths(times.sourcebuster)],
    ['Both, of sourcebuster', shareOf(times).toFixed(3)],
    ['Cookies after ordinary landings', `${cookies.ordinary} bytes`],
    ['Largest cookie after hostile landings', `${cookies.largestHostile} bytes`],
  ])

/** One plain line for each budget of bytes that is broken; the times are for reading. */
export const checkAttribution = ({ standaloneScript, siteScript, cookies }: AttributionFigures): readonly string[] => {
  const budget = limits.attribution
  return (
    [
      ['script of the app host (gzip)', standaloneScript, budget.standaloneScript],
      ['script of the site (gzip)', siteScript, budget.siteScript],
      ['cookies after ordinary landings', cookies.ordinary, budget.ordinaryCookies],
      ['largest cookie after hostile landings', cookies.largestHostile, budget.largestCookie],
    ] as const
  ).flatMap(([label, bytes, most]) =>
    bytes > most ? [`attribution: ${label}: ${bytes} bytes, the budget is ${most}`] : [],
  )
}
