import type { Browser, Page } from '@playwright/test'
import { installProbes, scrollSlowly, type Shift } from './probes'
import { recordRequests, type RecordedRequest } from './recorder'

/** A visit with an empty cache: load, hydration, a slow scroll to the bottom. */
export interface Visit {
  readonly status: number
  readonly requests: readonly RecordedRequest[]
  readonly shifts: readonly Shift[]
  /** What scripts have complained of, React's hydration included. */
  readonly scriptErrors: readonly string[]
  /** Elements in the page once it is loaded. */
  readonly domSize: number
  /** Milliseconds for which taps would have had to wait, on a CPU slowed down four times. */
  readonly blocked: { readonly beforeIdle: number; readonly hydration: number }
  /** Address of the picture that the page fetches with high priority. */
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

/**
 * Lighthouse's slow 4G. Without it every font is there before the first paint, and a layout shift
 * that visitors see could not show.
 */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Lighthouse's phone is four times slower than a computer. */
const phoneSlowdown = 4

/** tsx wraps named functions in a helper of this name, which pages don't have. */
export const namingHelper = 'globalThis.__name = (value) => value'

/** The browser's own words for a request that failed, which is recorded as such. */
const failedRequest = 'Failed to load resource'

/** Collects errors that nobody caught and those that scripts write to the console. */
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
 */
export async function onPhone<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
  { slowdown = phoneSlowdown } = {},
): Promise<Result> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.emulateNetworkConditions', slowNetwork)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
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

    recorder.phase = 'hydration'
    await page.keyboard.press('Shift')
    await page.evaluate(() => window.bench.releaseIdle())
    await recorder.settle()
    const hydrated = await page.evaluate(() => window.bench.blocked)

    recorder.phase = 'scroll'
    await page.evaluate(scrollSlowly)
    await recorder.settle()

    return {
      status: response?.status() ?? 0,
      requests: await recorder.requests(),
      shifts: await page.evaluate(() => window.bench.shifts),
      scriptErrors,
      domSize: loaded.domSize,
      blocked: { beforeIdle: loaded.blocked, hydration: hydrated - loaded.blocked },
      heroPicture: loaded.heroPicture,
    }
  })
