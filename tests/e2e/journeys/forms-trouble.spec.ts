import { expect } from '@playwright/test'
import { findBarriers } from '../support/accessibility'
import { answerTo, controlOf, fieldsOf, fillIn, findForm, newEmail, openForm } from '../support/form'
import { test } from '../support/lead-site'

test('reports a lost answer, keeps the input, and stores a retry once', async ({ page, site }) => {
  const shown = await findForm('subprocessor notification')
  const email = newEmail()
  const form = await openForm(page, shown)
  await fillIn(page, form, shown.definition, email)
  site.loseAnswers(true)
  await form.locator('button[type=submit]').click()
  await expect(form.getByRole('alert')).toHaveText(
    /^We couldn’t reach our server \(.+\)\. Please check your connection and try again\.$/,
  )
  expect(await findBarriers(page, { within: 'form[data-marketing-form]' })).toEqual([])
  await form.getByRole('button', { name: 'Back to the form' }).click()
  for (const field of fieldsOf(shown.definition).filter(({ hidden }) => !hidden)) {
    await expect(controlOf(form, field)).toHaveValue(answerTo(field, email))
  }
  await expect(form.getByRole('checkbox').first()).toBeChecked()
  await expect(form.locator('[data-form-control]').first()).toBeFocused()

  site.loseAnswers(false)
  await page.keyboard.press('Enter')
  await expect(form).toHaveAttribute('data-state', 'success')
  await expect.poll(() => site.stored(email)).toEqual(['delivered'])
  expect(site.delivered(email)).toHaveLength(1)
})
