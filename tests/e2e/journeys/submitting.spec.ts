import { expect } from '@playwright/test'
import {
  answerTo,
  controlOf,
  fieldsOf,
  fillIn,
  findForm,
  formOn,
  newEmail,
  openForm,
  pictureFile,
  subscribe,
} from '../support/form'
import { test } from '../support/lead-site'
import { holdScripts } from '../support/page-state'
import { collectViolations } from '../support/test'

test('shows its own messages for a form that the browser refuses before any code has loaded', async ({ page }) => {
  const shown = await findForm('subprocessor notification')
  const release = await holdScripts(page)
  await page.goto(shown.path, { waitUntil: 'domcontentloaded' })
  const form = formOn(page, shown)
  await form.locator('button[type=submit]').click()
  // The browser would focus the field with its own message.
  await expect(form.locator('button[type=submit]')).toBeFocused()
  await release()
  await expect(form).toHaveAttribute('data-state', 'invalid')
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
})

test('delivers a form when the visitor leaves while submitting', async ({ page, site }) => {
  // Before the submission is sent, because the look-up is slow.
  site.ipLookup.setFault('hang')
  const first = newEmail()
  await expect(await subscribe(page, first)).toHaveAttribute('data-state', 'submitting')
  expect(site.submits()).toBe(0)
  await page.goto('/404/')
  await expect.poll(() => site.stored(first)).toHaveLength(1)

  // While the submission is being sent.
  site.ipLookup.setFault(undefined)
  const second = newEmail()
  const release = site.hold()
  await subscribe(page, second)
  await expect.poll(site.submits).toBe(2)
  await page.goto('/404/')
  release()
  await expect.poll(() => site.stored(second)).toHaveLength(1)
})

test('submits a form with a file without JavaScript, once its errors are corrected', async ({ browser, site }) => {
  const shown = await findForm('lead capture')
  const fields = fieldsOf(shown.definition).filter(({ hidden }) => !hidden)
  const [blockedDomain] = fields.flatMap(({ blockedEmailDomains }) => blockedEmailDomains)
  const email = newEmail()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const violations = await collectViolations(context)
  const page = await context.newPage()
  await page.goto(shown.path)
  const form = formOn(page, shown)
  const heading = page.getByRole('heading', { level: 1 })
  for (const field of fields) {
    const control = controlOf(form, field)
    if (field.fieldType === 'file') await control.setInputFiles(pictureFile)
    else if (field.fieldType === 'dropdown') await control.selectOption(answerTo(field, email))
    else await control.fill(answerTo(field, email))
  }
  const input = form.locator('[type=email]')
  await input.fill(`ann@${blockedDomain}.com`)
  await form.locator('button[type=submit]').click()
  await expect(heading).toHaveText('Please check your answers')
  await expect(page.getByRole('listitem')).toHaveText(/: Please enter a valid email address$/)
  await page.goBack()
  await expect(input).toHaveValue(`ann@${blockedDomain}.com`)
  await form.locator('[type=file]').setInputFiles(pictureFile)
  await input.fill(email)
  await input.press('Enter')
  await expect(heading).toHaveText(shown.definition.successMessage ?? '')
  await expect(page.getByRole('link', { name: 'Back to the page' })).toHaveAttribute('href', shown.path)

  await expect.poll(() => site.delivered(email)[0]?.context.pageUri).toBe(`${site.url}${shown.path}`)
  const file = site.crm.state.files.at(-1)
  expect(file?.name).toMatch(/-Wiring plan\.gif$/)
  const values = site.delivered(email)[0]?.fields.map(({ value }) => value)
  expect(values).toContain(file?.url)
  // The hidden fields, which only a script fills in.
  expect(values).not.toContain('')
  expect(violations).toEqual([])
  await context.close()
})

// The headless shell of Chromium has no popup blocker.
test('shows a link if the browser blocks the new tab @only-firefox', async ({ page, context, site }) => {
  const shown = await findForm('free-trial request')
  const form = await openForm(page, shown)
  await fillIn(page, form, shown.definition, newEmail())
  const release = site.hold()
  await form.locator('button[type=submit]').click()
  // Browsers let a click open a tab for a few seconds.
  await page.waitForFunction(() => !navigator.userActivation.isActive)
  release()
  const link = form.getByRole('link', { name: 'Continue in a new tab' })
  await expect(link).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const href = new URL((await link.getAttribute('href')) ?? '')
  expect(`${href.origin}${href.pathname}`).toBe(shown.definition.redirectUrl)
  await expect(link).toHaveAttribute('rel', 'noopener')
})
