import type { Locator, Page } from '@playwright/test'
import { footer, missingPath, navigation, pagePaths, type Destination } from '../support/content'
import { openStarted, openMenu } from '../support/page-state'
import { expect, test } from '../support/test'

const phone = { width: 375, height: 812 }
const [someOtherPath = ''] = pagePaths.filter((path) => path !== '/')

async function expectLinks(links: Locator, destinations: readonly Destination[]): Promise<void> {
  await expect(links).toHaveCount(destinations.length)
  for (const [index, { title, href }] of destinations.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', href)
    await expect(links.nth(index)).toContainText(title)
  }
}

/** Links to the product carry attribution parameters. */
const leadsTo = (href: string): RegExp => new RegExp(`^${href.replace(/[.?+]/g, '\\$&')}(\\?|$)`)

/** Links of the bar that are visible at this width. */
const barLinks = (page: Page): Locator => page.getByRole('banner').getByRole('link').filter({ visible: true })

test('shows Login instead of the demo on the home page, before and after the page runtime', async ({ page }) => {
  await page.goto('/')
  const { login, demo, trial } = navigation
  const expectOffers = async (): Promise<void> => {
    await expect(barLinks(page).filter({ hasText: login.title })).toHaveAttribute('href', leadsTo(login.href))
    await expect(barLinks(page).filter({ hasText: trial.title })).toHaveAttribute('href', leadsTo(trial.href))
    await expect(barLinks(page).filter({ hasText: demo.title })).toHaveCount(0)
  }
  await expectOffers()
  await openStarted(page, '/')
  await expectOffers()
})

for (const path of [someOtherPath, missingPath]) {
  test(`shows the demo and no Login on ${path}`, async ({ page }) => {
    await openStarted(page, path)
    const { login, demo, trial } = navigation
    await expect(barLinks(page).filter({ hasText: demo.title })).toHaveAttribute('href', demo.href)
    await expect(barLinks(page).filter({ hasText: trial.title })).toHaveAttribute('href', leadsTo(trial.href))
    await expect(barLinks(page).filter({ hasText: login.title })).toHaveCount(0)
  })
}

test('switches between Login and demo with client-side navigation', async ({ page }) => {
  await openStarted(page, '/')
  await page.getByRole('contentinfo').locator(`a[href="${someOtherPath}"]`).first().click()
  await expect(page).toHaveURL(someOtherPath)
  await expect(barLinks(page).filter({ hasText: navigation.demo.title })).toHaveCount(1)
  await expect(barLinks(page).filter({ hasText: navigation.login.title })).toHaveCount(0)
  await page.goBack()
  await expect(barLinks(page).filter({ hasText: navigation.login.title })).toHaveCount(1)
  await expect(barLinks(page).filter({ hasText: navigation.demo.title })).toHaveCount(0)
})

test('links the logo to the home page', async ({ page }) => {
  await openStarted(page, someOtherPath)
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
  await expect(page).toHaveURL('/')
})

test('shows columns, social networks and texts of the CMS in the footer', async ({ page }) => {
  await page.goto('/')
  const foot = page.getByRole('contentinfo')
  for (const { title, links } of footer.columns) {
    await expectLinks(foot.getByRole('list', { name: title, exact: true }).getByRole('link'), links)
  }
  for (const { title, href } of footer.socialLinks) {
    await expect(foot.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', href)
  }
  for (const badge of footer.badges) await expect(foot.getByText(badge, { exact: true })).toBeVisible()
  await expect(foot).toContainText(footer.tagline)
  await expect(foot).toContainText(`© ${new Date().getFullYear()} ${footer.legalName}`)
})

test('shows all items and buttons in the menu on a small screen', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(barLinks(page).filter({ hasText: navigation.trial.title })).toHaveCount(1)
  await openMenu(page)
  for (const { title } of navigation.items) {
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText(title, { exact: true })).toBeVisible()
  }
  await expect(barLinks(page).filter({ hasText: navigation.login.title })).toHaveAttribute(
    'href',
    leadsTo(navigation.login.href),
  )
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
