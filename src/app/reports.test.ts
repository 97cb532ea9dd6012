/** @jest-environment jsdom */
import * as analytics from '../analytics'
import type { CurrentAttribution } from '../attribution/current-attribution'
import { type Recorded, startRecording, takeRecords } from '../attribution/record-events'
import { collectListeners } from '../attribution/test-support/collect-listeners'
import { personalization } from '../personalization/personalization'
import { reportRecords, reportSubmission } from './reports'

jest.mock('../analytics')
jest.mock('../personalization/personalization')

const recorded = (path: string, conversion?: string): Recorded => ({
  at: 1000,
  url: `https://www.hearthside.example${path}`,
  referrer: '',
  title: 'Title',
  conversion,
})

let removeListeners: () => void

beforeEach(() => {
  jest.clearAllMocks()
  removeListeners = collectListeners()
})
afterEach(() => {
  removeListeners()
  delete window.hearthsideRecords
  delete window.hearthsideAttribution
})

it('reports each record of this page, earlier pages and later events once', () => {
  localStorage.setItem('hs_records', JSON.stringify([recorded('/a/?plan=plus')]))
  window.hearthsideRecords = [recorded('/b/'), recorded('/b/', 'Clicked Demo')]
  reportRecords(document)
  window.hearthsideRecords.push(recorded('/c/'))
  document.dispatchEvent(new Event('hs:record'))
  expect(jest.mocked(analytics.pageView).mock.calls).toEqual(
    ['/a/', '/b/', '/c/'].map((path) => [{ at: 1000, path, title: 'Title' }]),
  )
  const placeOf = (path: string) => ({
    url: `https://www.hearthside.example${path}`,
    referrer: '',
    document: { title: 'Title' },
  })
  expect(jest.mocked(personalization.page).mock.calls).toEqual(
    ['/a/?plan=plus', '/b/', '/c/'].map((path) => [placeOf(path)]),
  )
  expect(jest.mocked(personalization.trackAt).mock.calls).toEqual([[placeOf('/b/'), 'Clicked Demo', { path: '/b/' }]])
  expect(localStorage).toHaveLength(0)
})

it('reports the view of this page although another tab has reported since it was recorded', () => {
  window.hearthsideAttribution = { mayStore: () => true } as CurrentAttribution
  startRecording()
  const own = window.hearthsideRecords
  window.hearthsideRecords = []
  expect(takeRecords(true)).toEqual([])
  window.hearthsideRecords = own
  reportRecords(document)
  expect(analytics.pageView).toHaveBeenCalledTimes(1)
  expect(personalization.page).toHaveBeenCalledTimes(1)
})

it.each([
  ['identifies its sender', 'Ada@Kestrel.example', [['ada@kestrel.example', { email: 'Ada@Kestrel.example' }]]],
  ['identifies nobody without an address', undefined, []],
])('reports a stored form, and %s', (_what, email, identified) => {
  reportSubmission({ formId: 'demo-request', use: 'demo', path: '/pricing/', email })
  expect(jest.mocked(analytics.track).mock.calls).toEqual([
    [{ name: 'Submitted Form', formId: 'demo-request' }, '/pricing/'],
  ])
  expect(jest.mocked(personalization.track).mock.calls).toEqual([
    ['Submitted Form', { formId: 'demo-request', use: 'demo', path: '/pricing/' }],
  ])
  expect(jest.mocked(personalization.identify).mock.calls).toEqual(identified)
})
