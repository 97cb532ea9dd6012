import type { Page } from '@playwright/test'

/** Adds up layout shifts from the start of each document, including those after input. */
export const recordShifts = (page: Page): Promise<void> =>
  page.addInitScript(() => {
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

/** The layout shifts since the start of the document, and the elements that moved. */
export const readShifts = (page: Page): Promise<unknown> => page.evaluate(() => (window as { shifts?: unknown }).shifts)
