import { expect } from '@playwright/test'
import { expectStarted } from '../support/page-state'
import { test, www } from '../support/product-hosts'

test.use({ serviceWorkers: 'allow' })

test('logs an error about the service worker without HTTPS, before the page is used', async ({ page }) => {
  const error = page.waitForEvent('console', (message) => message.text().startsWith('Service workers can only'))
  await page.clock.install()
  await page.goto(`${www}/`)
  await page.clock.runFor(20_000)
  await expectStarted(page)
  await page.clock.runFor(20_000)
  expect((await error).text()).toBe('Service workers can only be used over HTTPS, or on localhost for development')
  expect((await error).type()).toBe('error')
})
