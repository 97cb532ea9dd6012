/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://secure.hearthside.example/"}
 */
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { forgetAttribution } from './storage'

const endDocument = endDocumentAfterEach()

/** Loads the script at an address of the app host, like a script tag. */
const loadAt = async (path: string, html = ''): Promise<void> => {
  window.history.replaceState({}, '', path)
  document.body.innerHTML = html
  endDocument()
  jest.resetModules()
  await import('./app-host')
}

const form = `<form><input name="email"><input name="fname"><input name="lname"><input name="company" value="Acme">${[
  ...['Source', 'Medium', 'Term', 'Campaign', 'Content', 'Url'].flatMap((name) => [`GA_${name}`, `GA_${name}_First`]),
  'pricing_model',
]
  .map((name) => `<input type="hidden" name="${name}">`)
  .join('')}</form>`

const valuesOf = (): Record<string, string> =>
  Object.fromEntries([...document.querySelectorAll('input')].map(({ name, value }) => [name, value]))

const define = (target: object, name: string, descriptor: PropertyDescriptor): void => {
  Object.defineProperty(target, name, { configurable: true, ...descriptor })
}

const query =
  '?utm_source=ads&utm_first_source=google&utm_medium=cpc&utm_first_medium=organic&utm_campaign=fall' +
  '&last_touch_url=/pricing/&first_touch_url=/&hs_tvar=50-B&referrer=https://a.example/'

afterEach(() => {
  for (const name of ['cookie', 'referrer', 'prerendering', 'readyState', 'currentScript'])
    Reflect.deleteProperty(document, name)
  forgetAttribution()
  jest.restoreAllMocks()
})

describe('on a sign-up page', () => {
  it('fills the form with the link’s parameters and saves them', async () => {
    await loadAt(`/members/register/${query}`, form)
    expect(valuesOf()).toMatchObject({
      GA_Source: 'ads',
      GA_Campaign: 'fall',
      GA_Term: '-',
      GA_Source_First: 'google',
      GA_Url_First: '/',
      pricing_model: 'cbp',
    })
    expect(document.cookie).toMatch(/^hs_attr_signup=%7B[^;]+$/)
  })

  it('fills it again after Back, from the saved data', async () => {
    await loadAt(`/members/register/${query}`, form)
    await loadAt('/members/register/plus/', form)
    expect(valuesOf()).toMatchObject({ GA_Source: 'ads', GA_Source_First: 'google', GA_Url: '/pricing/' })
  })

  it('fills it from the cookies of the marketing site when the visitor came without a link', async () => {
    document.cookie = 'hs_attr_last=utmcsr=news|utmcmd=email; path=/; domain=.hearthside.example'
    document.cookie = 'hs_attr_first_url=/blog/; path=/; domain=.hearthside.example'
    await loadAt('/members/register/', form)
    expect(valuesOf()).toMatchObject({ GA_Source: 'news', GA_Medium: 'email', GA_Url: '-', GA_Url_First: '/blog/' })
  })

  it('prefills empty fields', async () => {
    const address = '/members/register/?reg=jane%2Bwork@x.example&fn=Jane&ln=Doe&cn=Other'
    await loadAt(address, form)
    expect(valuesOf()).toMatchObject({ email: 'jane+work@x.example', fname: 'Jane', lname: 'Doe', company: 'Acme' })
    await loadAt(address, '<form><input name="email"><input name="company"></form>')
    expect(valuesOf()).toMatchObject({ company: 'Other' })
    expect(document.cookie).not.toContain('jane')
  })

  it('fills a form added later, when the page has loaded and when the form is sent', async () => {
    await loadAt(`/members/register/${query}&reg=a@b.c`)
    document.body.innerHTML = form
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(valuesOf()).toMatchObject({ GA_Source: 'ads', email: 'a@b.c' })
    document.body.innerHTML = form
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
    expect(valuesOf()).toMatchObject({ GA_Source: 'ads', email: '' })
  })

  it('does not fail at a field that refuses text', async () => {
    const onError = jest.fn()
    window.addEventListener('error', onError)
    const broken = '<form><input name="GA_Source" type="file"></form>'
    await loadAt(`/members/register/${query}`, broken)
    await loadAt(`/members/register/${query}`)
    document.body.innerHTML = broken
    document.dispatchEvent(new Event('DOMContentLoaded'))
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
    expect(onError).not.toHaveBeenCalled()
    window.removeEventListener('error', onError)
  })

  it('shows hidden inputs only while debugging', async () => {
    await loadAt('/members/register/', form)
    expect(document.querySelectorAll('[type=hidden]')).toHaveLength(13)
    localStorage.setItem('hs_attr_debug', 'yes')
    await loadAt('/members/register/', form)
    expect(document.querySelectorAll('[type=hidden]')).toHaveLength(13)
    localStorage.setItem('hs_attr_debug', '1')
    await loadAt(`/members/register/${query}`, form)
    expect(document.querySelectorAll('[type=hidden]')).toHaveLength(0)
    expect(valuesOf()).toMatchObject({ GA_Source: 'ads' })
  })
})

describe('on a login page', () => {
  /** Uses the link of the page and returns its parameters. */
  const use = (): Record<string, string> => {
    const link = document.querySelector('a')
    link?.firstChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    link?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    return Object.fromEntries(new URLSearchParams(link?.search))
  }

  const trial = '<a href="/members/register/">Free Trial</a>'

  it('hands on the touch, partner and promotion to sign-up', async () => {
    define(document, 'referrer', { value: 'https://blog.example/desks/' })
    const own = { gspk: 'jane', gsxid: '1', promo: 'A?B C' }
    const query = new URLSearchParams({ token: 'secret', utm_source: 'ads', utm_campaign: 'ready?yes', ...own })
    await loadAt(`/members/login/?${query.toString()}&gclid=1&reg=a%40b.c&promotion=no`, trial)
    expect(use()).toEqual({
      utm_source: 'ads',
      gclid: '1',
      utm_first_source: 'ads',
      utm_campaign: 'ready?yes',
      utm_first_campaign: 'ready?yes',
      utm_medium: 'cpc',
      utm_first_medium: 'cpc',
      last_touch_url: '/members/login/',
      first_touch_url: '/members/login/',
      referrer: 'https://blog.example/desks/',
      ...own,
    })
  })

  it.each(['/members/login/', '/', 'https://www.hearthside.example/', 'https://elsewhere.example/members/register/'])(
    'hands on nothing to %s',
    async (href) => {
      await loadAt('/members/login/?promo=SPRING', `<a href="${href}">a</a>`)
      use()
      expect(document.querySelector('a')).toHaveAttribute('href', href)
    },
  )

  it('logs its actions while debugging', async () => {
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined)
    await loadAt('/members/login/')
    expect(debug).not.toHaveBeenCalled()
    localStorage.setItem('hs_attr_debug', '1')
    await loadAt('/members/login/?utm_source=ads')
    expect(debug).toHaveBeenCalledWith(expect.objectContaining({ hs_attr_last: 'utmcsr=ads' }))
  })

  it('records a prerendered page only when it is shown', async () => {
    define(document, 'prerendering', { value: true })
    await loadAt('/members/login/?utm_source=ads')
    expect(document.cookie).toBe('')
    define(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(document.cookie).toContain('hs_attr_last=utmcsr=ads')
  })
})

it.each(['/', '/members/', '/members/settings/', '/account/members/login/'])('does nothing on %s', async (path) => {
  await loadAt(`${path}?utm_source=ads&reg=a@b.c`, `${form}<a href="/members/register/">Free Trial</a>`)
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(document.cookie).toBe('')
  expect(valuesOf()).toMatchObject({ GA_Source: '', email: '' })
  expect(document.querySelector('a')?.search).toBe('')
})
