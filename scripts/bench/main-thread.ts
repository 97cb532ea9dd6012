import type { Browser, Page } from '@playwright/test'
import { createExperience } from '../../local/experience/create-experience'
import { readEmbedded } from '../../local/experience/read-content'
import { standInConfig } from '../../local/experience/start-experience'
import { withSiteConfig } from '../../local/pages/configured-pages'
import { compressedSite } from '../release/compressed-site'
import { inRoot } from '../support/paths.mjs'
import { serveChanged } from './changed-site'
import { formatTable, medians } from './figures'
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
  /** When the largest element was painted, since the page was requested. */
  readonly painted: number
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

/** The home page for a visitor to whom a variant of its first block is shown. */
const personalized = { page: 'home, variant', path: '/?utm_campaign=spring-shops', variant: 'variant-home-hero-shops' }

const measures = ['blocked', 'late', 'longest', 'painted'] as const

export function summarize(tasks: readonly LongTask[], painted: number): Busy {
  const blockedBy = (some: readonly LongTask[]): number =>
    some.reduce((sum, { duration }) => sum + Math.max(0, duration - unnoticed), 0)
  return {
    blocked: blockedBy(tasks),
    late: blockedBy(tasks.filter(({ start }) => start >= lateFrom)),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    painted,
  }
}

/** @returns the HTML with no script that a browser would run */
export const withoutScripts = (html: string): string =>
  html.replace(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g, '')

/** One line for each page, in ms: as built, and in brackets without scripts. */
export const formatMainThread = (pages: readonly MainThread[]): string =>
  formatTable([
    ['Main thread, ms', 'Blocked', 'After 2 s', 'Longest task', 'Largest paint'],
    ...pages.map(({ page, built, withoutScripts: bare }) => [
      page,
      ...measures.map((measure) => `${built[measure].toFixed(0)} (${bare[measure].toFixed(0)})`),
    ]),
  ])

interface Watched {
  readonly tasks: LongTask[]
  painted: number
}

/** Runs in the page, before its scripts. */
function watch(): void {
  const seen: Watched = { tasks: [], painted: 0 }
  Object.assign(window, { seen })
  // A browser without a network says so, and the personalization SDK would wait.
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    seen.painted = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function visit(page: Page, url: string, expected?: string): Promise<Busy> {
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction((end) => performance.now() > end, watched, { polling: 500 })
  if (expected !== undefined && (await page.locator(`[data-island="${expected}"]`).count()) === 0) {
    throw new Error(`${url} does not show ${expected}.`)
  }
  const { tasks, painted } = await page.evaluate(() => (window as unknown as { seen: Watched }).seen)
  return summarize(tasks, painted)
}

/**
 * How long pages keep the main thread of a slow phone busy that nobody touches, and when their largest element is
 * painted: as built and without scripts, in turn.
 *
 * @param folder the built site
 * @param origin where it is served
 * @param slowdown how many times slower than this machine the phone is
 */
export async function measureMainThread(
  browser: Browser,
  { folder, origin }: { readonly folder: string; readonly origin: string },
  pages: readonly SamplePage[],
  { runs, slowdown }: { readonly runs: number; readonly slowdown: number },
): Promise<readonly MainThread[]> {
  const site = await compressedSite(folder)
  const found = pages.filter(({ status }) => status === 200)
  const bare = await serveChanged(
    site,
    found.map(({ path }) => path),
    withoutScripts,
  )
  const content = await readEmbedded(inRoot('content'))
  const configured = await serveChanged(
    site,
    ['/'],
    (html) => withSiteConfig(html, { personalization: standInConfig }),
    createExperience({ content: () => content }).routes,
  )
  const compare = async (page: string, url: string, bareUrl: string, expected?: string): Promise<MainThread> => {
    const visits: Record<'built' | 'bare', Busy[]> = { built: [], bare: [] }
    for (let run = 0; run < runs; run += 1) {
      visits.built.push(await onPhone(browser, (one) => visit(one, url, expected), { slowdown }))
      visits.bare.push(await onPhone(browser, (one) => visit(one, bareUrl), { slowdown }))
    }
    return { page, built: medians(visits.built, measures), withoutScripts: medians(visits.bare, measures) }
  }
  try {
    const results: MainThread[] = []
    for (const { name, path } of found) results.push(await compare(name, origin + path, bare.url + path))
    if (found.some(({ path }) => path === '/')) {
      const { page, path, variant } = personalized
      results.push(await compare(page, configured.url + path, bare.url + path, variant))
    }
    return results
  } finally {
    await Promise.all([bare.close(), configured.close()])
  }
}
