/** @jest-environment jsdom */
import { recordPageView } from './record-page-view'

const pageView = jest.fn()
const page = jest.fn()
jest.mock('../personalization/personalization', () => ({ personalization: { page: () => page() as unknown } }))
jest.mock('../analytics', () => ({ pageView: (view: unknown) => pageView(view) as unknown }))

it('records path and title once the title is the page’s', () => {
  jest.useFakeTimers()
  window.history.replaceState({}, '', '/pricing/?plan=plus#plans')
  document.title = 'Home'
  recordPageView(window)
  document.title = 'Pricing'
  jest.runAllTimers()
  expect(pageView.mock.calls).toEqual([[{ path: '/pricing/', title: 'Pricing' }]])
  expect(page).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
