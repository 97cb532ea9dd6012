import { expect, type Page } from '@playwright/test'
import { tagsConfig } from '../../../local/tags/tags-config'
import { findBarriers } from '../support/accessibility'
import { headingOf } from '../support/content'
import { expectNoShifts, recordShifts } from '../support/layout-shifts'
import {
  collectProblems,
  expectSameDocument,
  followNewLink,
  followTo,
  holdRequests,
  hydrate,
  markDocument,
  openHydrated,
  openStarted,
  overflow,
} from '../support/page-state'
import {
  block,
  campaign,
  collectScripts,
  comeAs,
  expectShown,
  sdkScript,
  test,
  visitorOf,
  type Service,
} from '../support/personalization'
import { readCalls } from '../support/third-parties'

test.use({ viewport: { width: 1440, height: 900 } })

const pricing = 'experience-pricing-model'

/** The page events that the service has received, by path. */
const pageViews = async ({ events }: Service): Promise<string[]> =>
  (await events()).flatMap((event) => (event.startsWith('page ') ? [event.slice('page '.length)] : []))

const shopsSeen = 'component variant-home-hero-shops, experience-home-hero-shops, index 1'

const countShopsSeen = async ({ events }: Service): Promise<number> =>
  (await events()).filter((event) => event === shopsSeen).length

/**
 * Advances the page's clock by a second after the hero for shops becomes visible. The service receives the sticky event
 * immediately, and the view a second later.
 *
 * @param before how many of these events the service has already received
 */
async function seeShops(page: Page, service: Service, before: number): Promise<void> {
  await expect.poll(() => countShopsSeen(service)).toBeGreaterThan(before)
  await page.clock.runFor(1000)
}

/** Leaves the site, like closing the tab, which sends remaining events. */
const leave = (page: Page) => page.goto('about:blank')

test('loads, requests and stores nothing without a configuration', async ({ page, service, personalize }) => {
  const visit = async (isSettled: () => Promise<unknown>): Promise<{ scripts: string[]; kept: string[] }> => {
    const scripts = collectScripts(page)
    await openHydrated(page, campaign)
    await followTo(page, '/pricing/')
    await isSettled()
    page.removeAllListeners('request')
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('__nt')))
    return { scripts: [...new Set(scripts)], kept }
  }
  const off = await visit(() => followTo(page, '/about/'))
  expect(off.scripts.filter((script) => sdkScript.test(script))).toEqual([])
  expect(off.kept).toEqual([])
  expect(await service.requests()).toEqual([])

  personalize()
  const on = await visit(() => expect.poll(() => pageViews(service)).toEqual([campaign, '/pricing/']))
  const added = on.scripts.filter((script) => !off.scripts.includes(script))
  expect(added).toContainEqual(expect.stringMatching(sdkScript))
  expect(on.kept).toContain('__nt_profile__')
})

test('shows a variant of the pricing experiment, and adds it to page views and sign-up links', async ({
  page,
  service,
  personalize,
}) => {
  personalize({}, { vendors: { productAnalytics: tagsConfig().productAnalytics } })
  await comeAs(page, visitorOf(service.content, pricing, 1))
  await openHydrated(page, '/pricing/')
  await expectShown(page, 'variant-pricing-hero')
  // The experiment has several blocks, one of them with a merge tag.
  await expectShown(page, 'variant-pricing-sum')
  await expect(page.getByText('a school in Boston')).toHaveCount(1)
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'hs_ab_variant')?.value)
    .toBe('1')
  const views = async () => (await readCalls(page)).filter(({ args: [name] }) => name === 'Viewed Page')
  await expect.poll(views).toMatchObject([{ args: ['Viewed Page', { path: '/pricing/', test_variation: '50-B' }] }])

  const asked = page.waitForRequest(/\/members\/register\//)
  await page.getByRole('banner').locator('a[href*="/members/register/"]:visible').first().click()
  expect(new URL((await asked).url()).searchParams.get('hs_tvar')).toBe('50-B')
})

test('shows the variant immediately after client-side navigation', async ({ page, service, personalize }) => {
  personalize()
  await openHydrated(page, '/industry/ecommerce/')
  await expect.poll(() => pageViews(service)).toHaveLength(1)
  await markDocument(page)
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (heading) seen.add(heading)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await followNewLink(page, '/')
  await expectShown(page, 'variant-home-hero-shops')
  await expect.poll(() => pageViews(service)).toHaveLength(2)
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toContain(headingOf('variant-home-hero-shops'))
  expect(seen).not.toContain(headingOf('home-hero'))
  await expectSameDocument(page)
})

test('sends views after a second, clicks and events, the last ones when the page is left', async ({
  page,
  service,
  personalize,
}) => {
  personalize()
  const problems = collectProblems(page)
  await page.clock.install()
  await openHydrated(page, campaign)
  await expectShown(page, 'variant-home-hero-shops')
  await seeShops(page, service, 0)
  await block(page, 'variant-home-hero-shops').getByRole('link', { name: 'For online stores' }).click()
  await expect(page).toHaveURL('/industry/ecommerce/')

  const clicked = shopsSeen.replace('component', 'component_click')
  await expect.poll(service.events).toEqual(expect.arrayContaining([`${shopsSeen}, 0 ms`, clicked]))

  expect(problems).toEqual([])

  const seenBefore = await countShopsSeen(service)
  await followNewLink(page, '/')
  await expectShown(page, 'variant-home-hero-shops')
  await seeShops(page, service, seenBefore)
  const before = (await service.requests()).length
  await leave(page)
  // As text, because a beacon survives the page.
  const last = async (): Promise<string[]> =>
    (await service.requests())
      .slice(before)
      .map(({ path, contentType, body }) => `${path} ${contentType} ${JSON.stringify(body)}`)
  const view = expect.stringMatching(
    /^\/v1\/organizations\/hearthside\/environments\/main\/events text\/plain.*"componentId":"variant-home-hero-shops"/,
  )
  await expect.poll(last).toContainEqual(view)
  // Blocks outside the viewport have not been viewed.
  expect((await service.events()).filter((event) => event.includes('home-cta'))).toEqual([])
})

test('shows variants without layout shift', async ({ page, service, personalize }) => {
  personalize()
  await comeAs(page, visitorOf(service.content, pricing, 1))
  await page.setViewportSize({ width: 375, height: 812 })
  await recordShifts(page)
  for (const [path, entry] of [
    [campaign, 'variant-home-hero-shops'],
    ['/pricing/', 'variant-pricing-hero'],
  ] as const) {
    await page.goto(path)
    await hydrate(page)
    await expect(block(page, entry)).toBeVisible()
    await block(page, entry)
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((image) => image.decode())))
    await expectNoShifts(page)
  }
})

test('forces variants in the preview panel until the tab is closed', async ({ page, personalize }) => {
  personalize({ preview: true })
  await page.setViewportSize({ width: 375, height: 812 })
  await openStarted(page, '/')
  await page.getByText('Personalization', { exact: true }).click()
  const group = page.getByRole('group', { name: 'Home: hero for online shops' })
  await expect(group.getByText('Personalization for Online shops')).toBeVisible()
  expect(await findBarriers(page, { within: '[data-preview]' })).toEqual([])
  expect(await overflow(page)).toBe(0)
  await group.getByLabel('Variant 1').check()
  await expectShown(page, 'variant-home-hero-shops')
  await page.getByRole('group', { name: 'Home: no sample teams' }).getByLabel('Variant 1').check()
  await expect(block(page, 'home-logos')).toHaveCount(0)

  await openStarted(page, '/')
  await expect(page.getByText('2 forced')).toBeVisible()
  await expectShown(page, 'variant-home-hero-shops')
})

test('keeps the baseline and its input if the SDK loads after 5 seconds, and reports the baseline', async ({
  page,
  service,
  personalize,
}) => {
  personalize()
  await comeAs(page, visitorOf(service.content, pricing, 1))
  await page.clock.install()
  const problems = collectProblems(page)
  const release = await holdRequests(page, sdkScript)
  const asked = page.waitForRequest(sdkScript)
  await page.goto('/pricing/')
  const hero = block(page, 'pricing-hero')
  const before = await hero.elementHandle()
  await hero.evaluate((element) => element.append(document.createElement('input')))
  await hero.locator('input').fill('Typed before anything was decided')
  await hydrate(page)
  await asked
  await page.clock.fastForward(5000)
  const late = (entry: string) => `"${entry}" was still loading its experience after 5000 ms. The baseline is shown.`
  await expect.poll(() => problems).toEqual(['pricing-hero', 'pricing-plans', 'pricing-sum'].map(late))
  expect(await service.requests()).toEqual([])

  await release()
  const reported = async () => (await page.context().cookies()).find(({ name }) => name === 'hs_ab_variant')?.value
  await expect.poll(reported).toBe('0')
  expect(await hero.evaluate((element, old) => element === old, before)).toBe(true)
  await expect(hero.locator('input')).toHaveValue('Typed before anything was decided')
})
