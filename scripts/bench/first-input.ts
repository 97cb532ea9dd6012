import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { formatSpread } from './figures'
import { onPhone } from './visit'

/** A control of a first page, and the times from a tap on it until the browser paints again, in ms. */
export interface FirstInput {
  readonly control: string
  readonly durations: readonly number[]
}

const controls = [
  { control: 'menu', path: '/', selector: 'header [popovertarget], header summary, header button' },
  { control: 'accordion', path: '/pricing/', selector: 'main details:not([open]) > summary' },
  { control: 'link', path: '/blog/', selector: 'main a[href^="/blog/"]' },
  { control: 'form field', path: '/lp/get-a-demo/', selector: 'main form input[type="email"]' },
  { control: 'price switch', path: '/pricing/', selector: 'main label:has(input[type="radio"]:not(:checked))' },
] as const

/** Milliseconds after the request of a page. With five controls they make thirty inputs. */
const moments = [800, 1500, 2500, 4000, 7000, 11_000] as const

/** Ms until the browser has reported a tap. */
const reportsAfter = 1000

interface InputEntry extends PerformanceEntry {
  /** 0 for what is not an input of the visitor. */
  readonly interactionId: number
}

/** Runs in the page. Links are disabled, so that it can report its events. */
function watchInputs(): void {
  const durations: number[] = []
  Object.assign(window, { inputs: durations })
  new PerformanceObserver((list) => {
    // Others are those of the pointer that a touch screen does not have: it rests where the page appears.
    for (const { duration, interactionId } of list.getEntries() as InputEntry[])
      if (interactionId > 0) durations.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  })
}

async function tap(page: Page, devTools: CDPSession, selector: string): Promise<void> {
  const point = await page.evaluate((selector) => {
    const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, selector)
  if (!point) throw new Error(`${page.url()} has no visible ${selector}.`)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * Measures first taps on a slow phone until the next paint. Browsers report no events below 16 ms; those count as 16.
 */
export async function measureFirstInputs(
  browser: Browser,
  origin: string,
  slowdown: number,
): Promise<readonly FirstInput[]> {
  const results: FirstInput[] = []
  for (const { control, path, selector } of controls) {
    const durations: number[] = []
    for (const moment of moments) {
      durations.push(
        await onPhone(
          browser,
          async (page) => {
            const devTools = await page.context().newCDPSession(page)
            await page.addInitScript(watchInputs)
            await page.goto(origin + path, { waitUntil: 'commit' })
            await page.locator(selector).first().waitFor({ state: 'attached' })
            await page.waitForFunction((moment) => performance.now() >= moment, moment, { polling: 50 })
            await tap(page, devTools, selector)
            await wait(reportsAfter)
            return Math.max(16, ...(await page.evaluate(() => (window as unknown as { inputs: number[] }).inputs)))
          },
          { slowdown },
        ),
      )
    }
    results.push({ control, durations })
  }
  return results
}

export const formatInputs = (inputs: readonly FirstInput[]): string =>
  formatSpread(
    'First input, ms',
    inputs.map(({ control, durations }) => [control, durations]),
  )
