import { expect, test } from '../support/test'

test('shows the current section, the progress and the author of an article', async ({ page }) => {
  // The rest is CSS.
  await page.route('**/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog/answer-an-angry-email/')

  // Beside the text on wide screens, otherwise below it.
  const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0
  expect(await top('The author')).toBeLessThan(await top('Read it three times'))
  await page.setViewportSize({ width: 1100, height: 900 })
  expect(await top('The author')).toBeGreaterThan(await top('How it ended'))
  await page.setViewportSize({ width: 1440, height: 900 })

  const progress = page.locator('article > [aria-hidden=true]')
  const read = () => progress.evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)
  await expect(progress).toHaveCSS('position', 'fixed')
  expect(await read()).toBe(0)
  await page.getByRole('heading', { name: 'What I left out' }).scrollIntoViewIfNeeded()
  await expect.poll(read).toBeGreaterThan(0.3)
  expect(await read()).toBeLessThan(1)
  await page.getByRole('heading', { name: 'Read next' }).scrollIntoViewIfNeeded()
  await expect.poll(read).toBe(1)

  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await links.last().click()
  await expect(links.last()).toHaveCSS('font-weight', '500')
  await expect(links.first()).toHaveCSS('font-weight', '400')
  await links.first().click()
  await expect(links.first()).toHaveCSS('font-weight', '500')
  await expect(links.last()).toHaveCSS('font-weight', '400')
})
