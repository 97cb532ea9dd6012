import { reportSubmissions } from './report-submissions'

const track = jest.fn(() => Promise.resolve())
const identify = jest.fn(() => Promise.resolve())
const report = reportSubmissions({ track, identify })

beforeEach(() => {
  track.mockClear()
  identify.mockClear()
})

it('reports a stored form and identifies its sender', () => {
  report({ formId: 'demo-request', use: 'demo', path: '/pricing/', email: 'Ada@Kestrel.example' })
  expect(track.mock.calls).toEqual([['Submitted Form', { formId: 'demo-request', use: 'demo', path: '/pricing/' }]])
  expect(identify.mock.calls).toEqual([['ada@kestrel.example', { email: 'Ada@Kestrel.example' }]])
})

it('does not identify the visitor by a form without an address', () => {
  report({ formId: 'poll', use: 'lead', path: '/pricing/' })
  expect(track).toHaveBeenCalledTimes(1)
  expect(identify).not.toHaveBeenCalled()
})
