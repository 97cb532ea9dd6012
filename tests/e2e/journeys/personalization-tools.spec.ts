import { expect } from '@playwright/test'
import { findBarriers } from '../support/accessibility'
import { headingOf } from '../support/content'
import { openStarted, overflow } from '../support/page-state'
import { block, test } from '../support/personalization'

test.use({ serviceWorkers: 'block', viewport: { width: 375, height: 812 } })

const hero = 'Home: hero for online shops'

test('lists experiences in the preview panel and forces variants until the tab is closed', async ({
  page,
  service,
  personalize,
}) => {
  personalize({ preview: true })
  await page.clock.install()
  await openStarted(page, '/')
  await page.getByText('Personalization', { exact: true }).click()
  const group = page.getByRole('group', { name: hero })
  await expect(page.locator('[data-preview] fieldset')).toHaveCount(3)
  await expect(group.getByText('Personalization for Online shops')).toBeVisible()
  expect(await findBarriers(page, { within: '[data-preview]' })).toEqual([])
  expect(await overflow(page)).toBe(0)

  await group.getByLabel('Variant 1').check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('variant-home-hero-shops'))
  await page.getByRole('group', { name: 'Home: no sample teams' }).getByLabel('Variant 1').check()
  await expect(block(page, 'home-logos')).toHaveCount(0)

  await openStarted(page, '/')
  await expect(page.getByText('2 forced')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('variant-home-hero-shops'))
  await page.clock.runFor(2000)
  await page.goto('about:blank')
  // Forced variants are not counted.
  await expect.poll(async () => (await service.events()).filter((event) => event.startsWith('page'))).toHaveLength(2)
  expect((await service.events()).filter((event) => event.includes('variant-home-hero-shops'))).toEqual([])
})
