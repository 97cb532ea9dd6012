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
