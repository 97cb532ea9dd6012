import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { missingPage, say, type Benchmark } from './benchmark'
import { milliseconds, repeat } from './figures'
import { middleOf, type Limit } from './limits'
import { onPhone, slowdown, withSite, type Visit } from './phone'
import { networks } from './slow-network'

/** Median time in ms from the tap until the next page is painted. */
const target = 170

/** Ms until a page has prefetched its visible links. */
const fetchesAhead = 4000

/** Scrolls the first visible element with a selector to the middle of the screen. */
async function scrollTo(page: Page, selector: string): Promise<Locator> {
  const element = page.locator(selector).filter({ visible: true }).first()
  // Playwright's own scrolling waits for two frames, which an idle page may never draw.
  await element.evaluate((found) => found.scrollIntoView({ block: 'center' }))
  return element
}

async function tap({ page }: Visit, selector: string): Promise<void> {
  const box = await (await scrollTo(page, selector)).boundingBox()
  if (!box) throw new Error(`${page.url()} has no visible ${selector}.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Runs in the page. Measures the time from the next tap on a link until the heading of the next page is painted. */
function watchNavigation(): void {
  const heading = (): string | undefined => document.querySelector('main h1')?.textContent
  const before = heading()
  let tappedAt = Number.NaN
  addEventListener('click', ({ timeStamp }) => (tappedAt = timeStamp), true)
  const observer = new MutationObserver(() => {
    if (!heading() || heading() === before) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => Object.assign(window, { shownAfter: performance.now() - tappedAt })
      port2.postMessage('')
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** The address of the first visible link to another page. */
const findLink = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"][href$="/"]')]
    .find((one) => one.checkVisibility() && one.pathname !== location.pathname)
    ?.getAttribute('href')

/** Follows a link after hydration, so that React renders the next page in the same document. */
async function measureNavigation(visit: Visit, path: string): Promise<number> {
  const { page, origin } = visit
  await page.goto(origin + path)
  const address = await (await page.waitForFunction(findLink)).jsonValue()
  const link = `main a[href="${address}"]`
  await scrollTo(page, link)
  // Starts hydration if nothing scrolled.
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await sleep(fetchesAhead)
  await page.evaluate(watchNavigation)
  await tap(visit, link)
  const shownAfter = () => (window as { shownAfter?: number }).shownAfter
  const shown = await page.waitForFunction(shownAfter, undefined, { polling: 50 })
  return (await shown.jsonValue()) ?? Number.NaN
}

export const interaction: Benchmark = {
  name: 'interaction',
  description: 'the time from a tap on a link to the next page, on a slow phone',
  run: async ({ pages, runs }) => {
    const limits: Limit[] = []
    await withSite(async (site) => {
      for (const path of pages.filter((page) => page !== missingPage)) {
        say(`Following a link of ${path}`)
        const conditions = { cpuSlowdown: slowdown, network: networks.fast4G }
        const follow = () => onPhone(site, (visit) => measureNavigation(visit, path), conditions)
        limits.push(
          middleOf(`Link of ${path} to next page`, await repeat(runs, follow), { show: milliseconds, target }),
        )
      }
    })
    return limits
  },
}
