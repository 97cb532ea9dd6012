import { expect, type Page } from '@playwright/test'
import { headingOf } from '../support/content'
import {
  collectProblems,
  expectHydrated,
  expectSameDocument,
  followNewLink,
  holdRequests,
  hydrate,
  markDocument,
  openStarted,
  start,
  stopClock,
} from '../support/page-state'
import { block, comeAs, sdkScript, test, visitorOf, type Service } from '../support/personalization'

test.use({ serviceWorkers: 'block' })

const campaign = '/?utm_campaign=spring-shops'
const typed = 'Typed before anything was decided'

/** The browser's own message about a failed request. */
const ofRequests = 'Failed to load resource'

/** The first line of each message, without stacks and addresses. */
const firstLines = (problems: readonly string[]): string[] =>
  problems.map((problem) => problem.split('\n')[0] ?? '').filter((line) => !line.startsWith(ofRequests))

/** Adds a field to the HTML of a block, and types into it. */
async function typeInto(page: Page, entry: string): Promise<() => Promise<unknown>> {
  const drawn = await block(page, entry).elementHandle()
  await drawn?.evaluate((element) => {
    const field = document.createElement('input')
    field.ariaLabel = 'A field made by a test'
    element.append(field)
  })
  await page.getByLabel('A field made by a test').fill(typed)
  return async () => {
    const isSameNode = await block(page, entry).evaluate((now, before) => now === before, drawn)
    return { isSameNode, text: await page.getByLabel('A field made by a test').inputValue() }
  }
}

const lateError = (entry: string): string =>
  `"${entry}" was still loading its experience after 5000 ms. The baseline is shown.`

interface Case {
  readonly name: string
  /** Default: the home page, for a visitor in an audience. */
  readonly address?: string
  readonly entry?: string
  /** Runs before the page is opened. */
  readonly before?: (page: Page, service: Service) => Promise<unknown>
  /** Runs after hydration. */
  readonly then?: (page: Page) => Promise<unknown>
  /** The answers of the service, in order; `null` means no answer. */
  readonly statuses: readonly (number | null)[]
  /** The messages in the console, in order. */
  readonly messages?: readonly (string | RegExp)[]
}

const fault =
  (settings: object): Case['before'] =>
  (_page, service) =>
    service.control(settings)

const status = (code: number, text: string): string => `Create Profile request failed with status: "[${code}] ${text}`

const cases: readonly Case[] = [
  { name: 'a visitor in no audience', address: '/', statuses: [200] },
  {
    name: 'a visitor in the control group',
    address: '/pricing/',
    entry: 'pricing-hero',
    before: (page, { content }) => comeAs(page, visitorOf(content, 'experience-pricing-model', 0)),
    statuses: [200],
  },
  {
    name: 'status 500',
    before: fault({ fault: '500' }),
    statuses: [500],
    messages: [
      `Create Profile request failed with error: [Error] ${status(500, 'Internal Server Error - traceparent: null".')} This request is not retryable`,
    ],
  },
  {
    name: 'an SDK that cannot be loaded',
    before: (page) => page.route(sdkScript, (route) => route.abort()),
    statuses: [],
    messages: [/^Personalization could not be started\. ChunkLoadError/],
  },
  {
    name: 'an SDK that never arrives',
    before: (page) => page.route(sdkScript, () => undefined),
    then: (page) => page.clock.fastForward(5000),
    statuses: [],
    messages: ['home-hero', 'home-logos', 'home-cta'].map(lateError),
  },
]

for (const { name, address = campaign, entry = 'home-hero', before, then, statuses, messages = [] } of cases) {
  test(`keeps the baseline and its input: ${name}`, async ({ page, service, personalize }) => {
    personalize()
    await page.clock.install()
    await before?.(page, service)
    const problems = collectProblems(page)
    const asked = page.waitForRequest(sdkScript)
    await page.goto(address)
    const readBack = await typeInto(page, entry)
    await hydrate(page)
    await asked
    await then?.(page)
    await expect.poll(async () => (await service.requests()).map((request) => request.status)).toEqual(statuses)
    const said = messages.map((message): unknown =>
      message instanceof RegExp ? expect.stringMatching(message) : message,
    )
    await expect.poll(() => firstLines(problems)).toEqual(said)
    expect(await readBack()).toEqual({ isSameNode: true, text: typed })
  })
}

test('changes nothing if React loads after five seconds, logs it, and stores the shown variant', async ({
  page,
  service,
  personalize,
}) => {
  personalize()
  await comeAs(page, visitorOf(service.content, 'experience-pricing-model', 1))
  await page.clock.install()
  const problems = collectProblems(page)
  const release = await holdRequests(page, '**/page-data/pricing/page-data.json')
  await openStarted(page, '/pricing/')
  // The service has answered.
  await page.waitForFunction(() => localStorage.getItem('__nt_profile__') !== null)
  const variation = async () => (await page.context().cookies()).find(({ name }) => name === 'hs_ab_variant')?.value
  expect(await variation()).toBeUndefined()
  await page.clock.fastForward(5000)
  await expect.poll(() => firstLines(problems)).toContain(lateError('pricing-hero'))
  await expect.poll(variation).toBe('0')

  await release()
  await expectHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('pricing-hero'))
  await expect(block(page, 'variant-pricing-hero')).toHaveCount(0)
  const asked = page.waitForRequest(/\/members\/register\//)
  await page.getByRole('banner').locator('a[href*="/members/register/"]:visible').first().click()
  expect(new URL((await asked).url()).searchParams.get('hs_tvar')).toBe('50-A')
})

test('gives up after three seconds and keeps the baseline and its input', async ({ page, service, personalize }) => {
  personalize()
  await service.control({ fault: 'hang' })
  const problems = collectProblems(page)
  let isAsked = false
  await page.route('**/profiles', async (route) => {
    isAsked = true
    await route.continue()
  })
  const release = await holdRequests(page, sdkScript)
  // With a stopped clock, because a slow machine could take three seconds to start the page.
  await stopClock(page)
  const turnUntil = (isReached: () => Promise<boolean>): Promise<void> =>
    expect
      .poll(async () => {
        await page.clock.runFor(20)
        return isReached()
      })
      .toBe(true)
  await page.goto(campaign)
  const readBack = await typeInto(page, 'home-hero')
  await start(page)
  await turnUntil(() => page.evaluate(() => 'hydrated' in document.documentElement.dataset))
  await release()
  await turnUntil(() => Promise.resolve(isAsked))
  await page.clock.runFor(2800)
  expect(firstLines(problems)).toEqual([])
  await page.clock.runFor(200)
  await expect
    .poll(() => firstLines(problems))
    .toEqual([
      'Error: Ninetailed Request timed out.',
      'Create Profile request aborted due to network issues. This request is not retryable.',
    ])
  await page.clock.runFor(3000)
  expect(await readBack()).toEqual({ isSameNode: true, text: typed })
  expect(problems.filter((problem) => problem.includes('Request timed out'))).toHaveLength(1)
})

test('recognizes a visitor within a document when storage is blocked', async ({ page, service, personalize }) => {
  personalize()
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  const problems = collectProblems(page)
  // Views of blocks are sent separately, later.
  const requests = async () => (await service.requests()).filter(({ path }) => path.includes('/profiles'))
  await page.goto('/')
  const readBack = await typeInto(page, 'home-hero')
  await hydrate(page)
  await markDocument(page)
  await expect.poll(async () => (await requests()).map((request) => request.status)).toEqual([200])
  expect(await readBack()).toEqual({ isSameNode: true, text: typed })

  await followNewLink(page, '/industry/ecommerce/')
  await expect.poll(async () => (await requests()).length).toBe(2)
  await followNewLink(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('variant-home-hero-shops'))
  await expectSameDocument(page)
  const paths = (await requests()).map((request) => request.path)
  expect(new Set(paths.slice(1)).size).toBe(1)
  expect(problems).toEqual([])
})
