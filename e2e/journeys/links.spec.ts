import { expect, test } from '@playwright/test'
import { isExternal } from '../../src/lib/href'
import { footer, navigation, type Destination } from '../support/content'

/** Every link of header and footer, without duplicates. */
const destinations = [
  ...new Map(
    [
      ...navigation.destinations,
      navigation.demo,
      navigation.trial,
      navigation.login,
      ...footer.columns.flatMap(({ links }) => links),
      ...footer.socialLinks,
    ].map((destination: Destination) => [destination.href, destination]),
  ).values(),
]

const internal = destinations.filter(({ href }) => href.startsWith('/') && !isExternal(href))
const external = destinations.filter(({ href }) => isExternal(href))
const hashes = destinations.filter(({ href }) => href.startsWith('#'))

test('links the frame to existing pages and sections', async ({ request }) => {
  for (const { title, href } of internal) {
    const [path = '', id] = href.split('#')
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), `${title}: ${href}`).toBe(200)
    const html = await response.text()
    expect(html, href).toContain('<h1')
    if (id) expect(html, href).toContain(`id="${id}"`)
  }
})

test('uses https and noopener for external links of the frame', async ({ page }) => {
  await page.goto('/')
  expect(external).not.toEqual([])
  for (const { title, href } of external) {
    const url = new URL(href)
    expect(url.protocol, title).toBe('https:')
    const links = page.locator(`a[href="${href}"]`)
    expect(await links.count(), title).toBeGreaterThan(0)
    for (const link of await links.all()) await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('links the frame only to pages, other sites, help and the consent tool', () => {
  expect(hashes.map(({ href }) => href).sort()).toEqual(['#contact-us', '#do-not-sell'])
  expect(internal.length + external.length + hashes.length).toBe(destinations.length)
})
