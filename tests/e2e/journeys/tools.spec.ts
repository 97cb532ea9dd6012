import type { Locator, Page } from '@playwright/test'
import { findBarriers } from '../support/accessibility'
import { collectProblems, openTool } from '../support/page-state'
import { collectViolations, expect, test } from '../support/test'

test.use({
  // Firefox has a preference for it (playwright.config.ts).
  permissions: ({ browserName }, use) => use(browserName === 'chromium' ? ['clipboard-read', 'clipboard-write'] : []),
})

/** The focused element, if another one covers a part of it. */
const focusedBehind = (cover: Locator): Promise<string> =>
  cover.evaluate((element) => {
    const focused = document.activeElement
    if (!focused) return ''
    const [inner, outer] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
    const isApart =
      inner.bottom <= outer.top || inner.top >= outer.bottom || inner.right <= outer.left || inner.left >= outer.right
    return isApart ? '' : focused.outerHTML.slice(0, 120)
  })

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

test('calculates staffing, explains the result, and shares it by link and on paper', async ({ page }) => {
  const problems = collectProblems(page)
  // The print dialog would block the test.
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = ''
    }
  })
  await openTool(page, '/help-desk-staffing-calculator/')
  const figures = page.locator('[data-staffing-figure]')

  // 10 erlangs: 100 calls of 6 minutes per hour. Erlang C needs 14 agents for 80% within 20 seconds.
  await page.getByRole('spinbutton', { name: 'Contacts per hour' }).fill('100')
  await page.getByRole('spinbutton', { name: 'Maximum occupancy' }).fill('100')
  await expect(figures.first()).toContainText('14')

  await page.getByRole('button', { name: 'Copy a link to this' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const link = await clipboard(page)
  expect(new URL(link).searchParams.get('contacts')).toBe('100')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')

  await openTool(page, link)
  await expect(page.getByRole('spinbutton', { name: 'Contacts per hour' })).toHaveValue('100')
  await expect(figures.first()).toContainText('14')
  await page.getByRole('radio', { name: 'Email' }).check()
  await expect(page.getByRole('spinbutton', { name: 'Emails waiting now' })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Service level' })).toBeHidden()
  expect(await findBarriers(page, { within: 'main' })).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(figures.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  expect(problems).toEqual([])
})

test('builds an interview by mouse and keyboard, stores it, and shares it', async ({ page, browser }) => {
  const problems = collectProblems(page)
  await openTool(page, '/interview-builder/')
  const plan = page.getByRole('region', { name: 'Your interview' })
  const items = plan.locator('[data-items] > li')
  const texts = () => plan.locator('[data-items] [data-text]').allTextContents()

  // Choose a role with its guide.
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: /^Add the \d+ questions from its guide$/ }).click()
  await expect(items).not.toHaveCount(0)
  const count = await items.count()
  await plan.getByRole('textbox', { name: 'Your own question' }).fill('Why us?')
  await plan.getByRole('textbox', { name: 'Your own question' }).press('Enter')
  await expect(items).toHaveCount(count + 1)

  // Reorder by keyboard: move the last item to the top.
  const handle = items.last().getByRole('button', { name: /^Move question \d+ of \d+$/ })
  await handle.focus()
  await page.keyboard.press('Home')
  await expect(items.first()).toContainText('Why us?')

  // Reorder by mouse: drag the first item below the third.
  const [first, second, third] = await texts()
  await page.setViewportSize({ width: 1280, height: 1000 })
  await items.first().evaluate((item) => {
    item.scrollIntoView({ block: 'start' })
  })
  const grip = await items
    .first()
    .getByRole('button', { name: /^Move question \d+ of \d+$/ })
    .boundingBox()
  const to = await items.nth(2).boundingBox()
  if (!grip || !to) throw new Error('There is nothing to drag.')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(grip.x + grip.width / 2, to.y + to.height / 2 + 6, { steps: 12 })
  await page.mouse.up()
  await expect.poll(async () => (await texts()).slice(0, 3)).toEqual([second, third, first])
  expect(await findBarriers(page, { within: 'main' })).toEqual([])
  const order = await texts()

  // It is stored in this browser.
  await openTool(page, '/interview-builder/')
  await expect.poll(texts).toEqual(order)

  // The link opens it in another browser.
  await plan.getByRole('button', { name: 'Copy link' }).click()
  await expect(plan.getByText('Link copied.')).toBeVisible()
  const link = await clipboard(page)

  const other = await browser.newContext()
  const violations = await collectViolations(other)
  const visitor = await other.newPage()
  await openTool(visitor, link)
  await expect.poll(() => visitor.locator('[data-plan] [data-items] [data-text]').allTextContents()).toEqual(order)
  expect(violations).toEqual([])
  await other.close()

  await page.emulateMedia({ media: 'print' })
  await expect(items.first()).toBeVisible()
  await expect(plan.getByRole('button', { name: 'Print' })).toBeHidden()
  expect(problems).toEqual([])
})

test('keeps the focus above the bar of the interview on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openTool(page, '/interview-builder/')
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: /^Add the \d+ questions from its guide$/ }).click()
  const bar = page.getByRole('link', { name: /^Your interview: / })
  await expect(bar).toBeVisible()
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    if (await bar.evaluate((link) => link === document.activeElement)) break
    expect(await focusedBehind(bar)).toBe('')
  }
  await expect(bar).toBeFocused()
})

test('keeps the focus above the status of the interview on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 })
  const own = Array.from({ length: 8 }, (_, index) => `&own=Question%20${index}`).join('')
  await openTool(page, `/interview-builder/?guide=${'-,'.repeat(8)}unknown${own}`)
  const plan = page.getByRole('region', { name: 'Your interview' })
  const status = plan.getByRole('status')
  await expect(status).toContainText('1 question from the link can’t be found anymore.')
  const last = plan.getByRole('checkbox', { name: 'Print what to listen for' })
  await plan.getByRole('textbox', { name: 'Title' }).focus()
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await focusedBehind(status)).toBe('')
    if (await last.evaluate((box) => box === document.activeElement)) break
  }
  await expect(last).toBeFocused()
})

test('calculates contact-based prices and shares them @every-browser', async ({ page }) => {
  const problems = collectProblems(page)
  await openTool(page, '/pricing/contact-based/')
  const calculator = page.locator('[data-contact-pricing]')
  const summary = calculator.locator('[data-pricing-summary]')
  const prices = calculator.getByRole('list').first()
  const yearly = await prices.textContent()
  await calculator.getByRole('radio', { name: 'Billed monthly' }).check()
  await expect(prices).not.toHaveText(yearly ?? '')
  await calculator.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(calculator.getByRole('spinbutton', { name: 'People helped per month' })).toHaveValue('10')

  await calculator.getByRole('button', { name: 'Copy a link to this' }).click()
  await expect(calculator.getByText('Copied.')).toBeVisible()
  // It follows when the visitor pauses.
  await expect(summary).toHaveText(/^10 /)
  const shared = await summary.textContent()
  await openTool(page, await clipboard(page))
  await expect(summary).toHaveText(shared ?? '')
  await expect(calculator.getByRole('radio', { name: 'Billed monthly' })).toBeChecked()
  expect(await findBarriers(page, { within: 'main' })).toEqual([])
  expect(problems).toEqual([])
})

test('estimates a price and takes it to the form of the demo', async ({ page }) => {
  const problems = collectProblems(page)
  await openTool(page, '/pricing/?seats=none&plan=gold&billing=week')
  const tool = page.locator('[data-estimate]')
  await tool.getByRole('spinbutton', { name: 'Users who answer' }).fill('12')
  await expect(tool).toContainText('$6,480 a year')
  await tool.getByRole('radio', { name: 'Standard' }).check()
  await expect(tool).toContainText('$3,168 a year')
  await expect(page).toHaveURL(/seats=12&plan=standard&billing=year/)
  await expect(tool.locator('[data-estimate-status]')).toContainText('By user · Standard. $264 a month')
  expect(await findBarriers(page, { within: 'main' })).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(tool.getByText('$264', { exact: true })).toBeVisible()
  await expect(tool.getByRole('spinbutton', { name: 'Users who answer' })).toBeHidden()
  await expect(tool.getByText(/^Users who answer.*: 12 · /)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await tool.getByRole('link', { name: 'Book a demo with this price' }).click()
  await expect(page).toHaveURL(/\/lp\/get-a-demo\/\?estimate=Standard%2C\+12\+users/)
  expect(problems).toEqual([])
})
