import type { Page } from '@playwright/test'
import { missingPath, pagePaths, pages, sampleOf, titleOf } from '../support/content'
import {
  collectProblems,
  expectNotHydrated,
  expectStarted,
  expectSameDocument,
  followNewLink,
  hydrate,
  markDocument,
  openHydrated,
  openStarted,
} from '../support/page-state'
import { expect, test } from '../support/test'

const [start = '', target = ''] = pagePaths

/** Pages without a tool, because controllers of tools change the page when they start. */
const tools = ['contactPricing', 'interviewBuilder', 'tour', 'tour inbox', 'staffingCalculator']
const stillPaths = sampleOf(pages.filter(({ kinds }) => !tools.some((kind) => kinds.has(kind))))

/**
 * Every element below another with its attributes, and every text, in order. Omits what the site's controllers change.
 *
 * @param what whether to add computed styles, which are the same on loaded and on rendered pages
 */
const read = (page: Page, selector: string, what: 'attributes' | 'styles'): Promise<string[]> =>
  page.locator(selector).evaluate((root, isWithStyles) => {
    // The form controller turns off the browser's validation. The menu marks the current section.
    const changed = ['novalidate', 'data-state', 'aria-current', 'style']
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
    return lines
  }, what === 'styles')

const difference = (before: readonly string[], after: readonly string[]): string | undefined => {
  const lines = Array.from({ length: Math.max(before.length, after.length) })
  const index = lines.findIndex((_, line) => before[line] !== after[line])
  return index === -1 ? undefined : `${before[index] ?? 'nothing'} became ${after[index] ?? 'nothing'}`
}

/** Other pages below `/compare/` have a demo bar. */
const missingPaths = [missingPath, '/compare/no-such-tool/']

/** The element that React hydrates. */
const root = '#gatsby-focus-wrapper'

/** Expects hydration without warnings that keeps every element, attribute and text. */
async function expectQuietHydration(page: Page, path: string): Promise<void> {
  const problems = collectProblems(page)
  await page.goto(path, { waitUntil: 'load' })
  const before = await read(page, root, 'attributes')
  const elements = await page.locator(root).evaluateHandle((element) => [...element.querySelectorAll('*')])
  await hydrate(page)
  expect(difference(before, await read(page, root, 'attributes'))).toBeUndefined()
  const kept = await page.locator(root).evaluate((element, old) => {
    const now = [...element.querySelectorAll('*')]
    return now.length > 50 && now.every((one, index) => one === old[index])
  }, elements)
  expect(kept).toBe(true)
  // The browser logs the 404.
  expect(problems.filter((text) => !(missingPaths.includes(path) && text.includes('404 (Not Found)')))).toEqual([])
  page.removeAllListeners()
}

test('hydrates pages without a change, and renders them equally from another page', async ({ page }) => {
  test.slow(true, 'Opens each page twice.')
  const loaded = new Map<string, readonly string[]>()
  for (const path of stillPaths) {
    await test.step(`hydrates ${path}`, async () => {
      await expectQuietHydration(page, path)
      loaded.set(path, await read(page, 'main', 'styles'))
    })
  }
  await openHydrated(page, missingPath)
  await markDocument(page)
  for (const [path, lines] of loaded) {
    await test.step(`renders ${path}`, async () => {
      await followNewLink(page, path)
      await expect(page).toHaveURL(path)
      await expect.poll(async () => difference(lines, await read(page, 'main', 'styles'))).toBeUndefined()
    })
  }
  await expectSameDocument(page)
})

// One test each, because Gatsby asks once more for the data of the missing page after hydration.
for (const path of [...missingPaths, '/500/'])
  test(`hydrates the error page ${path} without a change`, async ({ page }) => {
    await expectQuietHydration(page, path)
  })

test('a page without input starts its runtime, but neither React nor Gatsby', async ({ page }) => {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'load' })
  await page.clock.runFor(20_000)
  await expectStarted(page)
  await page.clock.runFor(20_000)
  const names = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src).filter(Boolean))
  expect(names.map((src) => new URL(src).pathname).sort()).toEqual(['/page.js', '/site-attribution.js'])
  await expectNotHydrated(page)
})

test.describe('without a service worker, which would load files itself', () => {
  test.use({ serviceWorkers: 'block' })

  test('a link followed before React has loaded is an ordinary link', async ({ page }) => {
    await page.route('**/framework-*.js', () => undefined)
    await openStarted(page, '/pricing/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge base' }).first().click()
    await expect(page).toHaveURL('/knowledge-base/')
    await expectNotHydrated(page)
  })

  test('loads the data of the page once', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await hydrate(page)
    const asked = requests.filter((path) => path === '/page-data/index/page-data.json')
    expect(asked).toHaveLength(1)
  })
})

test('shows the right page on Back immediately after a reload', async ({ page }) => {
  await openHydrated(page, start)
  await followNewLink(page, target)
  await expect(page).toHaveURL(target)
  await page.reload()
  await expectNotHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(start)
  await expect(page).toHaveTitle(titleOf(start))
})

test.describe('links left to the browser', () => {
  test('open a new tab with Control', async ({ page, context }) => {
    await openHydrated(page, start)
    await markDocument(page)
    const newTab = context.waitForEvent('page')
    const link = page.getByRole('contentinfo').locator(`a[href="${target}"]`).first()
    await link.click({ modifiers: ['ControlOrMeta'] })
    await newTab
    await expect(page).toHaveURL(start)
    await expectSameDocument(page)
  })
})

test('keeps content and links of a page translated before hydration', async ({ page }) => {
  await page.goto(start)
  const before = (await page.getByRole('main').textContent()) ?? ''
  await page.evaluate(() => {
    const link = document.querySelector('a[href="#main"]')
    if (link) link.innerHTML = '<font><font>Zum Inhalt</font></font>'
  })
  await hydrate(page)
  await expect(page.getByRole('main')).toHaveText(before)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await markDocument(page)
  await page.getByRole('contentinfo').locator(`a[href="${target}"]`).first().click()
  await expect(page).toHaveURL(target)
  await expectSameDocument(page)
})
