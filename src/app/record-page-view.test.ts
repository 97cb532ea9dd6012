/** @jest-environment jsdom */
import { recordPageView } from './record-page-view'

const pageView = jest.fn()
const page = jest.fn()
jest.mock('../personalization/personalization', () => ({ personalization: { page: () => page() as unknown } }))
jest.mock('../analytics', () => ({ pageView: (view: unknown) => pageView(view) as unknown }))

/** Observers are called before this continues. */
const observed = (): Promise<void> => Promise.resolve()

const appendTitle = (text: string): void => {
  document.head.append(Object.assign(document.createElement('title'), { textContent: text }))
}

it('records path and title once, after the page has its title', async () => {
  window.history.replaceState({}, '', '/pricing/?plan=plus#plans')
  document.title = 'Home'
  recordPageView(window)
  document.head.append(document.createElement('style'))
  await observed()
  document.querySelector('title')?.remove()
  await observed()
  expect(pageView).not.toHaveBeenCalled()

  appendTitle('Pricing')
  await observed()
  appendTitle('Other')
  await observed()
  expect(pageView.mock.calls).toEqual([[{ path: '/pricing/', title: 'Pricing' }]])
  expect(page).toHaveBeenCalledTimes(1)
})
