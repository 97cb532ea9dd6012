import { isDemoBarPath } from '../../../src/frame/frame-rules'
import { findBarriers } from '../support/accessibility'
import { navigation, pagePaths } from '../support/content'
import { openStarted, openMenu } from '../support/page-state'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'block' })

const start = pagePaths.find(isDemoBarPath) ?? ''

test('the header is accessible on a wide screen, closed and with each drawer open', async ({ page }) => {
  // The narrowest width on which drawers open.
  await page.setViewportSize({ width: 1024, height: 900 })
  await openStarted(page, start)
  expect(await findBarriers(page)).toEqual([])
  for (const { title } of navigation.drawers) {
    await page.getByRole('banner').locator('summary', { hasText: title }).first().hover()
    const drawer = page.getByRole('banner').locator('details[open]').filter({ hasText: title })
    await expect(drawer.getByRole('link').first()).toBeVisible()
    await drawer.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    expect(await findBarriers(page, { within: 'header' }), title).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('the open menu and the page behind it are accessible', async ({ page }) => {
    await openStarted(page, start)
    await openMenu(page)
    expect(await findBarriers(page)).toEqual([])
    for (const { title } of navigation.drawers) {
      await page.getByRole('banner').locator('summary', { hasText: title }).first().tap()
      expect(await findBarriers(page, { within: 'header' }), title).toEqual([])
    }
  })
})
