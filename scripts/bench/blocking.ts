import { setTimeout as sleep } from 'node:timers/promises'
import { missingPage, say, type Benchmark } from './benchmark'
import { milliseconds, repeat, sum } from './figures'
import { middleOf, type Limit } from './limits'
import { onPhone, readSeen, slowdown, withSite, type Visit } from './phone'

/** In ms. */
interface Blocking {
  /** Total time of tasks beyond 50 ms each. */
  readonly blocked: number
  readonly longest: number
  /** From a tap to the next paint. */
  readonly worstTap: number
}

/** Maximum task duration in ms before taps feel delayed. */
const unnoticed = 50

/** The position of text that does not react to taps. */
const findText = (): { x: number; y: number } | undefined =>
  [...document.querySelectorAll('main :is(h2, h3, p)')]
    .filter((element) => !element.closest('a, button, label, summary, dialog'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, width }) => top > 150 && bottom < 650 && width > 0)
    .map(({ x, y }) => ({ x: x + 5, y: y + 5 }))
    .at(0)

/** Scrolls by touch, then taps text until two seconds after React has hydrated the page. */
async function scrollAndTap({ page, devTools, origin }: Visit, path: string): Promise<Blocking> {
  await page.goto(origin + path)
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await sleep(1000)
  const since = await page.evaluate(() => performance.now())
  await devTools.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -500, gestureSourceType: 'touch' })
  const place = await (await page.waitForFunction(findText)).jsonValue()
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
  const { tasks, taps } = await readSeen(page)
  const durations = tasks.filter(({ start }) => start >= since).map(({ duration }) => duration)
  return {
    blocked: sum(durations.map((duration) => Math.max(0, duration - unnoticed))),
    longest: Math.max(0, ...durations),
    // Browsers do not report taps below 16 ms.
    worstTap: Math.max(16, ...taps.filter(({ start }) => start >= since).map(({ duration }) => duration)),
  }
}

export const blocking: Benchmark = {
  name: 'blocking',
  description: 'the delay of taps on a slow phone after the first scroll, while React hydrates the page',
  run: async ({ pages, runs }) => {
    const limits: Limit[] = []
    await withSite(async (site) => {
      for (const path of pages.filter((page) => page !== missingPage)) {
        say(`Scrolling ${path}, ${runs} times`)
        const visit = () => onPhone(site, (phone) => scrollAndTap(phone, path), { cpuSlowdown: slowdown })
        const results = await repeat(runs, visit)
        const middle = (what: string, key: keyof Blocking, target: number): Limit =>
          middleOf(
            `${path}: ${what}`,
            results.map((result) => result[key]),
            { show: milliseconds, target },
          )
        limits.push(middle('blocked', 'blocked', 30))
        limits.push(middle('longest task', 'longest', 80), middle('worst tap', 'worstTap', 120))
      }
    })
    return limits
  },
}
