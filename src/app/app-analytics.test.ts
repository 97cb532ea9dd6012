/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://secure.hearthside.example/"}
 */
import { forgetAttribution } from '../attribution/storage'
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import type { VendorConfig } from '../lib/vendors'

const track = jest.fn()
const identify = jest.fn()
const mixpanel = { __loaded: true, identify, track, get_distinct_id: () => 'm-1' }
const heap = { userId: 'h-1' }

/** The page's own tools. */
const haveTools = (): void => void Object.assign(window, { mixpanel, heap })

const goTo = (path: string): void => window.history.replaceState({}, '', path)

const use = (href: string): Record<string, string> => {
  document.body.innerHTML = `<a href="${href}">There</a>`
  const link = document.querySelector('a')
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  return Object.fromEntries(new URLSearchParams(link?.search))
}

const requested = (): (string | null)[] => [...document.scripts].map((script) => script.getAttribute('src'))

/** Runs the script that pages include before this one. */
const runAttribution = (): Promise<void> =>
  jest.isolateModulesAsync(async () => {
    await import('../attribution/app-host')
  })

/** Runs the script of a build. */
const run = (vendors: VendorConfig = {}): Promise<void> => {
  Object.assign(window, { __APP_HOST_VENDORS__: vendors })
  return jest.isolateModulesAsync(async () => {
    await import('./app-analytics')
  })
}

/** Lets the tools become ready. */
const settle = (): Promise<void> => new Promise(process.nextTick)

endDocumentAfterEach()
beforeEach(() => {
  jest.clearAllMocks()
  document.title = 'Log in'
})
afterEach(() => {
  for (const name of ['mixpanel', 'heap', 'hearthsideLinks']) Reflect.deleteProperty(window, name)
  forgetAttribution()
  document.head.replaceChildren()
  delete window.hearthsideCalls
})

describe.each(['/members/login/', '/members/register/', '/members/register'])('on %s', (path) => {
  it('identifies the visitor and sends Viewed Page with the variation', async () => {
    haveTools()
    goTo(`${path}?mxid=m-7&hs_tvar=50-B`)
    await run()
    await settle()
    expect(identify.mock.calls).toEqual([['m-7']])
    expect(track.mock.calls).toEqual([
      ['Viewed Page', { time: expect.any(Number) as number, path, title: 'Log in', test_variation: '50-B' }],
    ])
  })

  it('uses the variation in the cookie when the link carries none', async () => {
    haveTools()
    document.cookie = 'hs_ab_variant=0; path=/; domain=.hearthside.example'
    goTo(path)
    await run()
    await settle()
    expect(identify).not.toHaveBeenCalled()
    expect(track).toHaveBeenCalledWith('Viewed Page', expect.objectContaining({ test_variation: '50-A' }))
  })

  it('adds the visitor ids to links back, and the variation to sign-up links', async () => {
    haveTools()
    document.cookie = 'hs_ab_variant=1; path=/; domain=.hearthside.example'
    goTo(path)
    await runAttribution()
    await run()
    expect(use('https://www.hearthside.example/pricing/')).toEqual({ mxid: 'm-1', hpid: 'h-1' })
    expect(use('/members/register/')).toMatchObject({ hs_tvar: '50-B', mxid: 'm-1', hpid: 'h-1' })
    expect(use('/members/account/')).toEqual({})
    document.body.innerHTML = '<a name="top">Top</a><a href="#form">Form</a>'
    for (const link of document.querySelectorAll('a')) link.dispatchEvent(new Event('click', { bubbles: true }))
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([null, '#form'])
    expect(use('https://elsewhere.example/')).toEqual({})
  })
})

it('loads the configured tools when the page has none', async () => {
  goTo('/members/login/')
  await run({
    productAnalytics: { id: '1', src: 'https://product.example/a.js' },
    sessionReplay: { id: '2', src: 'https://replay.example/b.js' },
  })
  expect(requested()).toEqual(['https://product.example/a.js', 'https://replay.example/b.js'])
})

it.each(['/', '/members/', '/members/account/'])('does nothing on %s', async (path) => {
  haveTools()
  goTo(path)
  await runAttribution()
  await run({ productAnalytics: { id: '1', src: 'https://product.example/a.js' } })
  expect([requested(), track.mock.calls]).toEqual([[], []])
  expect(use('https://www.hearthside.example/')).toEqual({})
})

it('waits for the title of a page that is still loading', async () => {
  haveTools()
  goTo('/members/login/')
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  await run()
  expect(track).not.toHaveBeenCalled()
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await settle()
  expect(track).toHaveBeenCalledTimes(1)
})
