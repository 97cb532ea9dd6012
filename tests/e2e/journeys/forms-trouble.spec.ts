import { expect } from '@playwright/test'
import { findBarriers } from '../support/accessibility'
import { answerTo, controlOf, fieldsOf, fillIn, findForm, formOn, newEmail, openForm, subscribe } from '../support/form'
import { test } from '../support/lead-site'
import { collectViolations } from '../support/test'

test.use({ serviceWorkers: 'block' })

const buttonOf = (name: string) => ({ name, exact: true }) as const

test('reports every failure, keeps the input, and stores a retry once', async ({ page, site }) => {
  const shown = await findForm('subprocessor notification')
  const email = newEmail()
  const form = await openForm(page, shown)
  await fillIn(page, form, shown.definition, email)
  const alert = form.getByRole('alert')
  const again = form.getByRole('button', buttonOf('Try again'))

  site.fail('error')
  await form.locator('button[type=submit]').click()
  await expect(alert).toHaveText(/^Something went wrong on our side\. Please try again: nothing you typed is lost/)
  await expect(form).toHaveAttribute('data-state', 'error')
  expect(await findBarriers(page, { within: 'form[data-marketing-form]' })).toEqual([])

  for (const [fault, message, isDone] of [
    ['reset', /^We couldn’t reach our server \(.+\)\. Please check your connection and try again\.$/, false],
    ['cut', /^We couldn’t reach our server \(.+\)\. Please check your connection and try again\.$/, true],
  ] as const) {
    await test.step(fault, async () => {
      site.fail(fault, { isDone })
      const before = site.submits()
      await again.focus()
      await page.keyboard.press('Enter')
      // Browsers retry by themselves after a connection reset.
      await expect.poll(site.submits).toBeGreaterThan(before)
      await expect(alert).toHaveText(message)
      await expect(again).toBeVisible()
    })
  }

  await form.getByRole('button', buttonOf('Back to the form')).click()
  for (const field of fieldsOf(shown.definition).filter(({ hidden }) => !hidden)) {
    await expect(controlOf(form, field)).toHaveValue(answerTo(field, email))
  }
  await expect(form.getByRole('checkbox').first()).toBeChecked()
  await expect(form.locator('[data-form-control]').first()).toBeFocused()

  site.recover()
  await page.keyboard.press('Enter')
  await expect(form).toHaveAttribute('data-state', 'success')
  await expect.poll(() => site.stored(email)).toEqual([{ state: 'delivered', spamReason: undefined }])
  expect(site.delivered(email)).toHaveLength(1)
})

test('rejects addresses of blocked domains, with and without JavaScript', async ({ page, browser, site }) => {
  const shown = await findForm('newsletter')
  const [field] = fieldsOf(shown.definition)
  const blocked = `${newEmail().split('@')[0] ?? ''}@${field?.blockedEmailDomains.at(-1) ?? ''}.com`
  const form = await subscribe(page, blocked)
  const control = form.getByRole('textbox')
  await expect(control).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(control).toBeFocused()
  // Validated again during the correction.
  const email = newEmail()
  await control.fill(email)
  await expect(control).toHaveAccessibleDescription('')

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const violations = await collectViolations(context)
  const plain = await context.newPage()
  await plain.goto(shown.path)
  const plainForm = formOn(plain, shown)
  await plainForm.getByRole('textbox').fill(blocked)
  await plain.keyboard.press('Enter')
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Please check your answers')
  await expect(plain.getByRole('listitem')).toHaveText(`${field?.label}: Please enter a valid email address`)
  await plain.goBack()
  await expect(plainForm.getByRole('textbox')).toHaveValue(blocked)
  await plainForm.getByRole('textbox').fill(email)
  await plain.keyboard.press('Enter')
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(shown.definition.successMessage ?? '')
  await expect(plain.getByRole('link', { name: 'Back to the page' })).toHaveAttribute('href', shown.path)
  expect(site.stored(blocked)).toEqual([])
  await expect.poll(() => site.delivered(email)[0]?.context.pageUri).toBe(`${site.url}${shown.path}`)
  expect(violations).toEqual([])
  await context.close()
})
