import { findBarriers, tooSmall } from '../support/accessibility'
import { pagesWithBlock, pathsOfEveryKind } from '../support/content'
import { collectProblems, openMenu, overflow, start } from '../support/page-state'
import { expect, test } from '../support/test'

const phone = { width: 375, height: 812 }
const desktop = { width: 1440, height: 900 }

/** Of A4 paper, in CSS pixels. */
const paper = { width: 794, height: 1123 }

// Unit tests cover each kind of text.
for (const path of pathsOfEveryKind) {
  test(`${path} is accessible and fits screens and paper, also with everything expanded`, async ({ page }) => {
    // Most fallback fonts are wider.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.setViewportSize(phone)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    expect(await tooSmall(page)).toEqual([])
    // A tool has a hidden template.
    const disclosures = page.locator('main details:visible')
    await disclosures.evaluateAll((elements: HTMLDetailsElement[]) => {
      for (const element of elements) element.open = true
    })
    await Promise.all(
      (await disclosures.all()).map((item) => expect(item.locator('> :not(summary)').first()).toBeVisible()),
    )

    for (const width of [320, 360, phone.width, 768, 1024, 1440, 2000]) {
      await page.setViewportSize({ ...phone, width })
      expect(await overflow(page), `pixels beyond the window at ${width} px`).toBe(0)
    }

    await page.setViewportSize(desktop)
    // On wide screens the frame is the same on all pages of a language.
    expect(await findBarriers(page, { within: ['/', '/de/'].includes(path) ? 'html' : 'main' })).toEqual([])
    expect(await tooSmall(page)).toEqual([])

    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findBarriers(page, { rule: 'color-contrast' }), 'in dark mode').toEqual([])

    await page.setViewportSize(paper)
    await page.emulateMedia({ media: 'print' })
    expect(await overflow(page), 'pixels beyond the paper').toBe(0)
    // It would cover the last line of every sheet.
    await expect(page.locator('.skip-link')).toBeHidden()
    const addresses = await page
      .locator('a[data-variant]')
      .evaluateAll(
        (links) => links.filter((link) => getComputedStyle(link, '::after').content.includes('attr(')).length,
      )
    expect(addresses, 'addresses after buttons').toBe(0)
    const broken = await page
      .locator('main :is(li, tr, figure)')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).breakInside !== 'avoid').length)
    expect(broken, 'cards and rows that may break across sheets').toBe(0)
  })
}

test('a page works with forced colors, with reduced motion and with a dark color scheme', async ({ page }) => {
  const problems = collectProblems(page)
  await page.setViewportSize(phone)
  await page.goto(pagesWithBlock('faq')[0] ?? '')
  await start(page)
  for (const media of [
    { forcedColors: 'active' },
    { forcedColors: 'none', reducedMotion: 'reduce' },
    { reducedMotion: 'no-preference', colorScheme: 'dark' },
  ] as const) {
    await page.emulateMedia(media)
    await openMenu(page)
    // Axe checks the page's colors, but with forced colors the visitor's own apply.
    const without = media.forcedColors === 'active' ? ['color-contrast'] : []
    expect(await findBarriers(page, { within: 'header', without })).toEqual([])
    await page.getByRole('button', { name: 'Close Menu' }).click()
  }
  expect(problems).toEqual([])
})
