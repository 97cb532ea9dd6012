/** @jest-environment jsdom */
import { ContentfulLivePreview } from '@contentful/live-preview'
import { startPreview } from './start-preview'

jest.mock('@contentful/live-preview', () => ({ ContentfulLivePreview: { init: jest.fn() } }))

const app = 'https://app.eu.contentful.com/spaces/space/environments/staging'

/** Entries and fields. */
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-contentful-entry-id]')].map(
    ({ dataset }) => `${dataset.contentfulEntryId}: ${dataset.contentfulFieldId}`,
  )

beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(window, 'CSS', { configurable: true, value: { escape: (text: string) => text } })
  window.history.replaceState({}, '', '/pricing/')
})

it('marks what each entry shows, and what appears later', async () => {
  document.body.innerHTML = `
    <div data-island="header"><nav></nav></div>
    <main><div data-island="pricing-hero"><section></section></div><div data-island="/blog/page/2"><p></p></div></main>`
  startPreview(window, app)
  expect(marks()).toEqual(['pricing-hero: name'])
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<div data-island="pricing-faq"><section></section></div>')
  await Promise.resolve()
  expect(marks()).toEqual(['pricing-hero: name', 'pricing-faq: name'])
})

it.each([
  ['/blog/first/', 'title'],
  ['/blog/authors/maya/', 'name'],
])('marks the field with the title of the page %s: %s', (path, field) => {
  window.history.replaceState({}, '', path)
  document.body.innerHTML = '<main><div data-island="the-entry"><article></article></div></main>'
  startPreview(window, app)
  expect(marks()).toEqual([`the-entry: ${field}`])
})

it('lets Contentful open the entries of its space and environment, without live updates', () => {
  document.body.innerHTML = ''
  startPreview(window, app)
  expect(ContentfulLivePreview.init).toHaveBeenLastCalledWith({
    locale: 'en-US',
    space: 'space',
    environment: 'staging',
    targetOrigin: 'https://app.eu.contentful.com',
    enableInspectorMode: true,
    enableLiveUpdates: false,
  })
})

it('scrolls to the part of the page that the address names', () => {
  window.history.replaceState({}, '', '/pricing/#pricing-faq')
  document.body.innerHTML = '<main><div data-island="pricing-faq"><section></section></div></main>'
  const scrollIntoView = jest.fn()
  Object.assign(document.querySelector('section') ?? {}, { scrollIntoView })
  startPreview(window, app)
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

it('loads the page again after the server of the preview has started again', async () => {
  const starts = ['1', '1', '2']
  const reload = jest.fn()
  const view = Object.create(window, {
    document: { value: document },
    MutationObserver: { value: MutationObserver },
    location: { value: { pathname: '/', hash: '', reload } },
    setInterval: { value: setInterval },
    fetch: { value: async () => ({ ok: true, text: async () => starts.shift() }) },
  }) as typeof window
  startPreview(view, app)
  await jest.advanceTimersByTimeAsync(4000)
  expect(reload).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2000)
  expect(reload).toHaveBeenCalledTimes(1)
})
