import { expect, type Page } from '@playwright/test'
import { collectProblems, hydrate } from '../support/page-state'
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
