import { NinetailedApiClient } from '@ninetailed/experience.js-shared'
import type { LocalServer } from '../faults/local-server'
import type { ExperienceOptions } from './create-experience'
import { startExperience } from './start-experience'
import { always, anyOf, audience, condition, contentOf, experience, rule } from './test-support/content'
import { sessionTimeout } from './visitor'

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

const at = (path: string) => ({
  type: 'page' as const,
  channel: 'web' as const,
  context: {
    page: { path, query: {}, referrer: '', search: '', url: `https://www.hearthside.example${path}` },
    library: { name: 'test', version: '1' },
    userAgent: 'test',
    campaign: {},
    locale: 'en',
    gdpr: { isConsentGiven: true },
    location: {},
  },
  messageId: path,
  originalTimestamp: '2026-01-01T00:00:00.000Z',
  timestamp: '2026-01-01T00:00:00.000Z',
  sentAt: '2026-01-01T00:00:00.000Z',
  properties: { path, query: {}, referrer: '', search: '', title: '', url: path },
})

const clientOf = (url: string) => new NinetailedApiClient({ clientId: 'hearthside', environment: 'main', url })

const post = (address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

const control = async (url: string, body: unknown): Promise<void> => {
  expect((await post(`${url}/control`, body)).status).toBe(200)
}

const profiles = (url: string): string => `${url}/v2/organizations/hearthside/environments/main/profiles`
const insights = (url: string): string => `${url}/v1/organizations/hearthside/environments/main/events`

describe('the profile API, called by the vendor’s own client', () => {
  it('creates a profile and recognizes it', async () => {
    const client = clientOf(await start({ random: () => 0.25 }))
    const { profile, experiences } = await client.createProfile({ events: [at('/')] })
    expect(profile).toMatchObject({ stableId: profile.id, random: 0.25, audiences: [], session: { count: 1 } })
    expect(experiences).toEqual([])

    const next = await client.updateProfile({ profileId: profile.id, events: [at('/pricing/')] })
    expect(next.profile).toMatchObject({ id: profile.id, random: 0.25, audiences: ['pricing'] })
    expect(next.profile.session.landingPage.path).toBe('/')
    expect(next.experiences).toEqual([
      { experienceId: 'test', variantIndex: 1, variants: { hero: 'variant-hero' }, sticky: false },
    ])
    expect((await client.getProfile(profile.id)).profile).toEqual(next.profile)
  })

  it('starts a session after half an hour, and recognizes returning visitors', async () => {
    let now = 0
    const client = clientOf(await start({ now: () => now }))
    const { profile } = await client.createProfile({ events: [at('/')] })
    now = sessionTimeout - 1
    const same = await client.updateProfile({ profileId: profile.id, events: [at('/inbox/')] })
    expect(same.profile.session).toMatchObject({ count: 1, isReturningVisitor: false, activeSessionLength: 1799.999 })
    now += sessionTimeout
    const back = await client.updateProfile({ profileId: profile.id, events: [at('/platform/')] })
    expect(back.profile.audiences).toEqual(['returning'])
    expect(back.profile.session).toMatchObject({ count: 2, isReturningVisitor: true, averageSessionLength: 899.9995 })
    expect(back.profile.session.landingPage.path).toBe('/platform/')
  })
})

describe('errors', () => {
  it.each([
    ['an empty list of events', { events: [] }],
    ['an event without a type', { events: [{}] }],
    ['invalid JSON', '{"events":'],
  ])('answers %s', async (_name, body) => {
    const response = await post(profiles(await start()), body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ data: {}, error: { code: 'ERR_INVALID_DATA' } })
  })
})

describe('control', () => {
  it('changes the location of new visitors and deletes all data', async () => {
    const url = await start()
    await control(url, { location: { countryCode: 'CA', city: 'Montréal' } })
    const { profile } = await clientOf(url).createProfile({ events: [at('/')] })
    expect(profile.location.city).toBe('Montréal')
    await control(url, { reset: true })
    expect(await (await fetch(`${url}/log`)).json()).toEqual([])
    expect((await fetch(`${profiles(url)}/${profile.id}`)).status).toBe(404)
  })
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
    const body = new URLSearchParams({ fault: '500', times: '', delayMs: '0' })
    const answer = await fetch(`${url}/control`, { method: 'POST', body, redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect((await fetch(profiles(url), { method: 'POST', body: '{}' })).status).toBe(500)
    expect(await (await fetch(`${url}/`)).text()).toContain('<option selected>500</option>')
  })
})
