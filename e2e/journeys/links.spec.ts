import { expect, test } from '@playwright/test'
import { isExternal } from '../../src/lib/is-external'
import { footer, navigation, type Destination } from '../support/content'

/** Every link of the header and of the footer, each once. */
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

for (const { title, href } of internal) {
  test(`${title} of the frame leads to a page of its own: ${href}`, async ({ page }) => {
    const response = await page.goto(href)
    expect(response?.status()).toBe(200)
    expect(response?.request().redirectedFrom()).toBeNull()
    const { pathname, hash } = new URL(page.url())
    expect(pathname + hash).toBe(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (hash) await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeAttached()
  })
}

test('links of the frame to other sites are left to the browser and give nothing away', async ({ page }) => {
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

test('the frame has no other links than to pages, to other sites, to help and to the consent tool', () => {
  expect(hashes.map(({ href }) => href).sort()).toEqual(['#contact-us', '#do-not-sell'])
  expect(internal.length + external.length + hashes.length).toBe(destinations.length)
})
