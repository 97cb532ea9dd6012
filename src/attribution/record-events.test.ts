/** @jest-environment jsdom */
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { startRecording, takeRecords } from './record-events'
import type { CurrentAttribution } from './site'

endDocumentAfterEach()

const open = (mayStore = true): void => {
  window.history.replaceState({}, '', '/pricing/?plan=plus')
  document.title = 'Pricing'
  window.hearthsideAttribution = { mayStore: () => mayStore } as CurrentAttribution
  startRecording()
}

const leave = (): void => {
  window.dispatchEvent(new Event('pagehide'))
}

const restore = (): void => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

const view = {
  at: expect.any(Number) as number,
  url: 'http://localhost/pricing/?plan=plus',
  referrer: '',
  title: 'Pricing',
}

const click = (html: string, type = 'click', options: MouseEventInit = {}): void => {
  document.body.innerHTML = html
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const target = document.querySelector('[data-target]') ?? document.querySelector('a')
  target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...options }))
}

afterEach(() => {
  delete window.hearthsideRecords
})

it('records the view of a page immediately, once per document, and stores it when the page is left', () => {
  open()
  startRecording()
  expect(window.hearthsideRecords).toEqual([view])
  expect(localStorage).toHaveLength(0)
  leave()
  expect(window.hearthsideRecords).toEqual([])
  expect(takeRecords(true)).toEqual([view])
})

it('records no view on the offline page and the error page of the host, which stand in for others', () => {
  document.documentElement.dataset.noStart = ''
  open()
  restore()
  expect(window.hearthsideRecords).toEqual([])
  delete document.documentElement.dataset.noStart
})

it('records another view when the page returns from the back-forward cache, and marks it', () => {
  open()
  const heard = jest.fn()
  document.addEventListener('hs:record', heard)
  restore()
  expect(takeRecords(true)).toEqual([view, view])
  expect(heard).toHaveBeenCalledTimes(1)
})

it('stores nothing without consent, and recorded events once it is given', () => {
  open(false)
  leave()
  expect(localStorage).toHaveLength(0)
  window.hearthsideAttribution = { mayStore: () => true } as CurrentAttribution
  leave()
  expect(takeRecords(false)).toEqual([])
  expect(takeRecords(true)).toEqual([view])
  expect(localStorage).toHaveLength(0)
})

it.each([
  ['Clicked Demo', '<a href="/lp/get-a-demo/?from=x#form">Demo</a>'],
  ['Clicked Demo', '<a href="/de/lp/get-a-demo/"><b data-target>Vorführung</b></a>'],
  ['Clicked Free Trial', '<a href="/lp/free-trial/">Trial</a>'],
  ['Clicked Free Trial', '<a href="https://secure.hearthside.example/members/register/?plan=1">Trial</a>'],
])('records %s for %s', (name, html) => {
  open()
  click(html)
  expect(takeRecords(true)[1]).toEqual({ ...view, conversion: name })
})

it.each([
  ['another page', '<a href="/about/">About</a>'],
  ['another site', '<a href="https://other.example/lp/get-a-demo/">Demo</a>'],
  ['a link that a form opens when it was sent', '<form><a href="/lp/free-trial/">Trial</a></form>'],
  ['a copy of a link that a form opens', '<a href="/lp/free-trial/" data-form-next="">Trial</a>'],
  ['no link', '<p data-target>Words</p>'],
])('records no conversion for %s', (_name, html) => {
  open()
  click(html)
  expect(takeRecords(true)).toHaveLength(1)
})

it('counts a double click once', () => {
  open()
  const demo = '<a href="/lp/get-a-demo/">Demo</a>'
  click(demo, 'click', { detail: 1 })
  click(demo, 'click', { detail: 2 })
  expect(takeRecords(true)).toHaveLength(2)
})

it('counts a link opened by the middle button, but not by a context menu', () => {
  open()
  click('<a href="/lp/get-a-demo/">Demo</a>', 'auxclick', { button: 2 })
  expect(takeRecords(true)).toHaveLength(1)
  click('<a href="/lp/get-a-demo/">Demo</a>', 'auxclick', { button: 1 })
  expect(takeRecords(true)).toHaveLength(1)
})
