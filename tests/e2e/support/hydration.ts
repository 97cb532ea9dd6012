import { expect, type Page } from '@playwright/test'
import { expectSameDocument, followTo, hydrate, markDocument } from './page-state'

/**
 * Every element below another with its attributes, and every text, in order. Omits what the site's controllers change.
 *
 * @param what whether to add computed styles, which are the same on loaded and on rendered pages
 */
const read = (page: Page, selector: string, what: 'attributes' | 'styles'): Promise<string> =>
  page.locator(selector).evaluate((root, isWithStyles) => {
    // The form controller turns off the browser's validation. The menu marks the current section. Tools in articles
    // become visible.
    const changed = ['novalidate', 'data-state', 'data-is-ready', 'aria-current', 'style']
    // The build drops unused classes, and attributes that a picture with one address does not need. Sizes differ
    // because a page whose fonts load late keeps the fallback (`font-display: optional`).
    const dropped = isWithStyles ? ['class', 'sizes', 'decoding'] : []
    // Searches and play buttons appear once they work.
    const revealed = '[data-list-controls], [data-play]'
    const valueOf = (name: string, value: string): string =>
      // Links to the product carry attribution parameters.
      name === 'href' && value.startsWith('https://secure.') ? (value.split('?')[0] ?? '') : value
    const describe = (element: Element): string => {
      const attributes = [...element.attributes]
        .filter(({ name }) => ![...changed, ...dropped].includes(name))
        .filter(({ name }) => name !== 'hidden' || !element.matches(revealed))
        .map(({ name, value }) => `${name}=${valueOf(name, value)}`)
      // Reading all styles of an element would take most of the test's time.
      const style = isWithStyles ? getComputedStyle(element) : undefined
      const look = [style?.color, style?.backgroundColor, style?.font, style?.letterSpacing, style?.padding]
      const layout = [style?.border, style?.borderRadius, style?.display, style?.position, style?.gap]
      const place = [style?.flex, style?.gridColumn, style?.maxWidth]
      return [element.tagName, ...attributes.sort(), ...look, ...layout, ...place].join(' ')
    }
    const lines: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Only the parser reads its contents.
      if (node.parentElement?.closest('noscript')) continue
      lines.push(node instanceof Element ? describe(node) : (node.textContent ?? ''))
    }
    // Playwright would serialize each line of an array.
    return lines.join('\n')
  }, what === 'styles')

function difference(before: string, after: string): string | undefined {
  if (before === after) return undefined
  const [old, now] = [before.split('\n'), after.split('\n')]
  const index = old.findIndex((line, place) => line !== now[place])
  return `${old[index] ?? 'nothing'} became ${now[index] ?? 'nothing'}`
}

/** The element that React hydrates. */
const root = '#gatsby-focus-wrapper'

/** Hydrates the open page. Expects it to keep every element, attribute and text. */
export async function hydrateQuietly(page: Page): Promise<void> {
  const before = await read(page, root, 'attributes')
  const elements = await page.locator(root).evaluateHandle((element) => [...element.querySelectorAll('*')])
  await hydrate(page)
  expect(difference(before, await read(page, root, 'attributes'))).toBeUndefined()
  const kept = await page.locator(root).evaluate((element, old) => {
    const now = [...element.querySelectorAll('*')]
    return now.length > 50 && now.every((one, index) => one === old[index])
  }, elements)
  expect(kept).toBe(true)
}

/** Leaves the hydrated page for another one of its language and returns. Expects the browser to render it as it was loaded. */
export async function expectSameRendering(page: Page): Promise<void> {
  const loaded = await read(page, 'main', 'styles')
  const path = new URL(page.url()).pathname
  await markDocument(page)
  const others = path.startsWith('/de/') ? ['/de/', '/de/pricing/'] : ['/', '/about/']
  await followTo(page, others.find((other) => other !== path) ?? '')
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect.poll(async () => difference(loaded, await read(page, 'main', 'styles'))).toBeUndefined()
  await expectSameDocument(page)
}
