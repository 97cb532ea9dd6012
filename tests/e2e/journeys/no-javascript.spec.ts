import type { Page } from '@playwright/test'
import { footerVariant } from '../../../src/frame/frame-rules'
import { navigation, pagePaths, pagesWithBlock, sampleArticlePaths, samplePaths, site } from '../support/content'
import { expectInWindow, expectOpen, item } from '../support/menu'
import { openMenu, overflow } from '../support/page-state'
import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

const phone = { width: 375, height: 812 }

/** Addresses of the pictures of the content that the browser cannot show. */
const missingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )

/** Every type of block and of article. The integration tests find all blocks and pictures in the HTML of each page. */
const paths = [...samplePaths, ...sampleArticlePaths]
test('shows pages completely', async ({ page }) => {
  for (const path of paths) {
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main [data-island]')]
          .filter(({ firstElementChild }) => (firstElementChild?.getBoundingClientRect().height ?? 0) === 0)
          .map(({ dataset }) => dataset.island),
      )
      expect(hidden).toEqual([])
      await expect.poll(() => missingPictures(page)).toEqual([])
    })
  }
})

test('shows no buttons of articles, which need a script', async ({ page }) => {
  await page.goto('/interview-builder/library/customer-support-specialist/')
  await expect(page.getByText('Was this helpful?')).toBeHidden()
  await expect(page.getByText('Print this guide')).toBeHidden()
})

test('opens the menu of narrow screens with every link', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await openMenu(page)
  expect(await overflow(page)).toBe(0)
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const { title, opensDrawer, destinations } of navigation.items) {
    if (!opensDrawer) continue
    await item(page, title).click()
    const links = menu.locator('details[open]').getByRole('link').filter({ visible: true })
    await expect(links).toHaveCount(destinations.length)
    expect(await overflow(page), `pixels beyond the window with ${title} open`).toBe(0)
  }

  await page.getByRole('button', { name: 'Close Menu' }).click()
  await expect(menu).toBeHidden()
  await openMenu(page)
  const plainLink = navigation.items.find(({ opensDrawer }) => !opensDrawer)?.destinations[0]
  await menu.getByRole('link', { name: plainLink?.title, exact: true }).click()
  await expect(page).toHaveURL(plainLink?.href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('opens the drawers of wide screens one at a time with every link, and the support address without a footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(pagePaths.find((path) => footerVariant(path) === 'none') ?? '')
  const mail = page.getByRole('link', { name: site.supportEmail })
  await expect(mail).toBeHidden()
  for (const drawer of navigation.drawers) {
    await item(page, drawer.title).click()
    await expectOpen(page, drawer)
    await expectInWindow(page)
    expect(await overflow(page), `pixels beyond the window with ${drawer.title} open`).toBe(0)
  }
  // The last drawer has it.
  await page.getByRole('banner').locator('details[open] a[href="#contact-us"]').press('Enter')
  await expect(mail).toBeInViewport({ ratio: 1 })
  await expect(mail).toHaveAttribute('href', `mailto:${site.supportEmail}`)
})

test('leads from the header to a search page that says what to do', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('main').locator('noscript p')).toHaveText(/^The search needs JavaScript\./)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('follows a system that prefers dark mode, without the switch', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('[data-color-scheme-switch]')).toBeHidden()
})

test('switches between monthly and yearly prices', async ({ page }) => {
  await page.goto(pagesWithBlock('pricingTable')[0] ?? '')
  const monthly = page.locator('[data-period=monthly]')
  const yearly = page.locator('[data-period=yearly]')
  const plansWithPrices = await yearly.count()
  expect(plansWithPrices).toBeGreaterThan(0)

  const expectShown = async (shown: typeof monthly, hidden: typeof monthly): Promise<void> => {
    await expect(shown.filter({ visible: true })).toHaveCount(plansWithPrices)
    await expect(hidden.filter({ visible: true })).toHaveCount(0)
  }
  await expectShown(yearly, monthly)
  await page.getByRole('radio').and(page.locator('[value=monthly]')).check()
  await expectShown(monthly, yearly)
})
