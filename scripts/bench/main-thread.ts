import type { Browser, Page } from '@playwright/test'
import { median } from './figures'
import { type SamplePage } from './options'
import { onPhone } from './visit'

/** A task that keeps taps waiting, in ms since the page was requested. */
export interface LongTask {
  readonly start: number
  readonly duration: number
}

/** What a page's main thread did while nobody touched it, in ms. */
export interface Busy {
  /** Sum of what each task took beyond 50 ms. */
  readonly blocked: number
  /** The part of it after the first two seconds. */
  readonly late: number
  readonly longest: number
}

/** A page as it is built, beside the same HTML without scripts. */
export interface MainThread {
  readonly page: string
  readonly built: Busy
  readonly withoutScripts: Busy
}

/** Milliseconds that each page is watched for. */
const watched = 12_000

/** From there on a task counts as late, in ms. */
const lateFrom = 2000

/** Milliseconds that a task may take before a tap waits for it. */
const unnoticed = 50

export function summarize(tasks: readonly LongTask[]): Busy {
  const blockedBy = (some: readonly LongTask[]): number =>
    some.reduce((sum, { duration }) => sum + Math.max(0, duration - unnoticed), 0)
  return {
    blocked: blockedBy(tasks),
    late: blockedBy(tasks.filter(({ start }) => start >= lateFrom)),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  }
}

/** The middle value of each measure. */
export const middle = (visits: readonly Busy[]): Busy => ({
  blocked: median(visits.map(({ blocked }) => blocked)),
  late: median(visits.map(({ late }) => late)),
  longest: median(visits.map(({ longest }) => longest)),
})

/** @returns the HTML with no script that a browser would run */
export const withoutScripts = (html: string): string =>
  html.replace(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g, '')

/** One line for each page, in ms: as built, and in brackets without scripts. */
export function formatMainThread(pages: readonly MainThread[]): string {
  const line = ({ page, built, withoutScripts }: MainThread): string => {
    const measures = (['blocked', 'late', 'longest'] as const).map((measure) =>
      `${built[measure].toFixed(0)} (${withoutScripts[measure].toFixed(0)})`.padStart(14),
    )
    return page.padEnd(16) + measures.join('')
  }
  const head = ['Blocked', 'After 2 s', 'Longest task'].map((title) => title.padStart(14)).join('')
  return ['Main thread, ms'.padEnd(16) + head, ...pages.map(line)].join('\n')
}

const watchTasks = (): void => {
  const tasks: LongTask[] = []
  Object.assign(window, { longTasks: tasks })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

async function visit(page: Page, url: string, keepsScripts: boolean): Promise<Busy> {
  await page.addInitScript(watchTasks)
  if (!keepsScripts) {
    await page.route(url, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: withoutScripts(await response.text()) })
    })
  }
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction((end) => performance.now() > end, watched, { polling: 500 })
  return summarize(await page.evaluate(() => (window as unknown as { longTasks: LongTask[] }).longTasks))
}

/**
 * How long pages keep the main thread of a slow phone busy that nobody touches: as built and without scripts,
 * in turn.
 *
 * @param slowdown how many times slower than this machine the phone is
 */
export async function measureMainThread(
  browser: Browser,
  origin: string,
  pages: readonly SamplePage[],
  { runs, slowdown }: { readonly runs: number; readonly slowdown: number },
): Promise<readonly MainThread[]> {
  const results: MainThread[] = []
  for (const { name, path } of pages) {
    const visits: Record<'built' | 'bare', Busy[]> = { built: [], bare: [] }
    for (let run = 0; run < runs; run += 1) {
      for (const kind of ['built', 'bare'] as const) {
        visits[kind].push(await onPhone(browser, (page) => visit(page, origin + path, kind === 'built'), { slowdown }))
      }
    }
    results.push({ page: name, built: middle(visits.built), withoutScripts: middle(visits.bare) })
  }
  return results
}
