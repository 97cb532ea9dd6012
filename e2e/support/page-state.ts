import { expect, type Page, type Route } from '@playwright/test'

/** There once React has taken the page over. */
const hydrated = 'html[data-hydrated]'

/** Keeps the page from hydrating by itself, so that only what a test does can start it. */
export async function holdHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

/**
 * Keeps scripts on their way until the returned function is called. The early script of attribution
 * is not held. Service workers must be blocked, because a test cannot hold back their requests.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHolding = true
  await page.route(/\/(?!attribution-)[^/]+\.js$/, async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHolding = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Makes the processor four times slower, as in a cheap phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

export async function expectNotHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
}

export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator(hydrated)).toBeAttached({ timeout: 20_000 })
}

/** Starts hydration without any input of a visitor, and waits for its end. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('focusin')))
  await expectHydrated(page)
}

/** Opens a page and hydrates it. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrate(page)
}

/** Follows a link to an address that the content of the page may not lead to. */
export async function followNewLink(page: Page, href: string): Promise<void> {
  const name = 'A link made by a test'
  await page.evaluate(
    ([address, text]) => {
      const link = document.createElement('a')
      link.href = address
      link.textContent = text
      // In sight wherever the page is scrolled to, and above all else.
      link.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 1000; background: white'
      document.body.append(link)
      link.addEventListener('click', () => {
        // The page that it leads to is as it would be without it.
        window.setTimeout(() => link.remove())
      })
    },
    [href, name] as const,
  )
  // One before it may be there for another moment.
  await page.getByRole('link', { name }).last().click()
}

/** Follows a link to another page, and waits until that is there: a page that is left before is not viewed. */
export async function followTo(page: Page, href: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await followNewLink(page, href)
  await expect(heading).not.toHaveText(before)
}

/** Marks the document, to know later whether it is still the same. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.setAttribute('data-marked', ''))

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-marked')
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls as a visitor does: frames are drawn before anything else happens. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y)
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }, top)

/** Stops the clock of the page; `page.clock.runFor` lets it go on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Logged where a test blocks service workers. */
const ofBlockedWorkers = /service worker registration/i
/** Logged when a machine is too busy to use prefetched files in time. */
const ofSlowMachines = 'was preloaded using link preload but not used within a few seconds'

/**
 * Collects what the browser and the page complain about, from now on. Read it at the end of a test.
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

/** Addresses that the page sends the browser to. What a mail program gets does not pass by as a request. */
export async function collectDestinations(page: Page): Promise<string[]> {
  const destinations: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => destinations.push(url))
  return destinations
}

/** How many pixels the page reaches beyond its own width, which leaves room for a scrollbar. */
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

/** A phone, for `test.use`. Requests that a service worker makes can't be held back by a test, so it has none. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  serviceWorkers: 'block',
} as const
