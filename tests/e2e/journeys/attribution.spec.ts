import { expect, type BrowserContext, type Page } from '@playwright/test'
import { collectThrown, expectSameDocument, holdRequests, hydrate, markDocument } from '../support/page-state'
import { secure, staging, test, www } from '../support/product-hosts'

const ad = '/pricing/?utm_source=ads&utm_medium=cpc&utm_campaign=fall+sale&promo=SPRING&gspk=jane'
const carried = { utm_source: 'ads', utm_medium: 'cpc', utm_campaign: 'fall sale', promo: 'SPRING', gspk: 'jane' }

const cookiesOf = async (context: BrowserContext): Promise<Record<string, string>> =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))

const expectLast = (context: BrowserContext, value: string): Promise<void> =>
  expect.poll(async () => (await cookiesOf(context)).hs_attr_last).toBe(value)

const valuesOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll('input')].map(({ name, value }) => [name, value])),
  )

const queryOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams)

const trialLink = (page: Page) => page.getByRole('main').locator('a[href*="/members/register/"]').first()

test('fills the form on the app host with the values that www has recorded', async ({ page, context }) => {
  const thrown = collectThrown(page)
  await page.goto(`${www}${ad}`, { referer: 'http://news.example/' })
  await expectLast(context, 'utmcsr=ads|utmccn=fall%20sale|utmcmd=cpc')
  const stored = await context.cookies(secure)
  expect(stored.map(({ name }) => name).sort()).toEqual(
    ['hs_attr_first', 'hs_attr_first_url', 'hs_attr_last', 'hs_attr_last_url', 'hs_referrer_id'].sort(),
  )
  for (const cookie of stored)
    expect(cookie).toMatchObject({ domain: '.hearthside.example', path: '/', sameSite: 'Strict', secure: false })

  await trialLink(page).click()
  await expect(page).toHaveURL(/^https:\/\/secure\.hearthside\.example\/members\/register\//)
  expect(queryOf(page)).toMatchObject({ ...carried, referrer: 'http://news.example/' })
  expect(await page.evaluate(() => document.cookie)).toContain('hs_attr_last=utmcsr=ads')
  await expect
    .poll(() => valuesOf(page))
    .toMatchObject({
      GA_Source: 'ads',
      GA_Medium: 'cpc',
      GA_Campaign: 'fall sale',
      GA_Url: '/pricing/',
      GA_Term: '-',
      GA_Content: '-',
      GA_Source_First: 'ads',
      GA_Url_First: '/pricing/',
    })

  // Without its parameters, the page has the same values, and the name is prefilled.
  await page.goto(`${secure}/members/register/plus/?reg=jane%40work.example&fn=Jane`)
  await expect.poll(() => valuesOf(page)).toMatchObject({ GA_Source: 'ads', email: 'jane@work.example', fname: 'Jane' })
  expect((await cookiesOf(context)).hs_attr_signup).not.toContain('jane%40')
  expect(thrown).toEqual([])
})

test('holds a link tapped before the script has loaded, and keeps its values', async ({ page, context }) => {
  const release = await holdRequests(page, '**/site-attribution.js')
  await page.goto(`${www}${ad}`, { waitUntil: 'domcontentloaded' })
  await trialLink(page).click()
  expect(await cookiesOf(context)).toEqual({})
  await expect(page).toHaveURL(/\/pricing\//)
  await release()
  await expect(page).toHaveURL(/\/members\/register\//)
  expect(queryOf(page)).toMatchObject({ ...carried, last_touch_url: '/pricing/' })
  await expectLast(context, 'utmcsr=ads|utmccn=fall%20sale|utmcmd=cpc')
})

test('keeps the touch on route changes and adds it to links however they are used', async ({ page, context }) => {
  await page.goto(`${www}${ad}`, { referer: 'http://news.example/' })
  await expectLast(context, 'utmcsr=ads|utmccn=fall%20sale|utmcmd=cpc')
  // Links have the values before the first input.
  await expect(trialLink(page)).toHaveAttribute('href', /utm_source=ads.*gspk=jane/)
  await hydrate(page)
  await markDocument(page)
  const before = await cookiesOf(context)
  await page.getByRole('contentinfo').locator('a[href="/platform/"]').first().click()
  await expect(page).not.toHaveURL(/pricing/)
  await expectSameDocument(page)

  const link = page.locator('a[href*="/members/register/"]').first()
  await expect(link).toHaveAttribute('href', /utm_source=ads.*gspk=jane/)
  expect(await cookiesOf(context)).toEqual(before)

  // A link added later, without parameters, used with the middle button and with the keyboard.
  await page.evaluate((address) => {
    const late = Object.assign(document.createElement('a'), { href: address, textContent: 'A late link' })
    late.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 1000'
    document.body.prepend(late)
  }, `${secure}/members/register/?plan=plus#form`)
  const late = page.getByRole('link', { name: 'A late link' })
  const [tab] = await Promise.all([context.waitForEvent('page'), late.click({ button: 'middle' })])
  await expect(tab).toHaveURL(/\/members\/register\//)
  expect(queryOf(tab)).toMatchObject({ plan: 'plus', ...carried, last_touch_url: '/pricing/' })
  // The address changes before the page and its script have loaded.
  await expect.poll(() => valuesOf(tab)).toMatchObject({ GA_Source: 'ads', GA_Source_First: 'ads' })
  await tab.close()

  await late.evaluate((element: HTMLAnchorElement, address) => (element.href = address), `${secure}/members/login/`)
  await late.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/members\/login\//)
  expect(queryOf(page)).toEqual({ promo: 'SPRING', gspk: 'jane' })
  // The login page is not credited: its sign-up links carry the earlier touch and the parameters of its URL.
  await expectLast(context, before.hs_attr_last ?? '')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/members\/register\//)
  expect(queryOf(page)).toMatchObject({ ...carried, first_touch_url: '/pricing/' })
  await expect.poll(() => valuesOf(page)).toMatchObject({ GA_Source: 'ads', GA_Campaign: 'fall sale' })
})

test('keeps visits on staging separate', async ({ page, context }) => {
  await page.goto(`${staging}/?utm_source=tester`)
  await expectLast(context, 'utmcsr=tester')
  for (const { domain } of await context.cookies(staging)) expect(domain).toBe('.staging.hearthside.example')
  expect(await context.cookies([www, secure])).toEqual([])
})

test('passes ids and variant in both directions between the app host and www', async ({ page }) => {
  await page.addInitScript(() => {
    const mixpanel = { __loaded: true, track: () => undefined, get_distinct_id: () => 'm-1' }
    Object.assign(window, { mixpanel, heap: { userId: 'h-1' } })
  })
  await page.context().addCookies([{ name: 'hs_ab_variant', value: '1', domain: '.hearthside.example', path: '/' }])
  await page.goto(`${secure}/members/login/`)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/members\/register\//)
  expect(queryOf(page)).toMatchObject({ hs_tvar: '50-B', mxid: 'm-1', hpid: 'h-1', utm_source: '(direct)' })
  await expect.poll(() => valuesOf(page)).toMatchObject({ pricing_model: 'cbp' })
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(`${www}/?mxid=m-1&hpid=h-1`)
})

test('does not count a reload, Back or a scripted reload', async ({ page, context }) => {
  await page.goto(`${www}/`, { referer: 'http://www.google.com/' })
  await expectLast(context, 'utmcsr=google|utmcmd=organic')
  await page.goto(`${www}/pricing/?utm_source=ads`)
  await expectLast(context, 'utmcsr=ads')
  await page.goBack()
  await expect.poll(async () => (await cookiesOf(context)).hs_attr_last_url).toBe('/')
  await page.reload()
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    setTimeout(() => window.location.reload())
  })
  await loaded
  await expect.poll(async () => (await cookiesOf(context)).hs_attr_last).toBe('utmcsr=ads')
  expect((await cookiesOf(context)).hs_attr_first).toBe('google~~organic~~-~~-~~-')
})
