import { expect, type BrowserContext, type Page } from '@playwright/test'
import { tagsConfig } from '../../../local/tags/tags-config'
import { fillIn, findForm, newEmail, openForm, statusOf } from '../support/form'
import { test, type LeadSite } from '../support/lead-site'
import { start } from '../support/page-state'
import { decide } from '../support/third-parties'

const landing =
  '/pricing/?utm_source=ads&utm_medium=cpc&utm_campaign=fall+sale&utm_term=help+desk&utm_content=b&gclid=Cj0K-_1' +
  '&promo=SPRING&gspk=jane&gsxid=1&mxid=m-1'
const google = 'https://www.google.com/'

/** The values of the landing page, and the variant of `seePrices`. */
const carried = {
  utm_source: 'ads',
  utm_medium: 'cpc',
  utm_campaign: 'fall sale',
  utm_term: 'help desk',
  utm_content: 'b',
  utm_first_source: 'ads',
  utm_first_medium: 'cpc',
  utm_first_campaign: 'fall sale',
  first_touch_url: '/pricing/',
  gclid: 'Cj0K-_1',
  promo: 'SPRING',
  gspk: 'jane',
  gsxid: '1',
  pricing_model: 'cbp',
  test_variation: '50-B',
}

const names = [...Object.keys(carried), 'last_touch_url', 'referrer']

const trackingValue = '0123456789abcdef0123456789abcdef'

const expectStored = (context: BrowserContext, cookie: string): Promise<void> =>
  expect.poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain(cookie)

interface ReceivedLead {
  /** The fields for attribution, by name. */
  readonly attribution: Readonly<Record<string, string>>
  readonly leadSource: string | undefined
  readonly context: Readonly<Record<string, string | undefined>>
}

/** The person's leads in the CRM. */
async function received(site: LeadSite, email: string): Promise<ReceivedLead> {
  await expect.poll(() => site.delivered(email).length).toBe(1)
  const [submission] = site.delivered(email)
  const fields = Object.fromEntries((submission?.fields ?? []).map(({ name, value }) => [name, value]))
  return {
    attribution: Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))),
    leadSource: fields.lead_source,
    context: { ...submission?.context },
  }
}

/** Asks for a demo. */
async function sendLead(page: Page, site: LeadSite): Promise<ReceivedLead & { readonly path: string }> {
  const shown = await findForm('demo request')
  const email = newEmail()
  const form = await openForm(page, shown)
  await fillIn(page, form, shown.definition, email)
  await form.locator('button[type=submit]').click()
  await expect(form).toHaveAttribute('data-state', 'success')
  await expect(statusOf(form)).toBeVisible()
  return { ...(await received(site, email)), path: shown.path }
}

const { consentTool, crmTracking } = tagsConfig('', { consentTool: { regime: 'opt-in' } })

test('a lead contains its campaign only between consent and refusal @every-browser', async ({
  page,
  context,
  site,
}) => {
  site.configure({ consentTool, crmTracking })
  // The visitor has seen the variant of the pricing experiment, and HubSpot's script has run before.
  await context.addCookies([
    { name: 'hs_ab_variant', value: '1', url: site.url },
    { name: 'hubspotutk', value: trackingValue, url: site.url },
  ])
  const tracking: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(crmTracking.src)) tracking.push(request.url())
  })
  const expectNone = async (): Promise<void> => {
    const { attribution, leadSource, context: visit } = await sendLead(page, site)
    expect(attribution).toEqual({})
    expect(leadSource).toBe('Demo')
    expect(visit).not.toHaveProperty('hutk')
  }
  await page.goto(landing, { referer: google })
  await expectNone()
  expect(tracking).toEqual([])

  await context.clearCookies({ name: 'hubspotutk' })
  await page.goto(landing, { referer: google })
  await Promise.all([
    page.waitForURL('/platform/'),
    page.evaluate(() => {
      location.href = '/platform/'
    }),
  ])
  // Third parties start after the first input.
  await start(page)
  await decide(page, 'optIn')
  await expectStored(context, 'hs_attr_first_url=/pricing/')
  const trial = page.locator('main a[href*="/members/register/"]').first()
  await expect(trial).toHaveAttribute('href', /promo=SPRING.*gspk=jane&gsxid=1.*mxid=m-1/)
  // HubSpot's script loads then, and sets its cookie.
  await expectStored(context, `hubspotutk=${trackingValue}`)
  const { attribution, context: visit, path } = await sendLead(page, site)
  // The second page knows the landing page from its referrer, but not the landing page's own referrer.
  expect(attribution).toEqual({ ...carried, last_touch_url: path })
  expect(visit).toMatchObject({ hutk: trackingValue })

  await decide(page, 'optOut')
  await expectNone()
})
