/** @jest-environment jsdom */
import { reportSubmissions } from './report-submissions'

const track = jest.fn(() => Promise.resolve())
const identify = jest.fn(() => Promise.resolve())
const report = reportSubmissions(document, { track, identify })

beforeEach(() => {
  track.mockClear()
  identify.mockClear()
  window.history.replaceState({}, '', '/pricing/?a=b')
})

it('reports a stored form and identifies its sender', () => {
  report({ formId: 'demo-request', use: 'demo', email: 'Ada@Kestrel.example' })
  expect(track.mock.calls).toEqual([['Submitted Form', { formId: 'demo-request', use: 'demo', path: '/pricing/' }]])
  expect(identify.mock.calls).toEqual([['ada@kestrel.example', { email: 'Ada@Kestrel.example' }]])
})

it('does not identify the visitor by a form without an address', () => {
  report({ formId: 'poll', use: 'lead' })
  expect(track).toHaveBeenCalledTimes(1)
  expect(identify).not.toHaveBeenCalled()
})
