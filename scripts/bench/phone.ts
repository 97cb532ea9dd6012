import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { createServer } from '../../server/create-server'
import { compressedSite } from '../release/compressed-site'
import { publicFolder } from '../site/paths'
import { findBrowser } from '../support/browser'
import { networks, slowNetwork, type Network } from './slow-network'

/** How far ahead Chrome loads lazy pictures depends on its estimate of the network, which varies with the machine. */
const fixedEstimate = '--force-effective-connection-type=4G'

/** Opens a browser while a function runs. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args, fixedEstimate] })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

export interface ServedSite {
  readonly browser: Browser
  readonly origin: string
}

/** Serves the built site, compressed as in a release, while a function runs. */
export const withSite = <Result>(use: (site: ServedSite) => Promise<Result>): Promise<Result> =>
  withBrowser(async (browser) => {
    // Failed visits leave open requests, which must not keep the server running.
    const server = await createServer({ folder: await compressedSite(publicFolder), drainTime: 0 })
    try {
      return await use({ browser, origin: await server.listen() })
    } finally {
      await server.close()
    }
  })

/** What the browser reports about a page since it was requested. Times are in ms. */
export interface Seen {
  /** Tasks of 50 ms and more. */
  readonly tasks: readonly Timed[]
  /** Taps of 16 ms and more, measured until the next paint. */
  readonly taps: readonly Timed[]
  readonly shifts: readonly { readonly value: number; readonly elements: readonly string[] }[]
}

interface Timed {
  readonly start: number
  readonly duration: number
}

type Entry = PerformanceEntry & {
  /** 0 for events that are not interactions. */
  readonly interactionId: number
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Runs in each page before its scripts, so it cannot use variables from outside. */
function watch(): void {
  const seen = { tasks: [] as Timed[], taps: [] as Timed[], shifts: [] as Seen['shifts'][number][] }
  Object.assign(window, { seen })
  const observe = (type: string, add: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) add(entry)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? [element.tagName.toLowerCase(), ...element.classList].join('.') : 'an element that is gone'
  }
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }))
  observe('event', ({ startTime, duration, interactionId }) => {
    if (interactionId > 0) seen.taps.push({ start: startTime, duration })
  })
  observe('layout-shift', ({ value, sources }) =>
    seen.shifts.push({ value, elements: sources.map(({ node }) => nameOf(node)) }),
  )
}

export const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { readonly seen: Seen }).seen)

/** The phone of Lighthouse's mobile measurements. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const

/** How many times slower the processor of a slow phone is than this machine. */
export const slowdown = 4

/** tsx wraps named functions in this helper, which pages do not have. */
const namingHelper = 'globalThis.__name = (value) => value'

/** Maximum milliseconds for a visit, enough for a busy machine. */
export const longestVisit = 120_000

export interface Visit {
  readonly page: Page
  readonly devTools: CDPSession
  /** Address of the site, behind a slow network. */
  readonly origin: string
}

interface Conditions {
  readonly cpuSlowdown?: number
  readonly network?: Network
}

/**
 * Visits a site with a phone and an empty cache.
 *
 * @throws Error that names the current step if the visit takes too long
 */
export async function onPhone<Result>(
  { browser, origin }: ServedSite,
  use: (visit: Visit) => Promise<Result>,
  { cpuSlowdown = 1, network = networks.slow4G }: Conditions = {},
): Promise<Result> {
  // Closed with the browser if the network fails.
  const context = await browser.newContext(phone)
  const line = await slowNetwork(Number(new URL(origin).port), network)
  // Playwright adds the name of the call that waits.
  const timer = setTimeout(() => {
    void context.close({ reason: `${context.pages()[0]?.url()}: timed out after ${longestVisit / 1000} s` })
  }, longestVisit)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(0)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript({ content: namingHelper })
    await page.addInitScript(watch)
    return await use({ page, devTools, origin: line.origin })
  } finally {
    clearTimeout(timer)
    await context.close()
    await line.close()
  }
}
