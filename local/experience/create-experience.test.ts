import type { LocalServer } from '../faults/local-server'
import type { ExperienceOptions } from './create-experience'
import { startExperience } from './start-experience'
import { always, anyOf, audience, condition, contentOf, experience, rule } from './test-support/content'
import { sessionTimeout } from './visitor'

// The vendor's SDK with this stand-in: src/personalization/sdk/create-sdk.test.ts.

const visitedPricing = anyOf([rule({ conditions: [condition('context_page_path', 'equal', '/pricing/')] })])
const returning = anyOf([rule({ type: 'session', key: 'isReturningVisitor', operator: 'equal', value: 'true' })])

const content = contentOf({
  audiences: [audience('pricing', visitedPricing), audience('returning', returning)],
  experiences: [experience({ audience: { id: 'pricing' }, distribution: always })],
})

const running: LocalServer[] = []

async function start(options: Partial<ExperienceOptions> = {}): Promise<string> {
  const started = await startExperience({ content: () => content, ...options })
  running.push(started)
  return started.url
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()))
})

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(address, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })

const profiles = (url: string): string => `${url}/v2/organizations/hearthside/environments/main/profiles`
const insights = (url: string): string => `${url}/v1/organizations/hearthside/environments/main/events`

const dataOf = async (response: Response) => {
  const { data } = (await response.json()) as { readonly data: { readonly profile: { readonly id: string } } }
  return data
}

const at = (path: string) => ({ type: 'page', context: { page: { path } } })

it('starts a session after half an hour, and recognizes returning visitors', async () => {
  let now = 0
  const url = await start({ now: () => now })
  const { profile } = await dataOf(await post(profiles(url), { events: [at('/')] }))
  const address = `${profiles(url)}/${profile.id}`
  const visit = async (path: string) => dataOf(await post(address, { events: [at(path)] }))
  now = sessionTimeout - 1
  expect(await visit('/inbox/')).toMatchObject({
    profile: { session: { count: 1, isReturningVisitor: false, activeSessionLength: 1799.999 } },
  })
  now += sessionTimeout
  const session = {
    count: 2,
    isReturningVisitor: true,
    averageSessionLength: 899.9995,
    landingPage: { path: '/platform/' },
  }
  const back = await visit('/platform/')
  expect(back).toMatchObject({ profile: { audiences: ['returning'], session } })
  expect(await dataOf(await fetch(address))).toEqual(back)
})

it.each([
  ['an empty list of events', { events: [] }],
  ['an event without a type', { events: [{}] }],
  ['invalid JSON', '{"events":'],
])('rejects %s', async (_name, body) => {
  const response = await post(profiles(await start()), body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ data: {}, error: { code: 'ERR_INVALID_DATA' } })
})

it('changes the location of new visitors and deletes all data', async () => {
  const url = await start()
  await post(`${url}/control`, { location: { countryCode: 'CA', city: 'Montréal' } })
  const { profile } = await dataOf(await post(profiles(url), { events: [at('/')] }))
  expect(profile).toMatchObject({ location: { city: 'Montréal' } })
  await post(`${url}/control`, { reset: true })
  expect(await (await fetch(`${url}/log`)).json()).toEqual([])
  expect((await fetch(`${profiles(url)}/${profile.id}`)).status).toBe(404)
})

describe('the log', () => {
  it('is an HTML page that escapes all data from visitors', async () => {
    const url = await start()
    const event = { ...at('/pricing/'), type: 'track', event: '<script>alert(1)</script>', properties: { a: '"&' } }
    await post(profiles(url), { events: [event, at('/pricing/')] })
    const view = { type: 'component', componentId: 'variant-hero', experienceId: 'test', variantIndex: 1 }
    await post(insights(url), [{ profile: {}, events: [{ ...view, viewDurationMs: 1200 }] }])

    const response = await fetch(`${url}/`)
    expect(response.headers.get('content-type')).toContain('text/html')
    const html = await response.text()
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('variant-hero, test, index 1, 1200 ms')
    expect(html).toContain('&quot;Test: 1&quot;')
  })

  it('has a form for faults, and shows the current one', async () => {
    const url = await start()
    const body = new URLSearchParams({ fault: '500' })
    const answer = await fetch(`${url}/control`, { method: 'POST', body, redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect((await fetch(profiles(url), { method: 'POST', body: '{}' })).status).toBe(500)
    expect(await (await fetch(`${url}/`)).text()).toContain('<option selected>500</option>')
  })
})
