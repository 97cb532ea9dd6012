import { expect, test } from '@playwright/test'
import { findBarriers } from '../support/accessibility'
import { missingPath, pagePaths, pagesWithBlock, samplePaths } from '../support/content'
import { collectProblems, start, openMenu } from '../support/page-state'

const phone = { width: 375, height: 812 }
const desktop = { width: 1440, height: 900 }

/** Together they have a block of every type. */
for (const path of [...samplePaths, missingPath]) {
  test(`${path} has no barriers on narrow and wide screens, nor with all that opens in it open`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    expect(await findBarriers(page)).toEqual([])

    // A tool keeps one out of sight, to make others from.
    const disclosures = page.locator('main details:visible')
    await disclosures.evaluateAll((elements: HTMLDetailsElement[]) => {
      for (const element of elements) element.open = true
    })
    await Promise.all(
      (await disclosures.all()).map((item) => expect(item.locator('> :not(summary)').first()).toBeVisible()),
    )
    if ((await disclosures.count()) > 0) expect(await findBarriers(page, { within: 'main' })).toEqual([])

    await page.setViewportSize(desktop)
    // What surrounds the pages is the same everywhere on wide screens.
    expect(await findBarriers(page, { within: path === '/' ? 'html' : 'main' })).toEqual([])
  })
}

const others = pagePaths.filter((path) => !samplePaths.includes(path))
const pathsOfTest = 10

for (let first = 0; first < others.length; first += pathsOfTest) {
  const group = others.slice(first, first + pathsOfTest)
  test(`from ${group[0]} to ${group.at(-1)}, pages of the same blocks have no barriers on narrow screens`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    // What scripts do to blocks is looked at above.
    await page.route('**/*.js', (route) => route.abort())
    for (const path of group) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await findBarriers(page), path).toEqual([])
    }
  })
}

for (const [circumstances, media, without] of [
  // The colors are the visitor's own then, and axe looks at the page's.
  ['forced colors', { forcedColors: 'active' }, ['color-contrast']],
  ['reduced motion', { reducedMotion: 'reduce' }, []],
  ['a dark color scheme', { colorScheme: 'dark' }, []],
] as const) {
  test(`pages hold with ${circumstances}`, async ({ page }) => {
    const problems = collectProblems(page)
    await page.emulateMedia(media)
    await page.setViewportSize(phone)
    for (const path of samplePaths) {
      await page.goto(path)
      await start(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto(pagesWithBlock('faq')[0] ?? '')
    expect(await findBarriers(page, { without })).toEqual([])
    await openMenu(page)
    expect(await findBarriers(page, { within: 'header', without })).toEqual([])
    expect(problems).toEqual([])
  })
}

test('with reduced motion nothing on the pages moves for longer than an instant', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of samplePaths) {
    await page.goto(path)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return [...transitionDuration.split(','), ...animationDuration.split(',')].some(
            (time) => parseFloat(time) > 0.01,
          )
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(moving, path).toEqual([])
  }
})
