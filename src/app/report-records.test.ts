/** @jest-environment jsdom */
import type { Recorded } from '../attribution/recorded'
import { reportRecords } from './report-records'

const pageView = jest.fn()
const page = jest.fn()
const trackAt = jest.fn()
jest.mock('../analytics', () => ({ pageView: (view: unknown) => pageView(view) as unknown }))
jest.mock('../personalization/personalization', () => ({
  personalization: {
    page: (place: unknown) => page(place) as unknown,
    trackAt: (...call: unknown[]) => trackAt(...call) as unknown,
  },
}))

const recorded = (path: string, conversion?: string): Recorded => ({
  at: 1000,
  url: `https://www.hearthside.example${path}`,
  referrer: '',
  title: 'Title',
  conversion,
})

it('reports each record of this page, earlier pages and later events once', () => {
  localStorage.setItem('hs_records', JSON.stringify([recorded('/a/?plan=plus')]))
  window.hearthsideRecords = [recorded('/b/'), recorded('/b/', 'Clicked Demo')]
  reportRecords(document)
  window.hearthsideRecords.push(recorded('/c/'))
  document.dispatchEvent(new Event('hs:record'))
  expect(pageView.mock.calls).toEqual(['/a/', '/b/', '/c/'].map((path) => [{ at: 1000, path, title: 'Title' }]))
  const placeOf = (path: string) => ({
    url: `https://www.hearthside.example${path}`,
    referrer: '',
    document: { title: 'Title' },
  })
  expect(page.mock.calls).toEqual([[placeOf('/a/?plan=plus')], [placeOf('/b/')], [placeOf('/c/')]])
  expect(trackAt.mock.calls).toEqual([[placeOf('/b/'), 'Clicked Demo', { path: '/b/' }]])
  expect(localStorage).toHaveLength(0)
})
