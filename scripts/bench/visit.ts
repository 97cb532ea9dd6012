import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'

/**
 * What runs inside the page, before its own scripts. Each function is sent to the browser as text, so
 * it can use nothing from outside itself.
 */

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

export interface Shift {
  readonly value: number
  /** The elements that moved. */
  readonly elements: readonly string[]
}

declare global {
  interface Window {
    bench: {
      readonly shifts: Shift[]
      /** Milliseconds by which tasks have been longer than a tap should have to wait. */
      blocked: number
      releaseIdle: () => void
    }
  }
}

/**
 * Holds back idle callbacks until `releaseIdle`, and records every layout shift and every long task.
 */
function installProbes(): void {
  const native = window.requestIdleCallback.bind(window)
  const held: [IdleRequestCallback, IdleRequestOptions | undefined][] = []
  let isHeld = true

  window.requestIdleCallback = (callback, options) => {
    if (!isHeld) return native(callback, options)
    held.push([callback, options])
    return 0
  }

  const describe = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'an element that is gone'
    const name = element.tagName.toLowerCase()
    return element.classList.length > 0 ? `${name}.${[...element.classList].join('.')}` : name
  }

  const shifts: Shift[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      shifts.push({ value: entry.value, elements: entry.sources.map(({ node }) => describe(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })

  const tolerated = 50
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.bench.blocked += duration - tolerated
  }).observe({ type: 'longtask', buffered: true })

  window.bench = {
    shifts,
    blocked: 0,
    releaseIdle: () => {
      isHeld = false
      for (const [callback, options] of held.splice(0)) native(callback, options)
    },
  }
}

/** Scrolls to the bottom as a reader would who skims: a third of a screen at a time. */
async function scrollSlowly(): Promise<void> {
  const isAtBottom = (): boolean => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  while (!isAtBottom()) {
    window.scrollBy({ top: window.innerHeight / 3, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

/** Which part of a visit a request belongs to. */
export type Phase = 'load' | 'start' | 'scroll'

export interface RecordedRequest {
  readonly url: string
  readonly phase: Phase
  /** Whether the page needed it, a later page might, or the service worker asked for it. */
  readonly reason: 'page' | 'prefetch' | 'worker'
  /** HTTP status; `undefined` when no answer came. */
  readonly status: number | undefined
}

interface Recorder {
  phase: Phase
  /** Waits until the page has asked for nothing for so many ms, by default one second. */
  readonly settle: (quiet?: number) => Promise<void>
  readonly requests: () => Promise<readonly RecordedRequest[]>
}

/** Milliseconds. */
const quiet = 1000
/** The page runtime begins with some things only after it has been quiet for 2.5 seconds. */
const untouched = 4000
/** Ends only what would never come: a busy machine takes its time. */
const longest = 120_000

const isFetched = (url: string): boolean => /^https?:/.test(url)

async function reasonOf(request: Request): Promise<RecordedRequest['reason']> {
  if (request.serviceWorker()) return 'worker'
  const headers = await request.allHeaders().catch(() => request.headers())
  return headers['sec-purpose']?.includes('prefetch') || headers.purpose === 'prefetch' ? 'prefetch' : 'page'
}

/** Records what a browser asks for over the network, in the order in which it does. */
function recordRequests(context: BrowserContext): Recorder {
  const seen: { request: Request; phase: Phase }[] = []
  const underWay = new Set<Request>()
  let lastActivity = Date.now()

  const end = (request: Request): void => {
    underWay.delete(request)
    lastActivity = Date.now()
  }
  context.on('request', (request) => {
    if (!isFetched(request.url())) return
    seen.push({ request, phase: recorder.phase })
    underWay.add(request)
    lastActivity = Date.now()
  })
  context.on('requestfinished', end)
  context.on('requestfailed', end)

  const recorder: Recorder = {
    phase: 'load',
    settle: async (least = quiet) => {
      const deadline = Date.now() + longest
      while (underWay.size > 0 || Date.now() - lastActivity < least) {
        if (Date.now() > deadline) {
          const addresses = [...underWay].map((request) => request.url())
          throw new Error(`The page never stopped asking for files; waiting for: ${addresses.join(', ') || 'nothing'}.`)
        }
        await wait(50)
      }
    },
    requests: () =>
      Promise.all(
        seen.map(async ({ request, phase }) => ({
          url: request.url(),
          phase,
          reason: await reasonOf(request),
          status: (await request.response().catch(() => null))?.status(),
        })),
      ),
  }
  return recorder
}

/** A visit with an empty cache: load, start of the page runtime, a slow scroll to the bottom. */
export interface Visit {
  readonly status: number
  readonly requests: readonly RecordedRequest[]
  readonly shifts: readonly Shift[]
  /** What scripts have complained of, the content security policy included. */
  readonly scriptErrors: readonly string[]
  /** Elements in the page once it is loaded. */
  readonly domSize: number
  /** Milliseconds for which taps would have had to wait, on a CPU slowed down four times. */
  readonly blocked: { readonly beforeIdle: number; readonly start: number }
  /** Address of the picture with high priority. */
  readonly heroPicture: string | undefined
}

/** The phone that Lighthouse takes for its mobile measurements. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const

/** Latency in ms, throughput in bytes per second. */
interface Network {
  readonly latency: number
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}

/**
 * Lighthouse's slow 4G. Without it every font is there before the first paint, and a layout shift
 * that visitors see could not show.
 */
const slowNetwork: Network = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** For pages behind a slow network of their own. */
export const unlimited: Network = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** Lighthouse's phone is four times slower than a computer. */
const phoneSlowdown = 4

/** tsx wraps named functions in a helper of this name, which pages don't have. */
export const namingHelper = 'globalThis.__name = (value) => value'

/** Start of the browser's message about a failed request, which is recorded separately. */
const failedRequest = 'Failed to load resource'

/** Collects uncaught errors and errors in the console. */
function recordErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(failedRequest)) errors.push(message.text())
  })
  return errors
}

/**
 * Lets a slow phone on a slow network, with nothing cached, do something.
 *
 * @param options.slowdown how many times slower than this machine the phone is
 * @param options.hasTouch false for a pointer that hovers
 */
export async function onPhone<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
  { slowdown = phoneSlowdown, network = slowNetwork, hasTouch = true } = {},
): Promise<Result> {
  const context = await browser.newContext({ ...phone, hasTouch, isMobile: hasTouch })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...network })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    page.setDefaultTimeout(longest)
    await page.addInitScript({ content: namingHelper })
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Visits a page as a phone does for the first time. */
export const visitPage = (browser: Browser, url: string): Promise<Visit> =>
  onPhone(browser, async (page) => {
    await page.addInitScript(installProbes)
    const recorder = recordRequests(page.context())
    const scriptErrors = recordErrors(page)

    const response = await page.goto(url, { waitUntil: 'load' })
    await recorder.settle()
    const loaded = await page.evaluate(() => ({
      blocked: window.bench.blocked,
      domSize: document.querySelectorAll('*').length,
      heroPicture: document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
    }))

    recorder.phase = 'start'
    await page.evaluate(() => window.bench.releaseIdle())
    await recorder.settle(untouched)
    const afterStart = await page.evaluate(() => window.bench.blocked)

    recorder.phase = 'scroll'
    await page.evaluate(scrollSlowly)
    await recorder.settle()

    return {
      status: response?.status() ?? 0,
      requests: await recorder.requests(),
      shifts: await page.evaluate(() => window.bench.shifts),
      scriptErrors,
      domSize: loaded.domSize,
      blocked: { beforeIdle: loaded.blocked, start: afterStart - loaded.blocked },
      heroPicture: loaded.heroPicture,
    }
  })
