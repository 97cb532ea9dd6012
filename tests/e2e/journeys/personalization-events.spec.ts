import { expect, type Page } from '@playwright/test'
import { tagsConfig } from '../../../local/tags/tags-config'
import { submitPath } from '../../../src/forms/model/contract'
import { fillIn, findForm, newEmail, openForm, sendByKeyboard } from '../support/form'
import { followTo, openHydrated } from '../support/page-state'
import { campaign, collectScripts, expectShown, sdkScript, test } from '../support/personalization'
import { decideConsent, openConsentTool } from '../support/third-parties'

test.use({ viewport: { width: 1440, height: 900 } })

test('waits for consent and stops when it is withdrawn', async ({ page, service, personalize }) => {
  const { consentTool } = tagsConfig('', { consentTool: { regime: 'opt-in' } })
  personalize({}, { vendors: { consentTool } })
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('__nt')))
  const scripts = collectScripts(page)
  await openHydrated(page, campaign)
  const dialog = await openConsentTool(page)
  expect(scripts.filter((script) => sdkScript.test(script))).toEqual([])
  expect(await service.requests()).toEqual([])
  await expectShown(page, 'home-hero')

  await dialog.getByRole('button', { name: 'Allow all' }).click()
  await expectShown(page, 'variant-home-hero-shops')
  expect(await kept()).toContain('__nt_anonymous_id__')

  await decideConsent(page, 'Refuse all')
  await expectShown(page, 'home-hero')
  expect(await kept()).toEqual([])
  const before = (await service.requests()).length
  await followTo(page, '/pricing/')
  await openConsentTool(page)
  expect((await service.requests()).length).toBe(before)
})

/** The audiences of this visitor in the last answer of the service. */
const audiencesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const profile = JSON.parse(localStorage.getItem('__nt_profile__') ?? '{}') as { readonly audiences?: string[] }
    return profile.audiences ?? []
  })

/** Answers forms like the endpoint. */
const storeForms = (page: Page): Promise<void> =>
  page.route(`**${submitPath}`, (route) => route.fulfill({ json: { success: true, message: 'Stored' } }))

test('sends clicks and forms, also when leaving the page, and the documented rules match them', async ({
  page,
  service,
  personalize,
}) => {
  personalize()
  await storeForms(page)
  await page.route(/^https:\/\/secure\./, (route) => route.fulfill({ contentType: 'text/html', body: 'Sign up' }))
  await openHydrated(page, '/about/')
  await expect.poll(service.events).toContain('page /about/')
  expect(await audiencesOf(page)).toEqual([])

  await page.getByRole('banner').locator('a[href="/lp/get-a-demo/"]:visible').first().click()
  await expect(page).toHaveURL('/lp/get-a-demo/')
  await expect.poll(service.events).toContain('track Clicked Demo {"path":"/about/"}')

  const shown = await findForm('demo request')
  const email = newEmail()
  const form = await openForm(page, shown)
  await fillIn(page, form, shown.definition, email)
  await sendByKeyboard(page, form)
  await expect(form).toHaveAttribute('data-state', 'success')
  const submitted = { formId: shown.definition.id, use: 'demo', path: shown.path }
  await expect
    .poll(service.events)
    .toEqual(
      expect.arrayContaining([
        `track Submitted Form ${JSON.stringify(submitted)}`,
        `identify ${email} ${JSON.stringify({ email })}`,
      ]),
    )
  await expect.poll(() => audiencesOf(page)).toEqual(['audience-asked-for-demo', 'audience-known'])

  // By keyboard, because the header may be moving after the scroll to the form.
  await page.getByRole('banner').locator('a[href*="/members/register/"]:visible').first().press('Enter')
  await expect(page).toHaveURL(/members\/register/)
  await expect.poll(service.events).toContain(`track Clicked Free Trial {"path":"${shown.path}"}`)
  await openHydrated(page, '/about/')
  await expect.poll(() => audiencesOf(page)).toContain('audience-interested')
})
