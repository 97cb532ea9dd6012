import type { Locator, Page } from '@playwright/test'
import { footerVariant, type FooterVariant } from '../../../src/frame/frame-rules'
import { footer, pagePaths } from '../support/content'
import { expectSameDocument, followNewLink, markDocument, openHydrated } from '../support/page-state'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'block' })

const foot = (page: Page): Locator => page.getByRole('contentinfo')
const doNotSell = (page: Page): Locator => foot(page).getByRole('link', { name: 'Do Not Sell' })

/** Expects this footer: the full one has columns, the small one only logo and copyright. */
async function expectFooter(page: Page, variant: FooterVariant): Promise<void> {
  if (variant === 'none') {
    await expect(foot(page)).toHaveCount(0)
    return
  }
  await expect(foot(page)).toHaveCount(1)
  await expect(foot(page)).toContainText(footer.legalName)
  const links = footer.columns.flatMap((column) => column.links)
  const addresses = (): Promise<(string | null)[]> =>
    foot(page)
      .getByRole('link')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))
  if (variant === 'small') {
    await expect.poll(addresses).toEqual(['/'])
    return
  }
  const expected = [...links, ...footer.socialLinks].map(({ href }) => href)
  await expect.poll(addresses).toEqual(expect.arrayContaining(expected))
  await expect(foot(page)).toContainText(footer.tagline)
  await expect(doNotSell(page)).toHaveCount(1)
}

test('changes the footer with client-side navigation and shows the year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01'))
  const [small = '', none = ''] = (['small', 'none'] as const).map((variant) =>
    pagePaths.find((path) => footerVariant(path) === variant),
  )
  await openHydrated(page, '/')
  await markDocument(page)
  const expectPage = async (path: string): Promise<void> => {
    await expect(page).toHaveURL(path)
    await expectFooter(page, footerVariant(path))
    if (footerVariant(path) !== 'none') await expect(foot(page)).toContainText(`© 2031 ${footer.legalName}`)
  }
  await expectPage('/')
  for (const path of [small, none, '/']) {
    await followNewLink(page, path)
    await expectPage(path)
  }
  for (const path of [none, small]) {
    await page.goBack()
    await expectPage(path)
  }
  await expectSameDocument(page)
})
