import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { print, say, type Benchmark, type Options, type SamplePage } from './benchmark'
import { formatTable, milliseconds, spread } from './figures'
import { onPhone, readSeen, withSite, type ServedSite, type Visit } from './phone'
import { networks } from './slow-network'

/** A control of a page, for its first tap. */
interface Control {
  readonly name: string
  readonly page: string
  readonly selector: string
}

const controls: readonly Control[] = [
  { name: 'menu', page: 'home', selector: 'header [popovertarget]' },
  { name: 'accordion', page: 'pricing', selector: 'main details:not([open]) > summary' },
  { name: 'price switch', page: 'pricing', selector: 'main label:has(input[type="radio"]:not(:checked))' },
  { name: 'form field', page: 'landing', selector: 'main form input[type="email"]' },
]

/** Ms after the load event: while the page runtime loads, and later. */
const moments = [0, 500, 4000] as const

/** Median time in ms from the tap until the next page is painted without a page load. */
const target = 170

/** Ms until a page has prefetched its visible links. */
const fetchesAhead = 4000

/** Taps the first visible element with a selector. */
async function tap({ page, waitFor }: Visit, selector: string): Promise<void> {
  waitFor(`a visible ${selector}`)
  const element = page.locator(selector).filter({ visible: true }).first()
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`${page.url()} has no visible ${selector}.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function measureFirstTap(visit: Visit, path: string, selector: string, moment: number): Promise<number> {
  const { page, origin, waitFor } = visit
  waitFor(`the load event of ${path}`)
  await page.goto(origin + path)
  await sleep(moment)
  await tap(visit, selector)
  // The browser reports a tap after its paint.
  await sleep(1000)
  return Math.max(16, ...(await readSeen(page)).taps.map(({ duration }) => duration))
}

/**
 * Runs in each page before its scripts. Records when a link is tapped and when the heading of the next page is painted,
 * also in a new document.
 */
function watchNavigation(): void {
  const heading = (): string | undefined => document.querySelector('main h1')?.textContent
  const now = (time: number): number => performance.timeOrigin + time
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('tappedAt', String(now(timeStamp)))
      sessionStorage.setItem('tappedOn', heading() ?? '')
    },
    true,
  )
  const observer = new MutationObserver(() => {
    const tappedAt = sessionStorage.getItem('tappedAt')
    if (tappedAt === null || !heading() || heading() === sessionStorage.getItem('tappedOn')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => Object.assign(window, { shownAfter: now(performance.now()) - Number(tappedAt) })
      port2.postMessage('')
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** The first visible link of a page to another page. */
const findLink = async (page: Page): Promise<string> => {
  const link = await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"][href$="/"]')]
      .find((one) => one.checkVisibility() && one.pathname !== location.pathname)
      ?.getAttribute('href'),
  )
  return (await link.jsonValue()) ?? ''
}

/** @param isWithin whether React renders the next page without a page load */
async function measureNavigation(visit: Visit, path: string, isWithin: boolean): Promise<number> {
  const { page, origin, waitFor } = visit
  await page.addInitScript(watchNavigation)
  waitFor(`the load event of ${path}`)
  await page.goto(origin + path)
  waitFor('a link to another page')
  const link = `main a[href="${await findLink(page)}"]`
  if (isWithin) {
    await page.locator(link).filter({ visible: true }).first().scrollIntoViewIfNeeded()
    // Starts hydration if nothing scrolled.
    await page.keyboard.press('Shift')
    waitFor('hydration')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await sleep(fetchesAhead)
  }
  await tap(visit, link)
  waitFor(`the page of ${link}`)
  const shown = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter, undefined, {
    polling: 50,
  })
  return (await shown.jsonValue()) ?? Number.NaN
}

async function measureControl(site: ServedSite, { name, selector }: Control, path: string, options: Options) {
  say(`Tapping: ${name}`)
  const durations: number[] = []
  for (const moment of moments) {
    for (let run = 0; run < options.runs; run += 1) {
      durations.push(await onPhone(site, (visit) => measureFirstTap(visit, path, selector, moment), options))
    }
  }
  return spread(name, durations, milliseconds)
}

async function measureLink(site: ServedSite, { name, path }: SamplePage, isWithin: boolean, options: Options) {
  const way = `${name}, ${isWithin ? 'within the document' : 'as a new document'}`
  say(`Following a link of ${way}`)
  const conditions = { slowdown: options.slowdown, network: networks.fast4G }
  const times: number[] = []
  while (times.length < options.runs)
    times.push(await onPhone(site, (visit) => measureNavigation(visit, path, isWithin), conditions))
  return spread(way, times, milliseconds)
}

export const interaction: Benchmark = {
  name: 'interaction',
  description: 'how long a slow phone takes from a tap to the next paint, and to the next page',
  run: async (options) => {
    const pages = options.pages.filter(({ status }) => status === 200)
    await withSite(options.folder, async (site) => {
      const links: string[][] = []
      for (const isWithin of [true, false]) {
        for (const page of pages) links.push(await measureLink(site, page, isWithin, options))
      }
      const title = `Finger tap to next page painted, 4G, CPU ${options.slowdown} × slower`
      const last = ['(target within the document)', '', `≤ ${target} ms`, '']
      print(formatTable([[title, 'minimum', 'median', 'maximum'], ...links, last]))

      const taps: string[][] = []
      for (const control of controls) {
        const page = pages.find(({ name }) => name === control.page)
        if (page) taps.push(await measureControl(site, control, page.path, options))
      }
      if (taps.length > 0) print(formatTable([['First tap to next paint', 'minimum', 'median', 'maximum'], ...taps]))
    })
    return []
  },
}
