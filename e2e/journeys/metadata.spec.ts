import { expect, test } from '@playwright/test'
import { backgroundColor, themeColor } from '../../src/data/site'
import { articlePaths, errorPage, missingPath, pages, samplePaths, site } from '../support/content'

for (const { path, title, description } of pages.filter((page) => samplePaths.includes(page.path))) {
  test(`has metadata for search engines and social networks on ${path}`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')

    const fullTitle = title.includes(site.siteName) ? title : `${title} | ${site.siteName}`
    await expect(page).toHaveTitle(fullTitle)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /width=device-width/)
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', themeColor)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)

    const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
    const { origin, pathname, search } = new URL(canonical)
    expect(origin).toMatch(/^https:/)
    expect(pathname + search).toBe(path)

    const expected = {
      description,
      'og:title': fullTitle,
      'og:description': description,
      'og:type': 'website',
      'og:site_name': site.siteName,
      'og:url': canonical,
      'twitter:card': 'summary_large_image',
    }
    for (const [name, content] of Object.entries(expected)) {
      const element = page.locator(`meta[name="${name}"], meta[property="${name}"]`)
      await expect(element, name).toHaveCount(1)
      await expect(element, name).toHaveAttribute('content', content)
    }

    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    expect(new URL(picture).origin).toBe(origin)
    const answer = await request.get(new URL(picture).pathname)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/)
  })
}

test('has unique titles and descriptions', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

for (const [path, status] of [
  [missingPath, '404'],
  ['/404/', '404'],
  ['/500/', '500'],
  ['/offline/', 'offline'],
] as const) {
  test(`excludes ${path} from search results`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(`${errorPage(status).title} | ${site.siteName}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })
}

test('has a valid web app manifest with existing icons', async ({ page, request }) => {
  await page.goto('/')
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const answer = await request.get(address)
  expect(answer.headers()['content-type']).toMatch(/^application\/(manifest\+)?json/)
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; type: string }[] }
  expect(manifest).toMatchObject({
    short_name: site.siteName,
    start_url: '/',
    background_color: backgroundColor,
    theme_color: themeColor,
  })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
    expect((await request.get(src)).headers()['content-type']).toBe(type)
  }
})

test('has an icon for the browser tab', async ({ page, request }) => {
  await page.goto('/')
  const address = (await page.locator('link[rel=icon]').getAttribute('href')) ?? ''
  expect((await request.get(address)).status()).toBe(200)
})

test('lists exactly the indexable pages in the sitemap', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, address = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  const xml = await (await request.get(new URL(address).pathname)).text()
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location)

  await page.goto('/')
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  const shown = pages.filter(({ hideFromSearchEngines }) => !hideFromSearchEngines).map(({ path }) => path)
  // The number of list pages depends on the posts.
  const isListPage = (location: string): boolean => /^\/blog\/page\/\d+\/$/.test(new URL(location).pathname)
  expect(listed.filter((location) => !isListPage(location)).sort()).toEqual(
    [...shown, ...articlePaths].map((path) => new URL(path, canonical).href).sort(),
  )
})
