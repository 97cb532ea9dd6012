/** @jest-environment jsdom */
import { startDoNotSell } from './do-not-sell'

it('opens the consent tool by the button alone, until it is stopped', () => {
  document.body.innerHTML =
    '<button type="button" data-do-not-sell=""><span>Do Not Sell</span></button><a href="#x">Terms</a>'
  const openConsent = jest.fn(() => Promise.resolve())
  const stop = startDoNotSell(document, openConsent)
  document.querySelector('a')?.click()
  expect(openConsent).not.toHaveBeenCalled()
  document.querySelector('span')?.click()
  expect(openConsent).toHaveBeenCalledTimes(1)
  stop()
  document.querySelector('span')?.click()
  expect(openConsent).toHaveBeenCalledTimes(1)
})

describe('with Global Privacy Control', () => {
  const notes = (): (string | null)[] =>
    [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  const respected = ['The Global Privacy Control signal of your browser is respected.']

  beforeEach(() => {
    document.body.innerHTML = '<button type="button" data-do-not-sell="">Do Not Sell</button>'
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })

  it('says that the signal is respected, once, also in a footer that is drawn anew', () => {
    const openConsent = jest.fn(() => Promise.resolve())
    const stop = startDoNotSell(document, openConsent)
    expect(notes()).toEqual(respected)
    document.querySelector('button')?.click()
    expect(notes()).toEqual(respected)
    document.body.innerHTML = '<button type="button" data-do-not-sell="">Do Not Sell</button>'
    document.querySelector('button')?.click()
    expect(notes()).toEqual(respected)
    expect(openConsent).toHaveBeenCalledTimes(2)
    stop()
  })
})

it('says nothing without the signal', () => {
  document.body.innerHTML = '<button type="button" data-do-not-sell="">Do Not Sell</button>'
  startDoNotSell(document, () => Promise.resolve())()
  expect(document.querySelector('[role=status]')).toBeNull()
})
