/** @jest-environment jsdom */
import { announceTitle } from '../lib/page-life'
import { recordPageView } from './record-page-view'

const pageView = jest.fn()
const page = jest.fn()
jest.mock('../personalization/personalization', () => ({ personalization: { page: () => page() as unknown } }))
jest.mock('../analytics', () => ({ pageView: (view: unknown) => pageView(view) as unknown }))

it('records path and title once, after the document has the page’s title', () => {
  window.history.replaceState({}, '', '/pricing/?plan=plus#plans')
  document.title = 'Home'
  recordPageView(window)
  expect(pageView).not.toHaveBeenCalled()

  document.title = 'Pricing'
  announceTitle(document)
  announceTitle(document)
  expect(pageView.mock.calls).toEqual([[{ path: '/pricing/', title: 'Pricing' }]])
  expect(page).toHaveBeenCalledTimes(1)
})
