import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import limits from './budgets.json'
import { formatTable, kilobytes, median } from './figures'
import { namingHelper } from './visit'

/** Milliseconds, medians of 200 rounds in turn, in one document. */
export interface AttributionTimes {
  /** The site's script: until the touch is decided and stored. */
  readonly decide: number
  /** Its decoration of 200 links, 80 of which carry the touch. */
  readonly decorate: number
  /** The package sourcebuster: until the touch is decided and stored. */
  readonly sourcebuster: number
  /** The shortest loop that has the same links carry what the package knows, since it decorates none. */
  readonly sourcebusterDecorate: number
}

/** A landing's name, and the times there. */
type TimesOfLanding = readonly [landing: string, times: AttributionTimes]

/** What it costs to know where visitors come from. */
export interface AttributionFigures {
  /** Of the script that the app host includes, bytes after gzip -9. */
  readonly standaloneScript: number
  /** Of the site's own, the same. */
  readonly siteScript: number
  /** What the scripts do, once the browser has made code of them. */
  readonly times: readonly TimesOfLanding[]
  /** The same, with the making. */
  readonly timesFromSource: readonly TimesOfLanding[]
  readonly cookies: {
    /** Bytes of all, after ordinary landings with values as long as they get. */
    readonly ordinary: number
    /** Bytes of the largest one, after landings with values as long as a URL can carry. */
    readonly largestHostile: number
  }
}

const rounds = 200

/** A page of the site to the script; `localhost` may have a clock of 5 µs, which other hosts over http may not. */
const origin = 'http://localhost:9'
const ordinaryLanding =
  '/pricing/?utm_source=capterra&utm_medium=cpc&utm_campaign=2026-q3-shared-inbox-us&utm_term=help+desk+software&utm_content=comparison-table'
const ordinaryReferrer = 'https://www.capterra.example/help-desk-software/compare/shared-inbox-for-small-teams/'
const longReferrer = `https://blog.partner.example/${'a-rather-long-title-of-a-post/'.repeat(4)}`

/** One for each rule, and the next page of a visit. */
const landings = [
  { name: 'campaign', url: ordinaryLanding, referrer: ordinaryReferrer },
  { name: 'search engine', url: '/inbox/', referrer: 'https://www.google.com/' },
  { name: 'social site', url: '/inbox/', referrer: 'https://www.linkedin.com/' },
  { name: 'other referrer', url: '/inbox/', referrer: ordinaryReferrer },
  { name: 'none', url: '/inbox/', referrer: '' },
  { name: 'next page', url: '/pricing/', referrer: `${origin}/inbox/`, isKnown: true },
] as const

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

type Rounds = Readonly<Record<keyof AttributionTimes, readonly number[]>>

interface Package {
  readonly get: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface Scripts {
  readonly ours: string
  readonly theirs: string
  /** Whether the browser has to make code of them in each round. */
  readonly isFromSource: boolean
}

/**
 * Runs both scripts in turn, each time with links that carry nothing.
 *
 * @param isKnown whether they have stored something before; otherwise nothing is stored
 */
const timeInTurn = (page: Page, scripts: Scripts, isKnown: boolean): Promise<Rounds> =>
  page.evaluate(
    ([{ ours, theirs, isFromSource }, start, count, keepsCookies]) => {
      const runSource = (source: string): void => {
        const element = document.createElement('script')
        element.textContent = source
        document.head.append(element)
      }
      const prepare = (name: 'ours' | 'theirs', source: string): (() => void) => {
        if (isFromSource) return () => runSource(source)
        const prepared = {} as Record<typeof name, () => void>
        Object.assign(window, { prepared })
        runSource(`prepared.${name} = function () { ${source} }`)
        return prepared[name]
      }
      const runOurs = prepare('ours', ours)
      const runTheirs = prepare('theirs', theirs)
      const later: (() => void)[] = []
      Object.assign(window, { setTimeout: (act: () => void) => later.push(act) })
      const decorateOurs = (): void => {
        window.hearthsideAttribution?.linksAppeared()
        later.forEach((act) => act())
      }
      const decorateTheirs = (): void => {
        const { current, first, current_add: now, first_add: then } = (window as unknown as { sbjs: Package }).sbjs.get
        const query = new URLSearchParams({
          utm_source: current?.src ?? '',
          utm_first_source: first?.src ?? '',
          utm_campaign: current?.cmp ?? '',
          utm_first_campaign: first?.cmp ?? '',
          utm_medium: current?.mdm ?? '',
          utm_first_medium: first?.mdm ?? '',
          last_touch_url: now?.ep ?? '',
          first_touch_url: then?.ep ?? '',
          referrer: now?.rf ?? '',
        }).toString()
        for (const link of document.querySelectorAll('a'))
          if (link.href.startsWith(start)) link.search += (link.search && '&') + query
      }

      // Not document.links, which the browser updates after each change.
      const links = [...document.querySelectorAll('a')]
      const addresses = links.map(({ href }) => href)
      const startAnew = (): void => {
        if (!keepsCookies)
          for (const cookie of document.cookie.split('; '))
            for (const domain of ['', '; domain=localhost'])
              document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/${domain}`
        for (const [index, link] of links.entries()) link.href = addresses[index] ?? ''
        later.length = 0
        // Writes wait until somebody reads; those above are not what is measured.
        if (document.cookie !== '' && !keepsCookies) throw new Error('Cookies of the round before are left')
      }
      const time = (act: () => void): number => {
        const begin = performance.now()
        act()
        return performance.now() - begin
      }

      const times = { decide: [], decorate: [], sourcebuster: [], sourcebusterDecorate: [] } as Record<
        'decide' | 'decorate' | 'sourcebuster' | 'sourcebusterDecorate',
        number[]
      >
      for (let round = 0; round < count; round += 1) {
        startAnew()
        times.sourcebuster.push(time(runTheirs))
        times.sourcebusterDecorate.push(time(decorateTheirs))
        startAnew()
        times.decide.push(time(runOurs))
        times.decorate.push(time(decorateOurs))
      }
      return times
    },
    [scripts, register, rounds, isKnown] as const,
  )

const run = (page: Page, script: string): Promise<void> =>
  page.evaluate((code) => {
    const element = document.createElement('script')
    element.textContent = code
    document.head.append(element)
  }, script)

const cookiesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => document.cookie.split('; ').filter((cookie) => cookie !== ''))

async function landing(page: Page, url: string, referrer: string): Promise<void> {
  await page.goto(`${origin}${url}`, { referer: referrer })
}

async function measureTimes(page: Page, scripts: Scripts): Promise<TimesOfLanding[]> {
  const all: TimesOfLanding[] = []
  for (const { name, url, referrer, ...visitor } of landings) {
    await page.context().clearCookies()
    await landing(page, url, referrer)
    const times = await timeInTurn(page, scripts, 'isKnown' in visitor)
    all.push([
      name,
      {
        decide: median(times.decide),
        decorate: median(times.decorate),
        sourcebuster: median(times.sourcebuster),
        sourcebusterDecorate: median(times.sourcebusterDecorate),
      },
    ])
  }
  return all
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
  const scripts = { ours: site, theirs: `${sourcebuster};sbjs.init()` }

  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(namingHelper)
    await page.route('**/*', (route) => route.fulfill(answer))
    return {
      standaloneScript: sizeOf(standalone),
      siteScript: sizeOf(site),
      times: await measureTimes(page, { ...scripts, isFromSource: false }),
      timesFromSource: await measureTimes(page, { ...scripts, isFromSource: true }),
      cookies: await measureCookies(page, site),
    }
  } finally {
    await context.close()
  }
}

const hundredths = (milliseconds: number): string => `${milliseconds.toFixed(2)} ms`

const sum = (times: readonly TimesOfLanding[], ...names: readonly (keyof AttributionTimes)[]): number =>
  times.reduce((total, [, of]) => names.reduce((part, name) => part + of[name], total), 0)

/** Ours, as parts of the package with a loop for links and of the package alone. */
const shares = (times: readonly TimesOfLanding[]): readonly [string, string] => {
  const ours = sum(times, 'decide', 'decorate')
  const alone = sum(times, 'sourcebuster')
  return [(ours / (alone + sum(times, 'sourcebusterDecorate'))).toFixed(3), (ours / alone).toFixed(3)]
}

/** The section of the report for people. */
export const attributionSection = ({
  standaloneScript,
  siteScript,
  times,
  timesFromSource,
  cookies,
}: AttributionFigures): string =>
  [
    formatTable([
      ['Attribution', ''],
      ['Script of the app host, gzip', kilobytes(standaloneScript)],
      ['Script of the site, gzip', kilobytes(siteScript)],
      ['Cookies after ordinary landings', `${cookies.ordinary} bytes`],
      ['Largest cookie after hostile landings', `${cookies.largestHostile} bytes`],
    ]),
    formatTable([
      ['Sent by', 'Decide', '200 links', 'sourcebuster', 'its links', 'Of it with links', 'Of it without'],
      ...times.map((row) => {
        const [name, { decide, decorate, sourcebuster, sourcebusterDecorate }] = row
        return [name, ...[decide, decorate, sourcebuster, sourcebusterDecorate].map(hundredths), ...shares([row])]
      }),
      ['all', '', '', '', '', ...shares(times)],
      ['with the making of code', '', '', '', '', ...shares(timesFromSource)],
    ]),
  ].join('\n\n')

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
