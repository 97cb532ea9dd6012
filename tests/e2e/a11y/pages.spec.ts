import { findBarriers } from '../support/accessibility'
import { missingPath, pagePaths, pagesWithBlock, samplePaths } from '../support/content'
import { collectProblems, start, openMenu } from '../support/page-state'
import { expect, test } from '../support/test'

const phone = { width: 375, height: 812 }
const desktop = { width: 1440, height: 900 }

/** Pages that together contain every type of block. */
for (const path of [...samplePaths, missingPath]) {
  test(`${path} is accessible on narrow and wide screens, also with everything expanded`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    expect(await findBarriers(page)).toEqual([])

    // A tool has a hidden template.
    const disclosures = page.locator('main details:visible')
    await disclosures.evaluateAll((elements: HTMLDetailsElement[]) => {
      for (const element of elements) element.open = true
    })
    await Promise.all(
      (await disclosures.all()).map((item) => expect(item.locator('> :not(summary)').first()).toBeVisible()),
    )
    if ((await disclosures.count()) > 0) expect(await findBarriers(page, { within: 'main' })).toEqual([])

    await page.setViewportSize(desktop)
    // On wide screens the frame is the same everywhere.
    expect(await findBarriers(page, { within: path === '/' ? 'html' : 'main' })).toEqual([])
  })
}

const others = pagePaths.filter((path) => !samplePaths.includes(path))
const pathsOfTest = 10

for (let first = 0; first < others.length; first += pathsOfTest) {
  const group = others.slice(first, first + pathsOfTest)
  test(`pages from ${group[0]} to ${group.at(-1)} are accessible on narrow screens`, async ({ page }) => {
    await page.setViewportSize(phone)
    // The test above covers what scripts do to blocks.
    await page.route('**/*.js', (route) => route.abort())
    for (const path of group) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await findBarriers(page), path).toEqual([])
    }
  })
}

for (const [circumstances, media, without] of [
  // Axe checks the page's colors, but the visitor's own apply.
  ['forced colors', { forcedColors: 'active' }, ['color-contrast']],
  ['reduced motion', { reducedMotion: 'reduce' }, []],
  ['a dark color scheme', { colorScheme: 'dark' }, []],
] as const) {
  test(`a page works with ${circumstances}`, async ({ page }) => {
    const problems = collectProblems(page)
    await page.emulateMedia(media)
    await page.setViewportSize(phone)
    await page.goto(pagesWithBlock('faq')[0] ?? '')
    await start(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findBarriers(page, { without })).toEqual([])
    await openMenu(page)
    expect(await findBarriers(page, { within: 'header', without })).toEqual([])
    expect(problems).toEqual([])
  })
}

test('animations are off with reduced motion', async ({ page }) => {
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
