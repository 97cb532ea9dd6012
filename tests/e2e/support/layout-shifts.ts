import { expect, type Page } from '@playwright/test'

interface Shift {
  /** In ms since the document was requested. */
  readonly at: number
  readonly value: number
  /** The elements that moved. */
  readonly what: string
}

/**
 * Records layout shifts from the start of each document, including those after input, without fonts, because a font may
 * change line breaks. The content check warns about such headlines, and browsers use the text font only if it loads in
 * the first 100 ms.
 *
 * @param blocked addresses of fonts that must not arrive
 */
export async function recordShifts(page: Page, blocked = '*/fonts/*'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // A route would answer only after the first layout, in a fallback font.
  await session.send('Network.setBlockedURLs', { urls: [blocked] })
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    document.addEventListener('DOMContentLoaded', () =>
      // The first frame after it may still replace one with a part of the HTML.
      requestAnimationFrame(() => requestAnimationFrame((now) => Object.assign(window, { parsed: now }))),
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const what = entry.sources
          .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''))
          .join()
        shifts.push({ at: entry.startTime, value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const readParsed = async (page: Page): Promise<number> => {
  const parsed = await page.waitForFunction(() => (window as unknown as { readonly parsed?: number }).parsed)
  return (await parsed.jsonValue()) ?? 0
}

/**
 * Expects no layout shift since the document was parsed, or since its start. Smaller shifts are rounded to 0.000. A
 * piece of HTML may end inside the text of a button, which wraps when the rest arrives, or between the words of a hero
 * and its picture, which centers them; the bench limits such shifts.
 */
export async function expectNoShifts(page: Page, since: 'start' | 'parsed' = 'parsed'): Promise<void> {
  const start = since === 'start' ? 0 : await readParsed(page)
  const shifts = await page.evaluate(() => (window as unknown as { readonly shifts: readonly Shift[] }).shifts)
  const counted = shifts.filter(({ at }) => at >= start)
  const sum = counted.reduce((total, { value }) => total + value, 0)
  // If it is too large, the message names the elements.
  expect(sum < 0.0005 ? [] : counted).toEqual([])
}

/** Scrolls to the end in steps of half a screen, and waits for visible pictures at each step. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y)
      // The scroll event comes before the first frame; the second one has been rendered.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const inSight = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < window.innerHeight
      })
      await Promise.all(inSight.map((image) => image.decode()))
    }
  })
