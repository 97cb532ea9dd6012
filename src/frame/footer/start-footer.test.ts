/** @jest-environment jsdom */
import { announcePage } from '../../lib/page-life'
import { startFooter } from './start-footer'

const openConsent = jest.fn(() => Promise.resolve())
let running: AbortController

const draw = () => {
  document.body.innerHTML =
    '<p>© <span data-year>2025</span> Hearthside, Inc.</p><a href="#x">Terms</a>' +
    '<a href="#do-not-sell" data-do-not-sell=""><span>Do Not Sell</span></a>'
}
const drawPage = () => {
  draw()
  announcePage(document, { path: '/about/', isForward: true })
}
const start = (hasConsentTool = true) => {
  draw()
  startFooter(document, { hasConsentTool: () => hasConsentTool, openConsent, year: 2031, signal: running.signal })
}
const press = () => document.querySelector<HTMLElement>('a span')?.click()
/** Whether a click on the link is left to the browser. */
const isFollowed = (options: MouseEventInit = {}) =>
  document
    .querySelector('a span')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
const notes = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)

beforeEach(() => {
  openConsent.mockClear()
  running = new AbortController()
})
afterEach(() => {
  running.abort()
})

it('opens the consent tool on a click on the link, until the signal aborts', () => {
  start()
  document.querySelector<HTMLElement>('[href="#x"]')?.click()
  expect(openConsent).not.toHaveBeenCalled()
  press()
  expect(openConsent).toHaveBeenCalledTimes(1)
  running.abort()
  press()
  expect(openConsent).toHaveBeenCalledTimes(1)
})

it('leaves the link to the browser without a consent tool, and clicks that open another tab with one', () => {
  start(false)
  expect(isFollowed()).toBe(true)
  running.abort()
  running = new AbortController()
  start()
  expect(isFollowed({ ctrlKey: true })).toBe(true)
  expect(openConsent).not.toHaveBeenCalled()
  expect(isFollowed()).toBe(false)
})

it('updates the year of every page', () => {
  start()
  expect(document.body).toHaveTextContent('© 2031 Hearthside, Inc.')
  drawPage()
  expect(document.body).toHaveTextContent('© 2031 Hearthside, Inc.')
})

it.each([
  [undefined, []],
  [true, ['We honor your browser’s Global Privacy Control signal.']],
])(
  'confirms the signal %s of Global Privacy Control once, also in a footer that was rendered again',
  (signal, expected) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: signal })
    start()
    expect(notes()).toEqual(expected)
    draw()
    press()
    press()
    expect(notes()).toEqual(expected)
    drawPage()
    expect(notes()).toEqual(expected)
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  },
)

it('confirms the signal in the language of the page', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  start()
  draw()
  document.querySelector<HTMLElement>('[data-do-not-sell]')?.setAttribute('data-signal-note', 'Wir beachten es.')
  press()
  expect(notes()).toEqual(['Wir beachten es.'])
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})
