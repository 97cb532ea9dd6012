import { expect, type Locator, type Page } from '@playwright/test'
import { footerVariant, type FooterVariant } from '../../../src/frame/frame-rules'
import { footer, pagePaths } from '../support/content'
import { collectProblems, expectSameDocument, followNewLink, markDocument, openHydrated } from '../support/page-state'
import { readCalls, test } from '../support/third-parties'

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

test.describe('Do Not Sell', () => {
  test('opens the section about it without a consent tool', async ({ page }) => {
    await openHydrated(page, '/')
    await doNotSell(page).click()
    await expect(page).toHaveURL('/company/legal/privacy/#do-not-sell')
    await expect(page.getByRole('heading', { name: 'Do Not Sell' })).toBeInViewport()
  })

  test('opens the consent tool by mouse and keyboard, also one that loads while it waits', async ({
    page,
    tags,
    configure,
  }) => {
    const problems = collectProblems(page)
    configure({ consentTool: tags({ consentTool: { delay: '600' } }).consentTool })
    await openHydrated(page, '/')
    await doNotSell(page).click()
    const dialog = page.getByRole('dialog', { name: 'Your privacy' })
    await dialog.getByRole('button', { name: 'Refuse all' }).click()
    await expect(dialog).toBeHidden()
    await doNotSell(page).press('Enter')
    await expect(dialog).toBeVisible()
    const opened = (await readCalls(page)).filter(({ call }) => call === 'showConsentManager')
    expect(opened.map(({ args }) => args)).toEqual(Array(2).fill([{ viewState: 'CompleteOptions' }]))
    expect(problems).toEqual([])
  })
})
