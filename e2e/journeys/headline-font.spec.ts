import type { Page } from '@playwright/test'
import { headlineFallbacks } from '../../scripts/support/headline-fallbacks'
import { missingPath } from '../support/content'
import { drawSections } from '../support/page-state'
import { expect, test } from '../support/test'

// A trace of so many pages would take longer than the test.
test.use({ trace: 'off' })

const sizes = [
  { width: 375, height: 812 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
]

/** Loads the fallbacks of headlines from files, because a machine has one of them at most. */
const loadFallbacks = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isFallback = (rule: CSSRule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes('Fraunces Fallback')
    const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter(isFallback))
    const loaded = faces.map(({ style }) => {
      const name = /local\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] ?? ''
      const descriptors = {
        weight: style.getPropertyValue('font-weight'),
        sizeAdjust: style.getPropertyValue('size-adjust'),
        ascentOverride: style.getPropertyValue('ascent-override'),
        descentOverride: style.getPropertyValue('descent-override'),
      }
      return new FontFace(name, `url("/fallbacks/${name}")`, descriptors).load()
    })
    for (const face of await Promise.all(loaded)) document.fonts.add(face)
    await document.fonts.load('600 1em Fraunces')
  })

/** Headlines that end on the first screen and are taller or lower in a fallback, by more than a pixel of rounding. */
const listDifferent = (page: Page, fallbacks: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const headlines = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => element.textContent.trim() !== '' && getComputedStyle(element).fontFamily.startsWith('Fraunces'),
    )
    const measure = (family: string): readonly number[] => {
      for (const { style } of headlines) style.fontFamily = family
      return headlines.map((headline) => headline.getBoundingClientRect().height)
    }
    const right = measure('')
    const isOnFirstScreen = headlines.map((headline) => headline.getBoundingClientRect().bottom < window.innerHeight)
    const different = names.flatMap((name) =>
      measure(`"${name}"`).flatMap((height, index) =>
        isOnFirstScreen[index] === true && Math.abs(height - (right[index] ?? 0)) > 2
          ? [`${name}, ${window.innerWidth} px: ${headlines[index]?.textContent ?? ''}`]
          : [],
      ),
    )
    measure('')
    return different
  }, fallbacks)

/** Each part is a test, so that workers share the pages. */
const parts = 4

// The edge between two numbers of lines is somewhere for every headline. Reword one that stands on it.
for (let part = 0; part < parts; part += 1) {
  test(`takes the same lines in every fallback of the headline font, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
    const paths = [...listed, '/offline/', missingPath]

    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      const fallback = headlineFallbacks.find(({ name }) => pathname === `/fallbacks/${encodeURIComponent(name)}`)
      if (fallback) return route.fulfill({ path: require.resolve(fallback.measuredBy) })
      return ['document', 'font'].includes(route.request().resourceType()) ? route.continue() : route.abort()
    })
    expect(paths.length).toBeGreaterThan(parts)
    const different: string[] = []
    for (const path of paths.filter((_, index) => index % parts === part)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await loadFallbacks(page)
      await drawSections(page)
      for (const size of sizes) {
        await page.setViewportSize(size)
        const found = await listDifferent(
          page,
          headlineFallbacks.map(({ name }) => name),
        )
        different.push(...found.map((text) => `${path}, ${text}`))
      }
    }
    expect(different).toEqual([])
  })
}
