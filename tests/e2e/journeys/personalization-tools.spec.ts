import { expect } from '@playwright/test'
import { findBarriers } from '../support/accessibility'
import { headingOf } from '../support/content'
import { openStarted, overflow } from '../support/page-state'
import { block, comeAs, test } from '../support/personalization'

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

test('shows the requests of the stand-in on its page, and simulates failures there', async ({
  page,
  service,
  personalize,
}) => {
  personalize()
  await comeAs(page, 'visitor-of-a-test')
  await openStarted(page, '/?utm_campaign=spring-shops')
  await expect.poll(service.events).toContain('page /?utm_campaign=spring-shops')

  await page.goto('/_experience/')
  expect(await findBarriers(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  const visitor = page.getByRole('list', { name: 'Visitors' }).getByRole('listitem').first()
  await expect(visitor.getByRole('heading', { name: 'visitor-of-a-test' })).toBeVisible()
  await expect(visitor).toContainText('Online shops')
  await expect(visitor).toContainText('Home: hero for online shops variant 1')
  await expect(page.getByRole('list', { name: 'Events' })).toContainText('/?utm_campaign=spring-shops')

  await page.getByLabel('Fault').selectOption('500')
  await page.getByRole('button', { name: 'Switch on' }).click()
  const failure = page.waitForResponse((response) => response.status() === 500)
  await openStarted(page, '/pricing/')
  await failure
  await page.goto('/_experience/')
  await expect(page.getByRole('list', { name: 'Requests' }).getByRole('listitem').first()).toContainText('500')
  await page.getByRole('button', { name: 'Forget everything' }).click()
  await expect(page.getByText('No visitors yet.')).toBeVisible()
  expect(await service.requests()).toEqual([])
})
