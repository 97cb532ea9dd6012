import { pagePaths } from '../support/content'
import { centerOf } from '../support/menu'
import { expectStarted, expectNotStarted, holdScripts, hydrate, openLoading, phone } from '../support/page-state'
import { expect, test } from '../support/test'

test.use(phone)

test('opens the menu and a drawer on taps before the page runtime, and keeps them open', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await openLoading(page, '/')
  const scripts = page.waitForRequest('**/page.js')
  await page.getByRole('button', { name: 'Open Menu' }).tap()
  const menu = page.getByRole('navigation', { name: 'Main' })
  const drawer = page.locator('header details').first()
  await drawer.locator('summary').tap()
  await expect(drawer.getByRole('link').first()).toBeVisible()
  await expectNotStarted(page)

  await scripts
  await releaseScripts()
  await expectStarted(page)
  await expect(drawer.getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: 'Close Menu' }).tap()
  await expect(menu).toBeHidden()
})

test('follows a link whose tap starts before the page runtime and ends after hydration', async ({ page }) => {
  await openLoading(page, '/')
  const target = pagePaths.find((path) => path !== '/') ?? ''
  const link = page.locator(`footer a[href="${target}"]`).first()
  await link.scrollIntoViewIfNeeded()
  const point = await centerOf(link)
  const finger = await page.context().newCDPSession(page)
  await expectNotStarted(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await hydrate(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page).toHaveURL(target)
})
