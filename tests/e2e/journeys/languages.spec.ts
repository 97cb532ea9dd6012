import { expect } from '@playwright/test'
import { fillIn, newEmail, takeTime } from '../support/form'
import { readDefinitions, test } from '../support/lead-site'
import { expectSameDocument, hydrate, markDocument, openHydrated } from '../support/page-state'

test('leads a visitor from the switch of languages to a lead in German', async ({ page, site }) => {
  const email = newEmail()
  await openHydrated(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await hydrate(page)
  await markDocument(page)
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Preise' }).click()
  await expect(page).toHaveURL('/de/pricing/')
  await expect(page.getByText('25 $').first()).toBeAttached()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/pricing/',
  )
  await header.getByRole('link', { name: 'Vorführung' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/de/lp/get-a-demo/')
  await expectSameDocument(page)

  const form = page.locator('main form')
  await takeTime(page)
  await form.locator('button[type=submit]').click()
  await expect(form.locator('[data-form-problem]').first()).toHaveText('Bitte füllen Sie dieses Feld aus')
  const definition = (await readDefinitions()).find(({ use, locale }) => use === 'demo' && locale === 'de')
  if (!definition) throw new Error('There is no German demo form.')
  await fillIn(page, form, definition, email)
  await form.locator('button[type=submit]').click()
  await expect(form).toHaveAttribute('data-state', 'success')
  await expect(form).toContainText(definition.customSuccessMessage ?? '')

  await expect.poll(() => site.delivered(email)).toHaveLength(1)
  expect(site.delivered(email)).toMatchObject([
    {
      context: { pageUri: `${site.url}/de/lp/get-a-demo/` },
      legalConsentOptions: { consent: { text: definition.legalConsent?.consentToProcessText } },
    },
  ])
})
