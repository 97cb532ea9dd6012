import type { Locator, Page } from '@playwright/test'
import { findBarriers } from '../support/accessibility'
import { collectProblems, openTool } from '../support/page-state'
import { expect, test } from '../support/test'

test.use({
  // Firefox has a preference for it (playwright.config.ts).
  permissions: ({ browserName }, use) => use(browserName === 'chromium' ? ['clipboard-read', 'clipboard-write'] : []),
})

/** Adds the questions of a role's guide to the interview. */
async function addGuide(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: /^Add the \d+ questions from its guide$/ }).click()
}

/** Moves the focus to an element with the Tab key. Expects another one to cover nothing that is focused. */
async function tabTo(page: Page, target: Locator, cover: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const covered = await cover.evaluate((element) => {
      const focused = document.activeElement
      if (!focused || focused === element) return ''
      const [inner, outer] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
      const isApart =
        inner.bottom <= outer.top || inner.top >= outer.bottom || inner.right <= outer.left || inner.left >= outer.right
      return isApart ? '' : focused.outerHTML.slice(0, 120)
    })
    expect(covered).toBe('')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

// Unit tests cover the calculations, and what tools store and share.
test('calculates staffing with the fields of each channel, also on paper', async ({ page }) => {
  const problems = collectProblems(page)
  await openTool(page, '/help-desk-staffing-calculator/')
  const figures = page.locator('[data-staffing-figure]')

  // 10 erlangs: 100 calls of 6 minutes per hour. Erlang C needs 14 agents for 80% within 20 seconds.
  await page.getByRole('spinbutton', { name: 'Contacts per hour' }).fill('100')
  await page.getByRole('spinbutton', { name: 'Maximum occupancy' }).fill('100')
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

test('builds an interview by mouse and keyboard, also on paper', async ({ page }) => {
  const problems = collectProblems(page)
  await openTool(page, '/interview-builder/')
  const plan = page.getByRole('region', { name: 'Your interview' })
  const items = plan.locator('[data-items] > li')
  const texts = () => plan.locator('[data-items] [data-text]').allTextContents()

  await addGuide(page)
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

  await page.emulateMedia({ media: 'print' })
  await expect(items.first()).toBeVisible()
  await expect(plan.getByRole('button', { name: 'Print' })).toBeHidden()
  expect(problems).toEqual([])
})

test('keeps the focus above the bar of the interview on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openTool(page, '/interview-builder/')
  await addGuide(page)
  const bar = page.getByRole('link', { name: /^Your interview: / })
  await expect(bar).toBeVisible()
  await tabTo(page, bar, bar)
})

test('keeps the focus above the status of the interview on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 })
  const own = Array.from({ length: 8 }, (_, index) => `&own=Question%20${index}`).join('')
  await openTool(page, `/interview-builder/?guide=${'-,'.repeat(8)}unknown${own}`)
  const plan = page.getByRole('region', { name: 'Your interview' })
  const status = plan.getByRole('status')
  await expect(status).toContainText('1 question from the link can’t be found anymore.')
  await plan.getByRole('textbox', { name: 'Title' }).focus()
  await tabTo(page, plan.getByRole('checkbox', { name: 'Print what to listen for' }), status)
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
  await openTool(page, await page.evaluate(() => navigator.clipboard.readText()))
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
