import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { createServer, type ServerOptions } from '../../server/create-server'
import { findBrowser, type BrowserExecutable } from '../../tests/e2e/support/browser'
import { compressedSite } from '../release/compressed-site'
import { bounded } from './bounded'
import { networks, slowNetwork, type Network } from './slow-network'

/** A served site, and a browser. */
export interface ServedSite {
  readonly browser: Browser
  readonly executable: BrowserExecutable
  readonly origin: string
}

/** Serves a built site, compressed as in a release, while a function runs. */
export async function withSite<Result>(
  folder: string,
  use: (site: ServedSite) => Promise<Result>,
  options: Pick<ServerOptions, 'extend'> = {},
): Promise<Result> {
  const executable = await findBrowser()
  const { executablePath, args } = executable
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    // Failed visits leave open requests, which must not keep the server running.
    const server = await createServer({ folder: await compressedSite(folder), drainTime: 0, ...options })
    try {
      return await use({ browser, executable, origin: await server.listen() })
    } finally {
      await server.close()
    }
  } finally {
    await browser.close()
  }
}

/** What the browser reports about a page since it was requested. Times are in ms. */
export interface Seen {
  /** Tasks of 50 ms and more. */
  readonly tasks: readonly Timed[]
  /** Taps of 16 ms and more, measured until the next paint. */
  readonly taps: readonly Timed[]
  readonly shifts: readonly { readonly value: number; readonly elements: readonly string[] }[]
  /** When the largest element was painted. */
  readonly largestPaint: number
}

export interface Timed {
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
  const seen = { tasks: [] as Timed[], taps: [] as Timed[], shifts: [] as Seen['shifts'][number][], largestPaint: 0 }
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
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
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

/** tsx wraps named functions in this helper, which pages do not have. */
const namingHelper = 'globalThis.__name = (value) => value'

/** Maximum milliseconds for a visit, enough for a busy machine. */
const longestVisit = 120_000

export interface Visit {
  readonly page: Page
  readonly devTools: CDPSession
  /** Address of the site, behind a slow network. */
  readonly origin: string
  /** Names the current step of the visit. */
  readonly waitFor: (what: string) => void
}

interface Conditions {
  readonly slowdown?: number
  readonly network?: Network
}

/**
 * Visits a site with a slow phone and an empty cache.
 *
 * @throws Error naming the current step after the timeout
 */
export async function onPhone<Result>(
  { browser, origin }: Pick<ServedSite, 'browser' | 'origin'>,
  use: (visit: Visit) => Promise<Result>,
  { slowdown = 1, network = networks.slow4G }: Conditions = {},
): Promise<Result> {
  // Closed with the browser if the network fails.
  const context = await browser.newContext(phone)
  const line = await slowNetwork(Number(new URL(origin).port), network)
  const visit = async (waitFor: Visit['waitFor']): Promise<Result> => {
    const page = await context.newPage()
    page.setDefaultTimeout(0)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript({ content: namingHelper })
    await page.addInitScript(watch)
    return await use({ page, devTools, origin: line.origin, waitFor: (what) => waitFor(`${what}: ${page.url()}`) })
  }
  try {
    return await bounded(longestVisit, visit)
  } finally {
    await context.close()
    await line.close()
  }
}
