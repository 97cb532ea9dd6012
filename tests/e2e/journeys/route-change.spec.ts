import type { Page } from '@playwright/test'
import { anchorsOf, pagePaths, titleOf } from '../support/content'
import {
  collectProblems,
  expectHydrated,
  expectSameDocument,
  followNewLink,
  followTo,
  holdRequests,
  hydrate,
  markDocument,
  openHydrated,
  openStarted,
  scrollTo,
  scrollTop,
  start,
  stopClock,
} from '../support/page-state'
import { expect, test } from '../support/test'

const [first = '', second = '', third = ''] = pagePaths

/** Expects this page to be shown and announced, with the focus at its start. */
async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(titleOf(path))
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeInViewport()
  await expect(page.locator('#gatsby-announcer')).toHaveText(`Navigated to ${await heading.innerText()}`)
  await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-live', 'assertive')
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused()
}

test('focuses the start of each route and announces it, also on Back and Forward @every-browser', async ({ page }) => {
  const problems = collectProblems(page)
  await page.goto(first)
  const link = page.getByRole('contentinfo').locator(`a[href="${second}"]`).first()
  // Scrolling is enough to load React.
  await link.scrollIntoViewIfNeeded()
  await expectHydrated(page)
  await markDocument(page)
  await link.click()
  await expectArrival(page, second)
  await expect.poll(() => scrollTop(page)).toBe(0)
  // The next tab stop is the first one of the page.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await followNewLink(page, third)
  await expectArrival(page, third)
  await page.goBack()
  await expectArrival(page, second)
  await page.goForward()
  await expectArrival(page, third)
  await expectSameDocument(page)
  expect(problems).toEqual([])
})

test('restores the scroll position on Back and Forward @every-browser', async ({ page }) => {
  await openHydrated(page, first)
  await markDocument(page)
  await scrollTo(page, 900)
  await followNewLink(page, second)
  await expect(page).toHaveURL(second)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await scrollTo(page, 600)
  await followNewLink(page, third)
  await expect(page).toHaveURL(third)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await scrollTo(page, 300)

  for (const [step, path, top] of [
    ['goBack', second, 600],
    ['goBack', first, 900],
    ['goForward', second, 600],
    ['goForward', third, 300],
  ] as const) {
    await page[step]()
    await expect(page).toHaveURL(path)
    await expect.poll(() => scrollTop(page), `${step} to ${path}`).toBe(top)
  }
  await expectSameDocument(page)
})

test('returns to the positions before and after a section', async ({ page }) => {
  const path = pagePaths.find((candidate) => anchorsOf(candidate).length > 0) ?? ''
  const [id = ''] = anchorsOf(path)
  await openHydrated(page, path)
  await scrollTo(page, 700)
  await followNewLink(page, `#${id}`)
  await expect.poll(() => scrollTop(page)).not.toBe(700)
  const section = await scrollTop(page)
  await scrollTo(page, 2500)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect.poll(() => scrollTop(page)).toBe(700)
  await page.goForward()
  await expect.poll(() => scrollTop(page)).toBe(section)
})

test('keeps the scroll position through hydration, also with a hash', async ({ page }) => {
  const path = pagePaths.find((candidate) => anchorsOf(candidate).length > 0) ?? ''
  const address = `${path}#${anchorsOf(path)[0]}`
  // An earlier visit in the same tab.
  await openHydrated(page, address)
  await scrollTo(page, 1100)
  await page.goto('about:blank')
  await page.goto(address)
  await scrollTo(page, 400)
  await hydrate(page)
  expect(await scrollTop(page)).toBe(400)
})

test('restores on Back the scroll position from before hydration @every-browser', async ({ page }) => {
  const release = await holdRequests(page, '**/page.js')
  await page.goto(first)
  await scrollTo(page, 400)
  await release()
  await expectHydrated(page)
  await followTo(page, second)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(400)
})

test('keeps the scroll position on reload @every-browser', async ({ page }) => {
  await openStarted(page, first)
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.reload()
  // Not to the pixel, because another font may load in time.
  await expect(heading).toBeInViewport()
  await start(page)
  await expect(heading).toBeInViewport()
})

test('shows a notice for a route that takes longer than a second', async ({ page }) => {
  const release = await holdRequests(page, /\/page-data\/(?!index\/).*page-data\.json$/)
  await openHydrated(page, '/')
  await markDocument(page)
  const progress = page.getByRole('progressbar', { name: 'Loading the page' })
  await stopClock(page)
  await followNewLink(page, second)
  await page.clock.runFor(990)
  await expect(progress).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(progress).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/')

  await release()
  await page.clock.resume()
  await expect(page).toHaveTitle(titleOf(second))
  await expect(progress).toHaveCount(0)
  await expectSameDocument(page)
})
