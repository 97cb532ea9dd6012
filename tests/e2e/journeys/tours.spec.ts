import { gzipSync } from 'node:zlib'
import { findBarriers } from '../support/accessibility'
import { pagesWithBlock } from '../support/content'
import { collectProblems, openStarted, openTool, start } from '../support/page-state'
import { expect, test } from '../support/test'

test('steps through the product tour by click, key and link', async ({ page }) => {
  const problems = collectProblems(page)
  await openTool(page, '/product-tour/')
  const steps = page.locator('[data-steps] > *')
  const shown = page.locator('[data-steps] > [data-current]')
  const position = (number: number) => expect(shown.getByText(`Step ${number} of`)).toBeVisible()
  await position(1)
  await expect(steps.nth(1)).toBeHidden()
  await shown.getByRole('link', { name: /^Next/ }).click()
  await position(2)
  await page.keyboard.press('ArrowRight')
  await position(3)
  await page.goBack()
  await position(2)
  const { hash } = new URL(page.url())

  // An external link to a step, for a returning visitor.
  await page.goto('about:blank')
  await page.goto(`/product-tour/${hash}`)
  await expect(page.locator(hash)).toBeInViewport()
  await expect(steps.first()).toBeHidden()
  await start(page)
  await position(2)
  await shown.getByRole('link', { name: /^Next/ }).focus()
  await page.keyboard.press('End')
  await position(await steps.count())
  // The keyboard continues from the new step.
  await expect(shown).toBeFocused()
  expect(await findBarriers(page, { within: 'main' })).toEqual([])
  expect(problems).toEqual([])
})

test('shows the focus on the button that plays a film', async ({ page }) => {
  await openStarted(page, pagesWithBlock('tour film')[0] ?? '')
  await page.locator('[data-film]').scrollIntoViewIfNeeded()
  const play = page.locator('[data-play]')
  await expect(play).toBeVisible()
  await play.focus()
  // The picture clips what is outside of the button.
  await expect(play.locator('> :last-child')).toHaveCSS('outline-style', 'solid')
})

test('shows only the caption of the current scene of a film on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openStarted(page, pagesWithBlock('tour film')[0] ?? '')
  await page.locator('[data-film]').scrollIntoViewIfNeeded()
  const captions = page.locator('[data-scene] > p').filter({ visible: true })
  await expect(captions).toHaveCount(1)
  await page.locator('[data-play]').click()
  await page.locator('[data-go]').last().click()
  await expect(captions.and(page.locator('[data-current] > *'))).toBeVisible()
  await expect(captions).toHaveCount(1)
})

test('answers a customer in the sample inbox, on a phone and by keyboard @every-browser', async ({ page }) => {
  const problems = collectProblems(page)
  const script = page.waitForResponse(/\/inbox-[^/]+\.js$/)
  await page.setViewportSize({ width: 375, height: 812 })
  await openTool(page, '/try/')
  expect(gzipSync(await (await script).body()).length).toBeLessThan(15_000)
  const inbox = page.getByRole('group', { name: 'Lumen & Loom' })
  const subject = inbox.getByRole('heading', { name: 'Gift in the wrong color' })
  const ending = page.getByText('You’ve now used most of what you’ll use every day.')

  // On a phone, a conversation replaces the list.
  await expect(subject).toBeHidden()
  await inbox.getByRole('link', { name: 'Gift in the wrong color' }).click()
  await expect(subject).toBeFocused()
  await expect(inbox.getByRole('link', { name: 'Two left shades' })).toBeHidden()
  await inbox.getByRole('radio', { name: 'You' }).check()
  await inbox.getByText('Saved replies', { exact: true }).click()
  await inbox.getByRole('button', { name: 'Wrong item, sent again' }).click()
  await expect(inbox.getByRole('textbox')).toHaveValue(/^Hi Maya, /)
  expect(await findBarriers(page, { within: 'main' })).toEqual([])
  await inbox.getByRole('link', { name: 'Conversations' }).click()
  await expect(inbox.getByRole('link', { name: /Gift in the wrong color\s*You/ })).toBeFocused()

  // On a wide screen, both are side by side.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(subject).toBeVisible()
  await page.keyboard.press('j')
  await expect(subject).toBeHidden()
  await page.keyboard.press('k')
  await expect(subject).toBeFocused()
  await page.keyboard.press('n')
  await page.keyboard.type('jkanr/')
  await page.keyboard.press('Control+Enter')
  await expect(inbox.getByRole('listitem').filter({ hasText: 'You left a note' })).toContainText('jkanr/')
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.keyboard.press('Control+Enter')
  await expect(inbox.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(ending).toBeHidden()
  await inbox.getByRole('button', { name: 'Close' }).click()
  await expect(ending).toBeInViewport()
  await expect(page.locator('[data-inbox]').getByRole('link', { name: 'Try it free' })).toBeVisible()
  expect(await findBarriers(page, { within: 'main' })).toEqual([])
  expect(problems).toEqual([])
})

test('shows all folders of the sample inbox on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openTool(page, '/try/')
  const last = page.getByRole('radio', { name: 'Closed' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
})
