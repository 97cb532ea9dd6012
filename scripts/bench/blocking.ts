import { setTimeout as sleep } from 'node:timers/promises'
import { print, say, type Benchmark, type Options, type SamplePage } from './benchmark'
import { formatTable, medians, milliseconds, sum } from './figures'
import { onPhone, readSeen, withSite, type Seen, type ServedSite, type Timed, type Visit } from './phone'

/** In ms. */
export interface Blocking {
  /** Total time of tasks beyond 50 ms each. */
  readonly blocked: number
  readonly longest: number
  /** From a tap to the next paint. */
  readonly worstTap: number
}

/** Maximum task duration in ms before taps feel delayed. */
const unnoticed = 50

/** Time in ms to observe an untouched page. */
const watched = 12_000

/** After the first scroll, in ms. */
const targets: Blocking = { blocked: 30, longest: 80, worstTap: 120 }

/** Tasks and taps after a time. Browsers do not report taps below 16 ms, so they count as 16. */
function summarize({ tasks, taps }: Pick<Seen, 'tasks' | 'taps'>, since = 0): Blocking {
  const durations = (entries: readonly Timed[]): readonly number[] =>
    entries.filter(({ start }) => start >= since).map(({ duration }) => duration)
  return {
    blocked: sum(durations(tasks).map((duration) => Math.max(0, duration - unnoticed))),
    longest: Math.max(0, ...durations(tasks)),
    worstTap: Math.max(16, ...durations(taps)),
  }
}

async function watchUntouched(
  { page, origin, waitFor }: Visit,
  path: string,
): Promise<Blocking & Pick<Seen, 'largestPaint'>> {
  waitFor(`the load event of ${path}`)
  await page.goto(origin + path)
  waitFor(`${watched / 1000} seconds without a touch`)
  await page.waitForFunction((end) => performance.now() > end, watched, { polling: 500 })
  const seen = await readSeen(page)
  return { ...summarize(seen), largestPaint: seen.largestPaint }
}

/** Scrolls by touch, then taps text until two seconds after React has hydrated the page. */
async function scrollAndTap({ page, devTools, origin, waitFor }: Visit, path: string): Promise<Blocking> {
  waitFor(`the load event of ${path}`)
  await page.goto(origin + path)
  waitFor('the page runtime')
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await sleep(1000)
  const since = await page.evaluate(() => performance.now())
  waitFor('a scroll')
  await devTools.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -500, gestureSourceType: 'touch' })
  waitFor('a text to tap')
  const text = await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(h2, h3, p)')]
      .filter((element) => !element.closest('a, button, label, summary, dialog'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => top > 150 && bottom < 650 && width > 0)
      .map(({ x, y }) => ({ x: x + 5, y: y + 5 }))
      .at(0),
  )
  const place = await text.jsonValue()
  waitFor('hydration after the first scroll')
  let isOver = false
  const tap = async (): Promise<void> => {
    while (!isOver) {
      if (place) await page.touchscreen.tap(place.x, place.y)
      await sleep(200)
    }
  }
  const hydrate = async (): Promise<void> => {
    try {
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await sleep(2000)
    } finally {
      isOver = true
    }
  }
  await Promise.all([tap(), hydrate()])
  return summarize(await readSeen(page), since)
}

/** The same pages with all scripts blocked. */
const withoutScripts: Parameters<typeof withSite>[2] = {
  extend: (app) =>
    void app.addHook('onSend', (_request, reply, _payload, done) => {
      void reply.header('content-security-policy', "script-src 'none'")
      done()
    }),
}

/** Repeats a visit once per run. */
async function repeat<Result>(
  site: ServedSite,
  { runs, slowdown }: Options,
  use: (visit: Visit) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  while (results.length < runs) results.push(await onPhone(site, use, { slowdown }))
  return results
}

const columns = ['blocked', 'longest', 'largestPaint'] as const

async function measureUntouched(site: ServedSite, bare: ServedSite, { path, name }: SamplePage, options: Options) {
  const watch = (visit: Visit) => watchUntouched(visit, path)
  const built = medians(await repeat(site, options, watch), columns)
  const without = medians(await repeat(bare, options, watch), columns)
  return [name, ...columns.map((key) => `${milliseconds(built[key])} (${milliseconds(without[key])})`)]
}

async function measureScrolled(site: ServedSite, { path, name }: SamplePage, options: Options) {
  const results = await repeat(site, options, (visit) => scrollAndTap(visit, path))
  const { blocked, longest, worstTap } = medians(results, ['blocked', 'longest', 'worstTap'])
  return [name, ...[blocked, longest, worstTap].map(milliseconds)]
}

export const blocking: Benchmark = {
  name: 'blocking',
  description: 'how long a slow phone keeps taps waiting: after the first scroll, and untouched',
  run: async (options) => {
    const { folder, slowdown, runs } = options
    const pages = options.pages.filter(({ status }) => status === 200)
    await withSite(folder, async (site) => {
      const scrolled: string[][] = []
      for (const page of pages) {
        say(`Scrolling ${page.name}, ${runs} times`)
        scrolled.push(await measureScrolled(site, page, options))
      }
      const target = ['(target)', ...Object.values(targets).map((most) => `≤ ${most} ms`)]
      const title = `After the first scroll, CPU ${slowdown} × slower, median`
      print(formatTable([[title, 'blocked', 'longest task', 'worst tap'], ...scrolled, target]))

      const untouched: string[][] = []
      const watchAll = async (bare: ServedSite): Promise<void> => {
        for (const page of pages) {
          say(`Watching ${page.name}, ${runs} times with and without scripts`)
          untouched.push(await measureUntouched(site, bare, page, options))
        }
      }
      await withSite(folder, watchAll, withoutScripts)
      print(formatTable([['Untouched (without scripts)', 'blocked', 'longest task', 'largest paint'], ...untouched]))
    })
    return []
  },
}
