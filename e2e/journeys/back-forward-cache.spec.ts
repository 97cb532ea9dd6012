import { tagsConfig } from '../../local/tags/tags-config'
import { openHydrated } from '../support/page-state'
import { test } from '../support/personalization'
import { expect } from '../support/test'
import { readViews } from '../support/third-parties'

const { productAnalytics } = tagsConfig()

test.use({
  serviceWorkers: 'block',
  // Playwright switches the cache off.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('counts a page again when the visitor comes back to it', async ({ page, service, personalize }) => {
  personalize({}, { vendors: { productAnalytics } })
  await openHydrated(page, '/')
  await expect.poll(() => readViews(page, 'productAnalytics')).toEqual(['/'])
  await page.evaluate(() => (document.title = 'Kept'))
  await page.goto('/platform/')
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveTitle('Kept')
  // The page in between was left before its own code could report it.
  await expect.poll(() => readViews(page, 'productAnalytics')).toEqual(['/', '/platform/', '/'])
  await expect.poll(async () => (await service.events()).filter((event) => event === 'page /')).toHaveLength(2)
})
