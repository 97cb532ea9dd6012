/** @jest-environment jsdom */
import { announcePage } from '../../lib/page-event'
import { startFooter } from './start-footer'

const openConsent = jest.fn(() => Promise.resolve())
let running: AbortController

const draw = () => {
  document.body.innerHTML =
    '<p>© <span data-year>2025</span> Hearthside, Inc.</p><a href="#x">Terms</a>' +
    '<button type="button" data-do-not-sell=""><span>Do Not Sell</span></button>'
}
const drawPage = () => {
  draw()
  announcePage(document, { path: '/about/', isForward: true })
}
const start = () => {
  draw()
  startFooter(document, { openConsent, year: 2031, signal: running.signal })
}
const press = () => document.querySelector<HTMLElement>('button span')?.click()
const notes = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)

beforeEach(() => {
  openConsent.mockClear()
  running = new AbortController()
})
afterEach(() => {
  running.abort()
})

it('opens the consent tool on a click on the button, until the signal aborts', () => {
  start()
  document.querySelector('a')?.click()
  expect(openConsent).not.toHaveBeenCalled()
  press()
  expect(openConsent).toHaveBeenCalledTimes(1)
  running.abort()
  press()
  expect(openConsent).toHaveBeenCalledTimes(1)
})

it('updates the year of every page', () => {
  start()
  expect(document.body).toHaveTextContent('© 2031 Hearthside, Inc.')
  drawPage()
  expect(document.body).toHaveTextContent('© 2031 Hearthside, Inc.')
})

describe('with Global Privacy Control', () => {
  const confirmation = ['The Global Privacy Control signal of your browser is respected.']

  beforeEach(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })

  it('confirms the signal once, also in a footer that was drawn again', () => {
    start()
    expect(notes()).toEqual(confirmation)
    press()
    expect(notes()).toEqual(confirmation)
    draw()
    press()
    expect(notes()).toEqual(confirmation)
    drawPage()
    expect(notes()).toEqual(confirmation)
  })
})

it('confirms nothing without the signal', () => {
  start()
  expect(notes()).toEqual([])
})
