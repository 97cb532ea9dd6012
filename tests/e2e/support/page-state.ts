import { expect, type Page, type Route } from '@playwright/test'
import { anchorScrollOffset } from '../../../src/lib/site'

/**
 * Opens a page that does not finish loading, because its fonts do not arrive, so that only an input starts its runtime.
 * Service workers must be blocked.
 */
export async function openLoading(page: Page, address: string): Promise<void> {
  await page.route('**/*.woff2', () => undefined)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
}

/**
 * Delays requests until the returned function is called. Service workers must be blocked, because tests cannot
 * delay their requests.
 *
 * @param pattern pattern of their addresses
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHolding = true
  await page.route(pattern, async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHolding = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Delays scripts until the returned function is called, except those that load early: attribution and consent tool. */
export const holdScripts = (page: Page): Promise<() => Promise<void>> =>
  holdRequests(page, /\/(?!site-attribution|consent-tool)[^/]+\.js$/)

/** Nearly every test waits for these marks, so this looks often. An assertion would soon look only once a second. */
async function waitForMark(page: Page, mark: 'started' | 'hydrated'): Promise<void> {
  await page.waitForFunction((name) => name in document.documentElement.dataset, mark, {
    polling: 30,
    timeout: 20_000,
  })
}

export async function expectNotStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-started')
}

export const expectStarted = (page: Page): Promise<void> => waitForMark(page, 'started')

export async function expectNotHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
}

export const expectHydrated = (page: Page): Promise<void> => waitForMark(page, 'hydrated')

/** Presses a key without effect, and waits until the page runtime has started. React follows. */
export async function start(page: Page): Promise<void> {
  // The loader, which listens for the key, is at the end of the HTML.
  await page.waitForLoadState('domcontentloaded')
  await page.keyboard.press('Shift')
  await expectStarted(page)
}

/** Opens a page and starts its runtime. React follows. */
export async function openStarted(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await start(page)
}

/** Uses a page, and waits until React has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  await start(page)
  await expectHydrated(page)
}

/** Opens the page of a tool and scrolls to it: its code loads near the screen. */
export async function openTool(page: Page, address: string): Promise<void> {
  await openStarted(page, address)
  await page
    .locator('[data-staffing], [data-interview], [data-contact-pricing], [data-estimate], [data-tour], [data-inbox]')
    .scrollIntoViewIfNeeded()
}

/** Opens a page and hydrates it: links lead to pages within the document. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrate(page)
}

/** Follows a link to an address that the page may not link to. */
export async function followNewLink(page: Page, href: string): Promise<void> {
  const name = 'A link made by a test'
  await page.evaluate(
    ([address, text]) => {
      const link = document.createElement('a')
      link.href = address
      link.textContent = text
      // Visible at any scroll position, above everything else.
      link.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 1000; background: white'
      document.body.append(link)
      link.addEventListener('click', () => {
        // The target page is not affected.
        window.setTimeout(() => link.remove())
      })
    },
    [href, name] as const,
  )
  // The previous page may remain for a moment.
  await page.getByRole('link', { name }).last().click()
}

/** Follows a link to another page and waits for it, because a page that is left earlier does not count as viewed. */
export async function followTo(page: Page, href: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await followNewLink(page, href)
  await expect(heading).not.toHaveText(before)
}

/** Marks the document, to detect later whether it was replaced. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.setAttribute('data-marked', ''))

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-marked')
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/**
 * Waits until a section is at its scroll position (requirements 2.1). Browsers scroll by whole pixels.
 */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const distance = (): Promise<number> => page.locator(`[id="${id}"]`).evaluate((it) => it.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await distance()) - anchorScrollOffset)).toBeLessThan(2)
}

/**
 * Scrolls like a visitor: not in the two frames after a history navigation, whose scroll events the page ignores.
 * Resolves when the page has seen the event and has rendered.
 */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (y) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const before = window.scrollY
    const scrolled = new Promise((resolve) => {
      // Must run before the page's listeners, which may stop the event (src/app/scroll-positions.ts).
      window.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true, capture: true })
    })
    window.scrollTo(0, y)
    if (window.scrollY !== before) await scrolled
  }, top)

/** Stops the clock of the page; `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** The message in tests that block service workers. */
const ofBlockedWorkers = /service worker registration/i
/** The message on a machine too slow to use preloaded files immediately. */
const ofSlowMachines = 'was preloaded using link preload but not used within a few seconds'

/**
 * Collects problems of the page. Read the list at the end of a test.
 *
 * @returns errors and warnings of the console, and uncaught exceptions
 */
export function collectProblems(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && !ofBlockedWorkers.test(message.text()) && !message.text().includes(ofSlowMachines))
      problems.push(message.text())
  })
  page.on('pageerror', (error) => {
    problems.push(String(error))
  })
  return problems
}

/** Collects the messages of uncaught exceptions and rejections. Read the list at the end of a test. */
export function collectThrown(page: Page): readonly string[] {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  return thrown
}

/** Addresses that the page navigates to, including `mailto:`, which makes no request. */
export async function collectDestinations(page: Page): Promise<string[]> {
  const destinations: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => destinations.push(url))
  return destinations
}

/** How many pixels the page overflows its width, without the scrollbar. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement
    return root.scrollWidth - Math.round(root.getBoundingClientRect().width)
  })

/** Opens the menu of narrow screens. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

/** A phone, for `test.use`, without service workers, because tests cannot delay their requests. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const
