import { isDemoBarPath } from '../../../src/frame/frame-rules'
import { findBarriers } from '../support/accessibility'
import { navigation, pagePaths } from '../support/content'
import { collectProblems, openStarted, openMenu } from '../support/page-state'
import { expect, test } from '../support/test'

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

  test('the open menu and the page behind it are accessible, also with other colors and motion', async ({ page }) => {
    const problems = collectProblems(page)
    await openStarted(page, start)
    await openMenu(page)
    expect(await findBarriers(page)).toEqual([])
    for (const { title } of navigation.drawers) {
      await page.getByRole('banner').locator('summary', { hasText: title }).first().tap()
      expect(await findBarriers(page, { within: 'header' }), title).toEqual([])
    }
    for (const media of [
      { forcedColors: 'active' },
      { forcedColors: 'none', reducedMotion: 'reduce' },
      { reducedMotion: 'no-preference', colorScheme: 'dark' },
    ] as const) {
      await page.getByRole('button', { name: 'Close Menu' }).click()
      await page.emulateMedia(media)
      await openMenu(page)
      const barriers = await findBarriers(page, { within: 'header' })
      // Axe checks the page's colors, but with forced colors the visitor's own apply.
      const isOfVisitor = (line: string): boolean =>
        media.forcedColors === 'active' && line.startsWith('color-contrast')
      expect(barriers.filter((line) => !isOfVisitor(line))).toEqual([])
    }
    expect(problems).toEqual([])
  })
})
