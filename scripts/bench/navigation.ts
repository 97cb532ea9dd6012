import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { formatSpread } from './figures'
import { networks, slowNetwork } from './slow-network'
import { unlimited, onPhone } from './visit'

/** How a visitor gets to the next page, and the times from the click until its heading is painted, in ms. */
export interface Navigation {
  readonly network: string
  readonly cache: 'cold' | 'warm'
  readonly way: string
  readonly times: readonly number[]
}

/** Where visitors start, and the page that they go to. */
const startPath = '/'
const nextPath = '/inbox/'

/** Milliseconds between the pointer's arrival at a link, or the finger's, and the click. */
const lead = { pointer: 300, finger: 80 } as const

type Way = keyof typeof lead

const ways = Object.keys(lead) as readonly Way[]

/** Milliseconds until a new service worker has fetched what it keeps. */
const settles = 4000

/** Runs in each page, before its scripts: when a link was clicked, and when the next page's heading was painted. */
function watchNavigation(): void {
  const now = (): number => performance.timeOrigin + performance.now()
  addEventListener('click', () => sessionStorage.setItem('clicked', String(now())), true)
  const reportPaint = (): void => {
    if (!document.querySelector('main h1')) return
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const clicked = sessionStorage.getItem('clicked')
        sessionStorage.removeItem('clicked')
        if (clicked !== null) Object.assign(window, { shownAfter: now() - Number(clicked) })
      }
      port2.postMessage('')
    })
  }
  const first = location.pathname
  const observer = new MutationObserver(() => {
    const isNext = location.pathname !== first || sessionStorage.getItem('clicked') !== null
    if (isNext && location.pathname === '/inbox/') reportPaint()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Uses a page, and waits until React has hydrated it and has fetched ahead. */
async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await wait(settles)
}

async function navigate(page: Page, origin: string, way: Way): Promise<number> {
  await page.addInitScript(watchNavigation)
  await page.goto(origin + startPath, { waitUntil: 'load' })
  const link = page.locator(`main a[href="${nextPath}"]`).locator('visible=true').first()
  await link.scrollIntoViewIfNeeded()
  await hydrate(page)
  const box = await link.boundingBox()
  if (!box) throw new Error(`${startPath} has no visible link to ${nextPath}.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (way === 'pointer') await page.mouse.move(x, y)
  await wait(lead[way])
  if (way === 'finger') await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  return await shownAfter(page)
}

async function shownAfter(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter, undefined, {
    polling: 50,
  })
  return (await shown.jsonValue()) ?? Number.NaN
}

/** How long visitors wait for the next page, which React draws within the document. */
export async function measureNavigations(
  browser: Browser,
  origin: string,
  { runs, slowdown }: { readonly runs: number; readonly slowdown: number },
): Promise<readonly Navigation[]> {
  const results: Navigation[] = []
  for (const [network, conditions] of Object.entries(networks)) {
    const { url, close } = await slowNetwork(Number(new URL(origin).port), conditions)
    for (const cache of ['cold', 'warm'] as const) {
      for (const way of ways) {
        const times: number[] = []
        for (let run = 0; run < runs; run += 1) {
          times.push(
            await onPhone(
              browser,
              async (page) => {
                if (cache === 'warm') {
                  // An earlier visit has left the scripts in the cache, and the service worker.
                  await page.goto(`${url}/`, { waitUntil: 'load' })
                  await hydrate(page)
                  await page.evaluate(async () => {
                    await navigator.serviceWorker.ready
                  })
                  await wait(settles)
                }
                return await navigate(page, url, way)
              },
              { slowdown, network: unlimited, hasTouch: way === 'finger' },
            ),
          )
        }
        results.push({ network, cache, way, times })
      }
    }
    await close()
  }
  return results
}

/** Minimum, median and maximum of each way. */
export const formatNavigations = (navigations: readonly Navigation[]): string =>
  formatSpread(
    'Click to next page, ms',
    navigations.map(({ network, cache, way, times }) => [`${network}, ${cache}, ${way}`, times]),
  )
