import type { Page } from '@playwright/test'

/** The font of headlines. */
export const headlineFont = '**/fonts/fraunces-*'

/**
 * Adds up layout shifts from the start of each document, including those after input, without those of the headline
 * font: a headline may break into other lines when it arrives, and the content check warns its editor.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.route(headlineFont, (route) => route.abort())
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const what = entry.sources
          .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''))
          .join()
        shifts.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts since the start of the document, and the elements that moved. */
const readShifts = (page: Page): Promise<unknown> => page.evaluate(() => (window as { shifts?: unknown }).shifts)

/** The sum of all layout shifts; 0.000 when rounded is none. */
export const sumOfShifts = async (page: Page): Promise<number> =>
  ((await readShifts(page)) as { value: number }[]).reduce((sum, { value }) => sum + value, 0)
