/** @jest-environment <rootDir>/local/experience/test-support/jsdom-with-service.ts */
import {
  ANONYMOUS_ID,
  EXPERIENCES_FALLBACK_CACHE,
  type Ninetailed,
  PROFILE_FALLBACK_CACHE,
} from '@ninetailed/experience.js'
import { waitFor } from '@testing-library/react'
import type { PersonalizationConfig } from '../../lib/site-config'
import { sdkKeys } from '../constants'
import { baselineChoice, type Choice, type Experience } from '../experience'
import { experienceOf } from '../test-support/experiences'
import type { Call, Consent, PersonalizationState, Place, Sdk, VariantProvider } from '../variant-provider'
import { createSdk } from './create-sdk'
import { toSdkExperience } from './select'

interface LoggedRequest {
  readonly path: string
  readonly body?: unknown
}

/** Starts the stand-in for the service. From this file's environment. */
declare const startExperience: (options: { readonly content: () => object }) => Promise<{
  readonly url: string
  readonly close: () => Promise<void>
}>

/** The address of the stand-in. */
let service: string
let stopService: () => Promise<void>

const control = async (settings: object): Promise<void> => {
  const { ok } = await fetch(`${service}/control`, { method: 'POST', body: JSON.stringify(settings) })
  if (!ok) throw new Error(`The stand-in refuses ${JSON.stringify(settings)}`)
}

/** The requests of this test's account to one half of the service, in order. */
const requestsTo = async (half: 'profiles' | 'events'): Promise<readonly LoggedRequest[]> => {
  const all = (await (await fetch(`${service}/log`)).json()) as LoggedRequest[]
  return all.filter(({ path: requested }) => requested.includes(`/${account}/`) && requested.includes(`/${half}`))
}

const rule = (parts: object) => ({
  key: '',
  value: '',
  count: '1',
  operator: 'greaterThanInclusive',
  conditions: [],
  ...parts,
})
const query = (name: string, value: string) => ({
  key: { id: 'context_page_query', value: name },
  operator: 'equal',
  value,
})
const campaign = (value: string) => ({
  any: [{ all: [rule({ type: 'page', conditions: [query('utm_campaign', value)] })] }],
})
const session = (value: string) => ({
  any: [{ all: [rule({ type: 'session', key: 'count', operator: 'equal', value })] }],
})

const all: Experience['distribution'] = [
  { index: 0, start: 0, end: 0 },
  { index: 1, start: 0, end: 1 },
]
const nobody: Experience['distribution'] = [{ index: 0, start: 0, end: 1 }]

const shops = experienceOf({
  id: 'shops',
  type: 'nt_personalization',
  audience: { id: 'shops', name: 'Shops' },
  distribution: all,
})
const controls = experienceOf({ id: 'control', audience: { id: 'controls' }, distribution: nobody })
const hidden = experienceOf({
  id: 'hidden',
  audience: { id: 'hiders' },
  distribution: all,
  components: [{ baseline: { id: 'home-hero' }, variants: [{ id: '', hidden: true }] }],
})
const sticky = experienceOf({ id: 'sticky', audience: { id: 'newcomers' }, distribution: all, sticky: true })
const experiences = [shops, controls, hidden]

const content = {
  experiences: [...experiences, sticky].map(toSdkExperience),
  audiences: [
    { id: 'shops', name: 'Shops', rules: campaign('shops') },
    { id: 'controls', name: 'Controls', rules: campaign('controls') },
    { id: 'hiders', name: 'Hiders', rules: campaign('hiders') },
    { id: 'newcomers', name: 'Newcomers', rules: session('1') },
  ],
}

beforeAll(async () => {
  ;({ url: service, close: stopService } = await startExperience({ content: () => content }))
})
afterAll(() => stopService())

const messages: string[] = []
const note = (...parts: unknown[]): void => void messages.push(parts.map(String).join(' '))

/** An IntersectionObserver in which everything is immediately visible. */
class AllVisible {
  constructor(protected readonly tell: (entries: readonly object[]) => void) {}
  observe(target: Element): void {
    this.tell([{ isIntersecting: true, target }])
  }
  unobserve(): void {
    // The SDK ends its views itself.
  }
  disconnect(): void {
    // There is nothing to end.
  }
}

const beacons: { readonly url: string; readonly blob: Blob }[] = []

let account = ''
let accounts = 0

beforeEach(async () => {
  accounts += 1
  account = `account-${accounts}`
  messages.length = 0
  beacons.length = 0
  jest.spyOn(console, 'error').mockImplementation(note)
  jest.spyOn(console, 'warn').mockImplementation(note)
  Object.assign(window, { IntersectionObserver: AllVisible })
  Object.assign(navigator, { sendBeacon: (url: string, blob: Blob) => beacons.push({ url, blob }) })
  document.body.innerHTML = ''
  await control({ reset: true })
})

const placeOf = (address: string): Place => {
  window.history.replaceState({}, '', address)
  return { url: location.href, referrer: '', document: { title: 'Home' } }
}

const pageAt = (address: string): Call => ({ method: 'page', args: [], place: placeOf(address) })

/** The SDK publishes its state some microtasks after it has answered the call. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

interface Started {
  readonly sdk: Sdk
  /** Shows a page and waits until the SDK has published the answer. */
  readonly visit: (address: string) => Promise<void>
  readonly states: PersonalizationState[]
  readonly provider: () => VariantProvider
  readonly choose: (of?: readonly Experience[]) => Choice
}

let isOpen = true

async function start(config: PersonalizationConfig = {}, consent?: Consent): Promise<Started> {
  const states: PersonalizationState[] = []
  const sdk = await createSdk(
    { clientId: account, url: service, insightsUrl: service, ...config },
    {
      publish: (state) => states.push(state),
      consent: consent ?? { isGranted: () => true, onChange: () => undefined },
      isOpen: () => isOpen,
    },
  )
  const provider = (): VariantProvider => {
    const state = states.at(-1)
    if (typeof state !== 'object') throw new Error(`Nothing is known: ${state}`)
    return state
  }
  const visit = async (address: string): Promise<void> => {
    await sdk.send(pageAt(address))
    await settle()
  }
  return { sdk, visit, states, provider, choose: (of = experiences) => provider().select('home-hero', of) }
}

/** Polls until that many requests have arrived. Real time passes with each request. */
async function untilThere<Item>(read: () => Promise<readonly Item[]>, count: number): Promise<readonly Item[]> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const items = await read()
    if (items.length >= count) return items
  }
  throw new Error(`There are ${(await read()).length} and not ${count}`)
}

const profileRequests = () => requestsTo('profiles')

const eventsOf = (request: { readonly body?: unknown } | undefined) =>
  (request?.body as { readonly events: readonly Record<string, unknown>[] }).events

/** Fake timers, which also advance with the real time, because requests take some. */
const fakeTimersInEach = (): void => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] })
  })
}

describe('a visitor', () => {
  it('in an audience sees its variant', async () => {
    const { visit, states, choose } = await start()
    expect(states).toEqual([])
    await visit('/?utm_campaign=shops')
    expect(choose()).toEqual({
      status: 'success',
      id: 'variant-home-hero',
      isHidden: false,
      variantIndex: 1,
      isPersonalized: true,
      experience: shops,
      isSticky: false,
    })
  })

  const baseline = baselineChoice('home-hero', 'success')
  const ofControls = { ...baseline, isPersonalized: true, experience: controls, isSticky: false }
  it.each<[string, string, PersonalizationConfig, Choice, Readonly<Record<string, number>>]>([
    ['no audience sees the baseline', '/', {}, baseline, { sticky: 1 }],
    ['a control group counts as personalized', '/?utm_campaign=controls', {}, ofControls, { sticky: 1, control: 0 }],
    ['the holdout sees the baseline, whatever the audience', '/?utm_campaign=shops', { holdout: 1 }, baseline, {}],
  ])('in %s', async (_who, address, config, choice, assigned) => {
    const { visit, choose, provider } = await start(config)
    await visit(address)
    expect(choose()).toEqual(choice)
    expect(provider().assigned).toEqual(assigned)
  })

  it('keeps the variant on the next page, and in the next visit', async () => {
    const first = await start()
    await first.visit('/?utm_campaign=shops')
    await first.visit('/pricing/')
    expect(first.choose()).toMatchObject({ variantIndex: 1 })
    await control({ newSession: true })
    const second = await start()
    await second.visit('/')
    expect(second.choose()).toMatchObject({ variantIndex: 1 })
    const [created, updated, again] = await profileRequests()
    expect(created?.path).toMatch(/\/profiles$/)
    expect(again?.path).toMatch(/\/profiles\/[\w-]+$/)
    expect(updated?.path).toBe(again?.path)
  })
})

it('stores under the keys that a refusal deletes', () => {
  expect(sdkKeys).toEqual([ANONYMOUS_ID, PROFILE_FALLBACK_CACHE, EXPERIENCES_FALLBACK_CACHE])
})

describe('calls', () => {
  it('carry the page on which they were made, so that a landing page is not lost', async () => {
    const { sdk, visit, choose } = await start()
    const landing = sdk.send(pageAt('/?utm_campaign=shops'))
    await visit('/pricing/')
    await landing
    expect(choose()).toMatchObject({ variantIndex: 1 })
    const paths = (await profileRequests())
      .flatMap(eventsOf)
      .map(({ context }) => (context as { page: { path: string } }).page.path)
    expect(paths).toEqual(['/', '/pricing/'])
  })

  it('report when their own request begins', async () => {
    const { sdk } = await start()
    const begun: string[] = []
    const landing = sdk.send(pageAt('/'), () => begun.push('landing'))
    const next = sdk.send(pageAt('/pricing/'), () => begun.push('next'))
    expect(begun).toEqual([])
    await landing
    expect(begun).toEqual(['landing'])
    await next
    expect(begun).toEqual(['landing', 'next'])
  })

  it('carry events and traits', async () => {
    const { sdk } = await start()
    await sdk.send({ method: 'track', args: ['Asked for a demo', { plan: 'plus' }], place: placeOf('/') })
    await sdk.send({ method: 'identify', args: ['', { plan: 'plus' }], place: placeOf('/') })
    const events = (await profileRequests()).flatMap(eventsOf)
    expect(events).toMatchObject([
      { type: 'track', event: 'Asked for a demo', properties: { plan: 'plus' } },
      { type: 'identify', userId: '', traits: { plan: 'plus' } },
    ])
  })

  it('continue after one that the SDK rejects', async () => {
    const { sdk, visit, choose } = await start()
    const rejected = sdk.send({ method: 'track', args: ['Viewed', [1]], place: placeOf('/') })
    await expect(rejected).rejects.toThrow('[Validation Error] "track" was called with invalid params.')
    expect(await profileRequests()).toEqual([])
    await visit('/?utm_campaign=shops')
    expect(choose()).toMatchObject({ variantIndex: 1 })
  })

  it('cannot be forged with a link', async () => {
    window.history.replaceState({ kept: true }, '', '/?an_uid=ada&an_trait_plan=pro&plan=plus&an_event=Bought#plans')
    const { visit } = await start()
    expect(location.href).toBe('http://localhost/?plan=plus#plans')
    expect(window.history.state).toEqual({ kept: true })
    await visit('/')
    await visit('/')
    expect((await profileRequests()).flatMap(eventsOf).map(({ type }) => type)).toEqual(['page', 'page'])
  })
})

describe('a request that fails', () => {
  const lost = { status: 'error', id: 'home-hero', isPersonalized: false }

  it.each(['400', '404', '429', '500'])('with %s shows the baseline and is not retried', async (fault) => {
    await control({ fault })
    const { visit, choose, provider } = await start()
    await visit('/?utm_campaign=shops')
    expect(choose()).toMatchObject(lost)
    expect(provider().assigned).toBeUndefined()
    expect(await profileRequests()).toHaveLength(1)
    const [message] = messages
    expect(message).toContain(`Create Profile request failed with status: "[${fault}] `)
    expect(message).toContain('This request is not retryable')
  })

  it('with 503 twice fails', async () => {
    await control({ fault: '503' })
    const { visit, choose } = await start()
    await visit('/?utm_campaign=shops')
    expect(choose()).toMatchObject(lost)
    expect(await profileRequests()).toHaveLength(2)
    expect(messages).toEqual([
      'Create Profile request failed with status: "[503] Service Unavailable". Retrying (attempt 1).',
      'Create Profile request failed with error: [Error] Create Profile request failed with status: "[503] Service Unavailable".',
    ])
  })

  it.each(['malformed', 'not-json', 'reset'])('with the answer %s shows the baseline', async (fault) => {
    await control({ fault })
    const { visit, choose } = await start()
    await visit('/?utm_campaign=shops')
    expect(choose()).toMatchObject(lost)
    expect(messages[0]).toContain('Create Profile request failed with error: ')
  })

  it('keeps the variant for a known visitor', async () => {
    const before = await start()
    await before.visit('/?utm_campaign=shops')
    await control({ fault: '500' })
    const { visit, choose } = await start()
    await visit('/pricing/')
    expect(choose()).toMatchObject({ status: 'success', variantIndex: 1 })
    expect(messages[0]).toContain('Update Profile request failed with status: "[500] Internal Server Error')
  })

  describe('by a timeout', () => {
    fakeTimersInEach()

    it('is aborted after 3000 ms and logged', async () => {
      await control({ fault: 'hang' })
      const { sdk, choose } = await start()
      const sending = sdk.send(pageAt('/?utm_campaign=shops'))
      await untilThere(profileRequests, 1)
      jest.advanceTimersByTime(2000)
      expect(messages).toEqual([])
      jest.advanceTimersByTime(1000)
      await sending
      await settle()
      expect(choose()).toMatchObject(lost)
      expect(messages).toEqual([
        'Error: Ninetailed Request timed out.',
        'Create Profile request aborted due to network issues. This request is not retryable.',
      ])
    })

    it('is not logged as a timeout when it has failed before', async () => {
      await control({ fault: 'reset' })
      const { visit } = await start()
      await visit('/')
      jest.advanceTimersByTime(10_000)
      expect(messages).toHaveLength(1)
      expect(messages[0]).not.toContain('timed out')
    })
  })
})

it('knows a visitor until the document ends where storage is refused', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
  }
  const { visit, choose } = await start()
  await visit('/?utm_campaign=shops')
  await visit('/pricing/')
  expect(choose()).toMatchObject({ variantIndex: 1 })
  const [first, second] = await profileRequests()
  expect(second?.path).not.toBe(first?.path)
  expect(document.cookie).toBe('')
})

describe('merge tags', () => {
  it('show the visitor’s data as text, or their fallback', async () => {
    document.body.innerHTML =
      '<p><b data-merge-tag="location.city">your town</b><i data-merge-tag="traits.name">friend</i></p>'
    await control({ location: { city: '<b>Montréal</b>', countryCode: 'CA' } })
    const { sdk, visit } = await start()
    await visit('/')
    // React renders it some time after the answer.
    await waitFor(() => expect(document.body.textContent).toBe('<b>Montréal</b>friend'), { timeout: 60_000 })
    await sdk.send({ method: 'identify', args: ['', { name: ' Ada ' }], place: placeOf('/') })
    await waitFor(() => expect(document.body.textContent).toBe('<b>Montréal</b>Ada'), { timeout: 60_000 })

    document.body.innerHTML = '<u data-merge-tag="traits.name">friend</u>'
    void sdk.send(pageAt('/pricing/'))
    expect(document.querySelector('u')?.textContent).toBe('Ada')
  })

  it('of a block rendered later show it too, even if the block is not counted', async () => {
    await control({ location: { city: 'Lyon', countryCode: 'FR' } })
    const { visit, provider } = await start()
    await visit('/')
    document.body.innerHTML = '<section><b data-merge-tag="location.city">your town</b></section>'
    const view = { baselineId: 'home-hero', id: 'variant-home-hero', isHidden: false, variantIndex: 1 }
    provider().observe({ ...view, isForced: true, find: () => document.querySelector('section') })
    expect(document.querySelector('b')?.textContent).toBe('Lyon')
  })

  it('stay unchanged once the page may no longer change', async () => {
    document.body.innerHTML = '<p><b data-merge-tag="location.city">your town</b></p>'
    isOpen = false
    const { sdk, visit, provider } = await start()
    await visit('/')
    const view = { baselineId: 'home-hero', id: 'home-hero', isHidden: false, variantIndex: 0 }
    provider().observe({ ...view, find: () => document.querySelector('p') })()
    expect(document.querySelector('b')?.textContent).toBe('your town')
    isOpen = true
    void sdk.send(pageAt('/pricing/'))
    expect(document.querySelector('b')?.textContent).toBe('Boston')
  })
})

describe('views', () => {
  const island = (): Element => {
    document.body.innerHTML = '<section><a href="#more">More</a></section>'
    return document.querySelector('section') as Element
  }

  const viewOf = (choice: Choice, find: () => Element | null) => ({ ...choice, baselineId: 'home-hero', find })

  /** Shows a block to a visitor in an audience. */
  const show = async (consent?: Consent) => {
    const { visit, provider, choose } = await start({}, consent)
    await visit('/?utm_campaign=shops')
    const element = island()
    provider().observe(viewOf(choose(), () => element))
    return { visit, element }
  }

  const insights = async () =>
    (await requestsTo('events')).flatMap(({ body }) =>
      (body as { readonly events: readonly object[] }[]).flatMap(({ events }) => events),
    )

  fakeTimersInEach()

  it('count after 1000 ms, with entry, experience and index, and are sent with the next page', async () => {
    const { visit } = await show()
    await jest.advanceTimersByTimeAsync(900)
    await visit('/?b')
    expect(await insights()).toEqual([])
    await jest.advanceTimersByTimeAsync(200)
    await visit('/?c')
    await untilThere(insights, 1)
    expect(await insights()).toMatchObject([
      {
        type: 'component',
        componentType: 'Entry',
        componentId: 'variant-home-hero',
        experienceId: 'shops',
        variantIndex: 1,
      },
    ])
  })

  it('include clicks', async () => {
    const { visit, element } = await show()
    element.querySelector('a')?.click()
    await visit('/?b')
    await untilThere(insights, 1)
    expect(await insights()).toMatchObject([{ type: 'component_click', componentId: 'variant-home-hero' }])
  })

  it('poll every 200 ms for a missing element', async () => {
    const { visit, provider, choose } = await start()
    await visit('/?utm_campaign=shops')
    let element: Element | null = null
    const find = jest.fn(() => element)
    provider().observe(viewOf(choose(), find))
    const asked = find.mock.calls.length
    await jest.advanceTimersByTimeAsync(200)
    expect(find).toHaveBeenCalledTimes(asked + 1)
    element = island()
    await jest.advanceTimersByTimeAsync(200)
    const found = find.mock.calls.length
    await jest.advanceTimersByTimeAsync(1000)
    expect(find).toHaveBeenCalledTimes(found)
    await visit('/?b')
    await untilThere(insights, 1)
  })

  it('of a hidden variant count when what follows it is in view', async () => {
    const { visit, provider, choose } = await start()
    await visit('/?utm_campaign=hiders')
    let tell: (isIntersecting: boolean) => void = () => undefined
    class Scrolling extends AllVisible {
      override observe(): void {
        tell = (isIntersecting) => this.tell([{ isIntersecting }])
      }
    }
    Object.assign(window, { IntersectionObserver: Scrolling })
    const next = island()
    provider().observe(viewOf(choose(), () => next))()
    provider().observe(viewOf(choose(), () => next))
    tell(true)
    await jest.advanceTimersByTimeAsync(900)
    tell(false)
    await jest.advanceTimersByTimeAsync(1100)
    await visit('/?b')
    expect(await insights()).toEqual([])
    tell(true)
    await jest.advanceTimersByTimeAsync(1100)
    await visit('/?c')
    await untilThere(insights, 1)
    expect(await insights()).toMatchObject([
      { componentId: 'home-hero-hidden', experienceId: 'hidden', variantIndex: 1 },
    ])
  })

  it.each([
    ['are sent when the page is hidden', true],
    ['are not sent after consent is withdrawn', false],
  ])('%s', async (_name, isGrantedLater) => {
    let isGranted = true
    await show({ isGranted: () => isGranted, onChange: () => undefined })
    await jest.advanceTimersByTimeAsync(1100)
    isGranted = isGrantedLater
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(10)
    const own = beacons.filter(({ url }) => url.includes(`/${account}/`))
    expect(own.map(({ url }) => url.includes('/v1/organizations/'))).toEqual(isGrantedLater ? [true] : [])
  })

  it('of a sticky variant are sent immediately, and the service keeps it for the visitor', async () => {
    const { visit, provider, choose } = await start()
    await visit('/')
    expect(choose([sticky])).toMatchObject({ variantIndex: 1, isSticky: true })
    const element = island()
    provider().observe(viewOf(choose([sticky]), () => element))
    await untilThere(profileRequests, 2)
    const [event] = eventsOf((await profileRequests())[1])
    expect(event).toMatchObject({
      type: 'component',
      componentId: 'variant-home-hero',
      experienceId: 'sticky',
      variantIndex: 1,
    })

    await control({ newSession: true })
    const back = await start()
    await back.visit('/')
    expect(back.choose([sticky])).toMatchObject({ variantIndex: 1, isSticky: true })
  })

  it('of a target that is not an element are ignored with a warning', async () => {
    const { visit, provider, choose } = await start()
    await visit('/?utm_campaign=shops')
    provider().observe(viewOf(choose(), () => ({}) as Element))
    expect(messages).toEqual([
      'ElementSeenObserver.observeElement was called with an invalid element. Expected an Element but got object. This call will be ignored.',
    ])
  })

  it('are not counted on pages without https, where the SDK cannot create their ids', async () => {
    const { visit, provider, choose } = await start()
    await visit('/?utm_campaign=shops')
    const element = island()
    const { crypto } = window
    Object.defineProperty(window, 'crypto', { value: {}, configurable: true })
    provider().observe(viewOf(choose(), () => element))()
    Object.defineProperty(window, 'crypto', { value: crypto, configurable: true })
    element.querySelector('a')?.click()
    await jest.advanceTimersByTimeAsync(1100)
    await visit('/?b')
    expect(await insights()).toEqual([])
  })
})

it('withdrawn consent stops everything and forgets the visitor; new consent starts again', async () => {
  let granted = true
  let changed: () => void = () => undefined
  const consent: Consent = { isGranted: () => granted, onChange: (listener) => (changed = listener) }
  const { visit, states } = await start({}, consent)
  await visit('/?utm_campaign=shops')
  expect(localStorage.length).toBeGreaterThan(0)

  granted = false
  changed()
  changed()
  expect(states.at(-1)).toBe('off')
  expect(localStorage).toHaveLength(0)
  await visit('/pricing/')
  await (window as unknown as { readonly ninetailed: Ninetailed }).ninetailed.track('Viewed')
  expect(await profileRequests()).toHaveLength(1)
  expect(states.filter((state) => state === 'off')).toHaveLength(1)

  granted = true
  changed()
  expect(states.at(-1)).toBe('loading')
  await untilThere(profileRequests, 2)
  await settle()
  expect(states.at(-1)).toEqual(expect.objectContaining({ select: expect.any(Function) as unknown }))
  const [first, second] = await profileRequests()
  expect(second?.path).toBe(first?.path)
})

it('accepts a path of the site as the address, and a language', async () => {
  const requested = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  const { visit } = await start({ url: '/_experience', locale: 'de-DE' })
  await visit('/')
  expect(requested.mock.calls[0]?.[0]).toBe(
    `http://localhost/_experience/v2/organizations/${account}/environments/main/profiles?locale=de-DE`,
  )
})
