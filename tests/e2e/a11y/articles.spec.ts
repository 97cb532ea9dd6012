import { footerVariant } from '../../../src/frame/frame-rules'
import { findBarriers } from '../support/accessibility'
import { articlePaths, footer, sampleArticlePaths } from '../support/content'
import { overflow } from '../support/page-state'
import { expect, test } from '../support/test'

/** Overflow would appear at the first width; axe runs at the others. */
const widths = [320, 375, 1440]

/** A list of posts, which has no entry. */
const listPath = '/blog/page/2/'
const paths = [...articlePaths, listPath]
/** One template renders all articles of a type; unit tests cover each kind of text. */
const lookedAt = [...sampleArticlePaths, listPath]
const pathsOfTest = 8
const groups = Array.from({ length: Math.ceil(paths.length / pathsOfTest) }, (_, group) =>
  paths.slice(group * pathsOfTest, (group + 1) * pathsOfTest),
)

for (const group of groups) {
  test(`articles from ${group[0]} to ${group.at(-1)} are complete without scripts and accessible`, async ({ page }) => {
    // Axe is a script too, so scripts stay enabled but never load.
    await page.route('**/*.js', (route) => route.abort())
    for (const path of group) {
      await test.step(path, async () => {
        const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo').filter({ hasText: footer.legalName })).toHaveCount(
          footerVariant(path) === 'none' ? 0 : 1,
        )
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflow(page), `pixels beyond the window at ${width} px`).toBe(0)
          // On wide screens the frame is the same everywhere; ./pages checks it on the home page.
          const within = width > 375 ? 'main' : 'html'
          if (width > 320 && lookedAt.includes(path))
            expect(await findBarriers(page, { within }), `${width} px`).toEqual([])
        }
      })
    }
  })
}
