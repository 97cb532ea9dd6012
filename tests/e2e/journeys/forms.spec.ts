import { expect, type Page } from '@playwright/test'
import { formLabels } from '../../../src/forms/model/words'
import { findBarriers } from '../support/accessibility'
import { answerTo, fieldsOf, fillIn, findForm, newEmail, openForm, sendByKeyboard, statusOf } from '../support/form'
import { test } from '../support/lead-site'
import { overflow } from '../support/page-state'

const trackingValue = '0123456789abcdef0123456789abcdef'

// forms-trouble.spec.ts sends the one with a consent box.
const uses = ['lead capture', 'demo request', 'free-trial request'] as const

/** Expects the page to fit wide screens and phones, and leaves it on a phone. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `pixels beyond the window at ${width} px`).toBeLessThanOrEqual(0)
  }
}

const barriersIn = (page: Page): Promise<string[]> => findBarriers(page, { within: 'form[data-marketing-form]' })

for (const use of uses) {
  // Chromium sends it in languages.spec.ts and others. Over BiDi, the tab that the free-trial form opens may send its
  // request before a test can answer it.
  const tag = use === 'demo request' ? '@only-firefox' : []
  test(`stores and delivers ${use}, filled in by keyboard`, { tag }, async ({ page, context, site }) => {
    const shown = await findForm(use)
    const { definition, path } = shown
    const email = newEmail()
    await context.addCookies([{ name: 'hubspotutk', value: trackingValue, url: site.url }])
    // The tab that a form opens goes to a site that does not exist here.
    await context.route(/^https:\/\/[^/]+\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Opened</title>' }),
    )
    const form = await openForm(page, shown)
    await expectToFit(page)
    expect(await barriersIn(page)).toEqual([])

    // Unit tests cover the errors (src/forms) and what the CRM receives (server/delivery).
    await form.locator('button[type=submit]').focus()
    await page.keyboard.press('Enter')
    await expect(form).toHaveAttribute('data-state', 'invalid')
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
    // Targets under the header would count as too small.
    await form.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    expect(await barriersIn(page)).toEqual([])
    await expectToFit(page)
    expect(site.submits()).toBe(0)

    await fillIn(page, form, definition, email)
    const release = site.hold()
    await sendByKeyboard(page, form)
    await expect(form).toHaveAttribute('data-state', 'submitting')
    await expect(form.getByRole('status')).toHaveText('Sending...')
    await expect(statusOf(form)).toBeFocused()
    await expect(form.locator('[data-form-control]').first()).toBeHidden()
    await expect(
      form.locator('[data-form-fields]').locator('input:enabled, select:enabled, textarea:enabled, button:enabled'),
    ).toHaveCount(0)
    expect(await barriersIn(page)).toEqual([])

    const tab = definition.redirectUrl ? context.waitForEvent('page') : undefined
    release()
    const { customSuccessMessage, successMessage = formLabels.success } = definition
    await expect(form.getByRole('status')).toHaveText(customSuccessMessage ?? successMessage)
    await expect(form).toHaveAttribute('data-state', 'success')
    expect(await barriersIn(page)).toEqual([])

    await expect.poll(() => site.delivered(email).length).toBe(1)
    const file = site.crm.state.files.at(-1)?.url
    expect(site.delivered(email)[0]).toMatchObject({
      formGuid: definition.id,
      fields: expect.arrayContaining(
        fieldsOf(definition)
          .filter(({ hidden }) => !hidden)
          .map((field) => {
            const value = field.fieldType === 'file' ? file : answerTo(field, email)
            return expect.objectContaining({ name: field.name, value })
          }),
      ),
      context: { hutk: trackingValue, pageUri: `${site.url}${path}`, ipAddress: '203.0.113.7' },
    })
    await expect.poll(() => site.stored(email)).toEqual(['delivered'])
    expect(site.submits()).toBe(1)

    if (tab) {
      const link = form.getByRole('link', { name: 'Continue in a new tab' })
      await expect(link).toBeVisible()
      await expect(page.locator('#free-trial-link')).toHaveCount(use === 'free-trial request' ? 1 : 0)
      const next = await tab
      await expect(next).toHaveTitle('Opened')
      expect(next.url().startsWith(new URL(definition.redirectUrl ?? '', site.url).href)).toBe(true)
      expect(await next.evaluate(() => window.opener === null)).toBe(true)
    }
  })
}

test('shows the focus on an invalid consent box', async ({ page }) => {
  const form = await openForm(page, await findForm('subprocessor notification'))
  await form.locator('button[type=submit]').focus()
  await page.keyboard.press('Enter')
  const box = form.locator('[type=checkbox][aria-invalid=true]').first()
  const outline = () => box.evaluate((element) => getComputedStyle(element).outlineColor)
  const unfocused = await outline()
  await box.focus()
  expect(await outline()).not.toBe(unfocused)
})
