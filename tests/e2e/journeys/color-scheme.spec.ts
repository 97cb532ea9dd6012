import type { Page } from '@playwright/test'
import { darkBackgrounds, surfaceColors } from '../../../src/theme/surfaces'
import { expectSameDocument, followTo, markDocument, openHydrated, openStarted } from '../support/page-state'
import { expect, test } from '../support/test'

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--background'))

const { background: light } = surfaceColors.white
const dark = darkBackgrounds.white

test('switches the colors in all tabs, on later pages before any other script, and until used again @every-browser', async ({
  page,
  context,
}) => {
  await openStarted(page, '/pricing/')
  const other = await context.newPage()
  await openStarted(other, '/')
  expect(await background(page)).toBe(light)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark mode' }).click()
  expect(await background(page)).toBe(dark)
  await expect.poll(() => background(other)).toBe(dark)

  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/offline/')
  expect(await background(page)).toBe(dark)
  await expect(page.locator('[data-color-scheme-switch]')).toBeHidden()
  await page.unroute('**/*.js')

  await openHydrated(page, '/inbox/')
  await markDocument(page)
  await followTo(page, '/platform/')
  await expectSameDocument(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light mode' }).click()
  expect(await background(page)).toBe(light)
  await expect.poll(() => background(other)).toBe(light)
})

test('follows the system, except in print', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStarted(page, '/')
  expect(await background(page)).toBe(dark)
  await expect(page.getByRole('button', { name: 'Light mode' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await background(page)).toBe('#fff')
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
  expect(await background(page)).toBe(light)
})
