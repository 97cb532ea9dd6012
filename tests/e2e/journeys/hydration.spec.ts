import type { Page } from '@playwright/test'
import { missingPath, navigation, pagePaths, pagesWithBlock, samplePaths, titleOf } from '../support/content'
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
  scrollTop,
} from '../support/page-state'
import { expect, test } from '../support/test'

const [start = '', target = ''] = pagePaths

/** Follows a link in the footer of every page. */
const followLink = (page: Page, path: string): Promise<void> =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()

/** Pages without a tool, because controllers of tools change the page when they start. */
const tools = ['contactPricing', 'interviewBuilder', 'productTour', 'staffingCalculator']
const stillPaths = samplePaths.filter((path) => !tools.some((type) => pagesWithBlock(type).includes(path)))

/**
 * Every element of the content with its attributes and styles, and every text, in order. Omits sizes, because a page
 * whose fonts load late keeps the fallback (`font-display: optional`).
 */
const readContent = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const describe = (element: Element): string => {
      // The browser serializes styles differently from the HTML, and the build drops unused classes.
      const attributes = [...element.attributes]
        // The form controller turns off the browser's validation.
        // The build drops unneeded attributes of a picture with one address.
        .filter(({ name }) => !['style', 'class', 'novalidate', 'data-state', 'sizes', 'decoding'].includes(name))
        // Searches appear once they work.
        .filter(({ name }) => name !== 'hidden' || !element.matches('[data-list-controls]'))
        .map(({ name, value }) => `${name}=${value.replace(/^(https:\/\/secure\.[^?]*)\?.*/, '$1')}`)
      const { color, backgroundColor, font, letterSpacing, padding, border, borderRadius, ...style } =
        getComputedStyle(element)
      const look = [color, backgroundColor, font, letterSpacing, padding, border, borderRadius]
      const layout = [style.display, style.position, style.gap, style.flex, style.gridColumn, style.maxWidth]
      return [element.tagName, ...attributes.sort(), ...look, ...layout].join(' ')
    }
    const lines: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Only the parser reads its contents.
      if (node.parentElement?.closest('noscript')) continue
      lines.push(node instanceof Element ? describe(node) : (node.textContent ?? ''))
    }
    return lines
  })

const difference = (before: readonly string[], after: readonly string[]): string | undefined => {
  const lines = Array.from({ length: Math.max(before.length, after.length) })
  const index = lines.findIndex((_, line) => before[line] !== after[line])
  return index === -1 ? undefined : `${before[index] ?? 'nothing'} became ${after[index] ?? 'nothing'}`
}

for (const path of [...stillPaths, missingPath, '/500/']) {
  test(`hydrates ${path} without warnings, keeps every element and text, and renders them equally from another page`, async ({
    page,
  }) => {
    const problems = collectProblems(page)
    await page.goto(path, { waitUntil: 'load' })
    const before = await page.evaluateHandle(() => {
      const root = document.getElementById('gatsby-focus-wrapper')
      return { elements: [...(root?.querySelectorAll('*') ?? [])], html: root?.innerHTML ?? '' }
    })
    await hydrate(page)

    const after = await page.evaluate(({ elements, html }) => {
      // Links to the product carry attribution parameters. The menu marks the current section.
      // The form controller turns off the browser's validation.
      // Searches and play buttons appear once they work.
      const withoutOrigin = (text = ''): string =>
        text
          .replace(/(https:\/\/secure\.[^"?]*)\?[^"]*/g, '$1')
          .replace(/ (novalidate|data-state|aria-current|style)="[^"]*"/g, '')
          .replace(/ hidden=""(?= data-(?:list-controls|page-search|play))/g, '')
      const root = document.getElementById('gatsby-focus-wrapper')
      const now = [...(root?.querySelectorAll('*') ?? [])]
      return {
        count: now.length,
        kept: now.filter((element, index) => element === elements[index]).length,
        isSameHtml: withoutOrigin(root?.innerHTML) === withoutOrigin(html),
      }
    }, before)
    expect(after.count).toBeGreaterThan(50)
    expect(after).toEqual({ count: after.count, kept: after.count, isSameHtml: true })
    // The browser logs the 404.
    expect(problems.filter((text) => !(path === missingPath && text.includes('404 (Not Found)')))).toEqual([])

    // These have no address on the site.
    if (!stillPaths.includes(path)) return
    const loaded = await readContent(page)
    await openHydrated(page, path === start ? target : start)
    await markDocument(page)
    await followNewLink(page, path)
    await expect(page).toHaveURL(path)
    await expect.poll(async () => difference(loaded, await readContent(page))).toBeUndefined()
    await expectSameDocument(page)
  })
}

test('a page without input starts its runtime, but neither React nor Gatsby', async ({ page }) => {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'load' })
  await page.clock.runFor(20_000)
  await expectStarted(page)
  const names = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src).filter(Boolean))
  expect(names.map((src) => new URL(src).pathname).sort()).toEqual(['/page.js', '/site-attribution.js'])
  await expectNotHydrated(page)
})

test('a link followed before React has loaded is an ordinary link', async ({ page }) => {
  await page.route('**/framework-*.js', () => undefined)
  await openStarted(page, '/pricing/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge base' }).first().click()
  await expect(page).toHaveURL('/knowledge-base/')
  await expectNotHydrated(page)
})

test.describe('without a service worker, which would load files again', () => {
  test.use({ serviceWorkers: 'block' })

  test('loads the data of the page once', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await hydrate(page)
    const asked = requests.filter((path) => path === '/page-data/index/page-data.json')
    expect(asked).toHaveLength(1)
  })
})

test('renders an internal link in the same document @every-browser', async ({ page }) => {
  const problems = collectProblems(page)
  await openHydrated(page, start)
  await markDocument(page)
  await followLink(page, target)

  await expect(page).toHaveURL(target)
  await expect(page).toHaveTitle(titleOf(target))
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${target}$`))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeInViewport()
  await expect.poll(() => scrollTop(page)).toBe(0)
  // The route is announced, and the keyboard continues at the top of the new page.
  await expect(page.locator('#gatsby-announcer')).toHaveText(`Navigated to ${await heading.innerText()}`)
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused()
  await expectSameDocument(page)
  expect(problems).toEqual([])
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

  test('load another site', async ({ page }) => {
    await openHydrated(page, '/')
    const { href } = navigation.trial
    // It carries attribution parameters.
    const request = page.waitForRequest((asked) => asked.url().startsWith(href))
    await page.getByRole('banner').locator(`a[href^="${href}"]:visible`).click()
    expect((await request).isNavigationRequest()).toBe(true)
  })

  test('include files, other tabs, mail and downloads', async ({ page }) => {
    await openHydrated(page, start)
    const routed = await page.evaluate((path) => {
      const make = (href: string, attributes: Record<string, string> = {}): HTMLAnchorElement => {
        const link = document.createElement('a')
        link.href = href
        for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
        document.querySelector('main')?.append(link)
        return link
      }
      const cases: Record<string, HTMLAnchorElement> = {
        page: make(path),
        file: make('/icon.svg'),
        tab: make(path, { target: '_blank' }),
        mail: make('mailto:nobody@hearthside.example'),
        download: make(path, { download: '' }),
      }
      const prevented: string[] = []
      window.addEventListener('click', (event) => {
        const name = Object.keys(cases).find((key) => cases[key] === event.target)
        if (name !== undefined && event.defaultPrevented) prevented.push(name)
        event.preventDefault()
      })
      for (const link of Object.values(cases)) link.click()
      return prevented
    }, target)
    expect(routed).toEqual(['page'])
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
  await followLink(page, target)
  await expect(page).toHaveURL(target)
  await expectSameDocument(page)
})
