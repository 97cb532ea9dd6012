import { expect, type Page } from '@playwright/test'
import type { FormDefinition } from '../../../src/forms/model/definition'
import { consentProblem, defaultValueOf, fieldProblem, shownCheckboxes } from '../../../src/forms/model/rules'
import { formLabels } from '../../../src/forms/model/words'
import { findBarriers } from '../support/accessibility'
import { pagesWithBlock } from '../support/content'
import {
  answerTo,
  controlOf,
  fieldsOf,
  fillIn,
  findForm,
  newEmail,
  openForm,
  sendByKeyboard,
  type ShownForm,
  statusOf,
} from '../support/form'
import { test, type LeadSite } from '../support/lead-site'
import { openStarted, overflow } from '../support/page-state'

// The worker does not handle forms; blocking it makes every run the same.
test.use({ serviceWorkers: 'block' })

const trackingValue = '0123456789abcdef0123456789abcdef'

const uses = ['lead capture', 'demo request', 'free-trial request', 'subprocessor notification'] as const

/** The hidden fields for attribution of a direct visitor. */
const directVisit = (path: string): Readonly<Record<string, string>> => ({
  utm_source: '(direct)',
  utm_first_source: '(direct)',
  first_touch_url: path,
  last_touch_url: path,
})

/** What the CRM must receive: every field with a value, all hidden fields, and the address of the file. */
function expectedFields({ definition, path }: ShownForm, email: string, { crm }: LeadSite) {
  const visit = directVisit(path)
  return fieldsOf(definition).flatMap((field) => {
    const { name, hidden, fieldType, objectTypeId = '0-1' } = field
    const file = crm.state.files.at(-1)?.url
    const value = hidden ? (visit[name] ?? defaultValueOf(field)) : fieldType === 'file' ? file : answerTo(field, email)
    return value ? [{ objectTypeId, name, value }] : []
  })
}

function expectedConsent({ legalConsent }: FormDefinition) {
  const boxes = shownCheckboxes(legalConsent)
  const text = legalConsent?.consentToProcessText
  if (!text && boxes.length === 0) return undefined
  return {
    consent: {
      consentToProcess: true,
      text: text ?? boxes.map(({ label }) => label).join(' '),
      communications: boxes.map(({ label, subscriptionTypeId }) => ({
        value: true,
        subscriptionTypeId: Number(subscriptionTypeId),
        text: label,
      })),
    },
  }
}

/** Expects the page to fit wide screens and phones, and leaves it on a phone. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `pixels beyond the window at ${width} px`).toBeLessThanOrEqual(0)
  }
}

const barriersIn = (page: Page): Promise<string[]> => findBarriers(page, { within: 'form[data-marketing-form]' })

for (const use of uses) {
  // Over BiDi, the tab that the free-trial form opens may send its request before a test can answer it.
  const tag = use === 'demo request' ? '@every-browser' : []
  test(`stores and delivers ${use}, filled in by keyboard`, { tag }, async ({ page, context, site }) => {
    const shown = await findForm(use)
    const { definition, path } = shown
    const fields = fieldsOf(definition).filter(({ hidden }) => !hidden)
    const boxes = shownCheckboxes(definition.legalConsent)
    const email = newEmail()
    await context.addCookies([{ name: 'hubspotutk', value: trackingValue, url: site.url }])
    // The tab that a form opens goes to a site that does not exist here.
    await context.route(/^https:\/\/[^/]+\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Opened</title>' }),
    )
    const form = await openForm(page, shown)
    await expectToFit(page)
    expect(await barriersIn(page)).toEqual([])

    // An empty form shows every error and focuses the first field.
    await form.locator('button[type=submit]').focus()
    await page.keyboard.press('Enter')
    await expect(form).toHaveAttribute('data-state', 'invalid')
    for (const field of fields) {
      const control = controlOf(form, field)
      const problem = fieldProblem(field, defaultValueOf(field)) ?? ''
      await expect(control).toHaveAttribute('aria-invalid', String(problem !== ''))
      if (problem) await expect(control).toHaveAccessibleDescription(new RegExp(`${problem}$`))
    }
    for (const box of boxes) {
      const problem = consentProblem(box, boxes, () => false) ?? ''
      await expect(form.getByRole('checkbox', { name: box.label })).toHaveAccessibleDescription(problem)
    }
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
    expect(site.delivered(email)[0]).toMatchObject({
      formGuid: definition.id,
      fields: expectedFields(shown, email, site),
      context: {
        hutk: trackingValue,
        pageUri: `${site.url}${path}`,
        pageName: (await page.getByRole('heading', { level: 1 }).textContent())?.replace(/\s+/g, ' ').trim(),
        ipAddress: '203.0.113.7',
      },
    })
    expect(site.delivered(email)[0]?.legalConsentOptions).toEqual(expectedConsent(definition))
    await expect.poll(() => site.stored(email)).toEqual([{ state: 'delivered', spamReason: undefined }])
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

test('hides the newsletter invitation after subscribing or declining', async ({ page }) => {
  const paths = pagesWithBlock('formSlot band')
  const html = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()))
  const path = paths[html.findIndex((text) => text.includes('data-newsletter-decline'))] ?? ''
  await openStarted(page, path)
  const band = page.locator('[data-newsletter-band]')
  await band.locator('[data-newsletter-decline]').click()
  await expect(band.locator('[data-newsletter-answer]')).toBeFocused()
  await expect(band.getByRole('form')).toBeHidden()
  const remembered = await page.evaluate(() => localStorage.getItem('newsletter_nothanks'))
  const { e: expires } = JSON.parse(remembered ?? '') as { e: number }
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365)

  await openStarted(page, path)
  await expect(band).toBeHidden()
  await page.evaluate(() => {
    localStorage.removeItem('newsletter_nothanks')
  })
  await openStarted(page, path)
  await expect(band.getByRole('form')).toBeVisible()
})
