import type { Locator, Page } from '@playwright/test'
import { footerVariant } from '../../../src/frame/frame-rules'
import { footer, navigation, pagePaths } from '../support/content'
import { expectSameDocument, followNewLink, hydrate, markDocument, openHydrated, openMenu } from '../support/page-state'
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

test('changes the footer with client-side navigation and shows the year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01'))
  const foot = page.getByRole('contentinfo')
  await openHydrated(page, '/')
  await markDocument(page)
  const expectFooter = async (path: string): Promise<void> => {
    await expect(page).toHaveURL(path)
    const variant = footerVariant(path)
    await expect(foot).toHaveCount(variant === 'none' ? 0 : 1)
    if (variant !== 'none') await expect(foot).toContainText(`© 2031 ${footer.legalName}`)
    await expect(foot.getByText(footer.tagline)).toHaveCount(variant === 'full' ? 1 : 0)
  }
  await expectFooter('/')
  const [small = '', none = ''] = (['small', 'none'] as const).map((variant) =>
    pagePaths.find((path) => footerVariant(path) === variant),
  )
  for (const path of [small, none, '/']) {
    await followNewLink(page, path)
    await expectFooter(path)
  }
  await page.goBack()
  await expectFooter(none)
  await expectSameDocument(page)
})
