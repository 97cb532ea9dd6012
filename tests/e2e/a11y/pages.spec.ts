import { colorRules, findBarriers, tooSmall } from '../support/accessibility'
import { missingPath, pages, pathsOfEveryKind } from '../support/content'
import { expectSameRendering, hydrateQuietly } from '../support/hydration'
import { expectNoShifts, recordShifts, scrollThrough } from '../support/layout-shifts'
import { collectProblems, hydrate, overflow, scrollTo } from '../support/page-state'
import { expect, test } from '../support/test'

const phone = { width: 375, height: 812 }
const desktop = { width: 1440, height: 900 }

/** Of A4 paper, in CSS pixels. */
const paper = { width: 794, height: 1123 }

/** Tools, whose controllers change the page when they start. */
const tools = ['contactPricing', 'interviewBuilder', 'tour', 'tour inbox', 'staffingCalculator']
const toolPaths = pages.filter(({ kinds }) => tools.some((kind) => kinds.has(kind))).map(({ path }) => path)

/** The last two have another frame than the first. */
const errorPaths = [missingPath, '/compare/no-such-tool/', '/500/']

/** The browser's messages about the fonts that tests block, and about pages that are missing. */
const isExpected = (problem: string, path: string): boolean =>
  problem.includes('ERR_BLOCKED') || (errorPaths.includes(path) && problem.includes('404 (Not Found)'))

// Unit tests cover each kind of text.
for (const path of new Set([...pathsOfEveryKind, ...errorPaths])) {
  test(`${path} hydrates and scrolls without a change, is accessible, and fits screens and paper`, async ({
    page,
    baseURL,
  }) => {
    const problems = collectProblems(page)
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) others.push(request.url())
    })
    // Without fonts: most fallback fonts are wider.
    await recordShifts(page)
    await page.setViewportSize(phone)
    await page.goto(path)
    await (toolPaths.includes(path) ? hydrate(page) : hydrateQuietly(page))
    await scrollThrough(page)
    await expectNoShifts(page)
    if (![...toolPaths, ...errorPaths].includes(path)) await expectSameRendering(page)
    expect(problems.filter((problem) => !isExpected(problem, path))).toEqual([])
    expect(others).toEqual([])

    await scrollTo(page, 0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A tool has a hidden template.
    const disclosures = page.locator('main details:visible')
    await disclosures.evaluateAll((elements: HTMLDetailsElement[]) => {
      for (const element of elements) element.open = true
    })
    await Promise.all(
      (await disclosures.all()).map((item) => expect(item.locator('> :not(summary)').first()).toBeVisible()),
    )
    expect(await findBarriers(page)).toEqual([])
    expect(await tooSmall(page)).toEqual([])

    for (const width of [phone.width, 320, 768, 1024, 2000, desktop.width]) {
      await page.setViewportSize({ ...desktop, width })
      expect(await overflow(page), `pixels beyond the window at ${width} px`).toBe(0)
    }

    await page.emulateMedia({ colorScheme: 'dark' })
    // On wide screens the frame is the same on all pages of a language, and the contents have the same elements.
    expect(await findBarriers(page, ['/', '/de/'].includes(path) ? {} : { within: 'main', rules: colorRules })).toEqual(
      [],
    )
    expect(await tooSmall(page)).toEqual([])

    await page.setViewportSize(paper)
    await page.emulateMedia({ media: 'print' })
    expect(await overflow(page), 'pixels beyond the paper').toBe(0)
    const controls = page.getByRole('navigation').or(page.getByRole('form'))
    await expect(page.locator('header, article').locator(controls)).toHaveCount(0)
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
