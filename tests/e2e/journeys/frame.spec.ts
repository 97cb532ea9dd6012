import type { Locator, Page } from '@playwright/test'
import { navigation, pagePaths } from '../support/content'
import { hydrate, openMenu } from '../support/page-state'
import { expect, test } from '../support/test'

const [someOtherPath = ''] = pagePaths.filter((path) => path !== '/')

/** Links of the bar that are visible at this width. */
const barLinks = (page: Page, { title }: { readonly title: string }): Locator =>
  page.getByRole('banner').getByRole('link').filter({ visible: true, hasText: title })

const { login, demo, trial } = navigation

test('shows Login on the home page and the demo elsewhere, with every kind of navigation', async ({ page }) => {
  const expectOffers = async (shown: typeof login, hidden: typeof login): Promise<void> => {
    await expect(barLinks(page, shown)).toHaveCount(1)
    // Links to the product carry attribution parameters.
    await expect.poll(async () => (await barLinks(page, shown).getAttribute('href'))?.split('?')[0]).toBe(shown.href)
    await expect(barLinks(page, trial)).toHaveCount(1)
    await expect(barLinks(page, hidden)).toHaveCount(0)
  }
  await page.goto('/')
  await expectOffers(login, demo)
  await hydrate(page)
  await expectOffers(login, demo)
  await page.getByRole('contentinfo').locator(`a[href="${someOtherPath}"]`).first().click()
  await expect(page).toHaveURL(someOtherPath)
  await expectOffers(demo, login)
  await page.reload()
  await expectOffers(demo, login)
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
  await expect(page).toHaveURL('/')
  await expectOffers(login, demo)

  await page.setViewportSize({ width: 375, height: 812 })
  await expect(barLinks(page, login)).toHaveCount(0)
  await openMenu(page)
  await expect(barLinks(page, login)).toHaveCount(1)
  await expect(barLinks(page, demo)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

test('makes the skip link the first tab stop @every-browser', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
