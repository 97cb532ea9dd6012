/** @jest-environment jsdom */
import { openConsent } from '../../analytics/open-consent'
import { announcePage } from '../../lib/page-life'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { startFooter } from './start-footer'

jest.mock('../../analytics/open-consent', () => ({ openConsent: jest.fn() }))

endDocumentAfterEach()

const draw = () => {
  document.body.innerHTML =
    '<p>© <span data-year>2025</span> Hearthside, Inc.</p><a href="#x">Terms</a>' +
    '<a href="#do-not-sell" data-do-not-sell=""><span>Do Not Sell</span></a>'
}
const drawPage = () => {
  draw()
  announcePage(document, { path: '/about/', isForward: true })
}
const start = (vendors: object = { consentTool: {} }) => {
  draw()
  document.head.innerHTML = `<script type="application/json" id="site-config">${JSON.stringify({ vendors })}</script>`
  startFooter(document)
}
/** Clicks. Returns whether it is left to the browser. */
const press = (selector = 'a span', options: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
const notes = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)

beforeEach(() => {
  jest.mocked(openConsent).mockClear()
})

it('opens the consent tool on a plain click on its link', () => {
  start()
  expect(press('[href="#x"]')).toBe(true)
  expect(press('a span', { ctrlKey: true })).toBe(true)
  expect(openConsent).not.toHaveBeenCalled()
  expect(press()).toBe(false)
  expect(openConsent).toHaveBeenCalledTimes(1)
})

it('leaves the link to the browser without a consent tool', () => {
  start({})
  expect(press()).toBe(true)
  expect(openConsent).not.toHaveBeenCalled()
})

it('updates the year of every page', () => {
  jest.useFakeTimers({ now: Date.UTC(2031, 5) })
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
