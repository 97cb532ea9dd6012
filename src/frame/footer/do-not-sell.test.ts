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

it('says that the signal of Global Privacy Control is respected, once', () => {
  document.body.innerHTML = '<button type="button" data-do-not-sell="">Do Not Sell</button>'
  const openConsent = jest.fn(() => Promise.resolve())
  const stop = startDoNotSell(document, openConsent)
  const click = (): void => document.querySelector('button')?.click()
  click()
  expect(document.querySelector('[role=status]')).toBeNull()
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  click()
  click()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  stop()
  expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toEqual([
    'Your Global Privacy Control signal is respected: nothing is sold or shared.',
  ])
  expect(openConsent).toHaveBeenCalledTimes(3)
})
