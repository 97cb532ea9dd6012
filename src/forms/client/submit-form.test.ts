/** @jest-environment jsdom */
import { submitPath } from '../../data/forms'
import { fakeFetch, json, type FakeAnswer } from '../test-support/fake-fetch'
import { submitForm, submitTimeout } from './submit-form'

const broken =
  'Something went wrong on our side. Please try again: nothing you typed is lost, and it won’t be sent twice.'

it.each<[name: string, answer: FakeAnswer, message: string | undefined]>([
  ['success', json({ success: true }), undefined],
  ['a refusal', json({ success: false, message: 'This address can’t be used.' }, 400), 'This address can’t be used.'],
  ['a refusal without words', json({ success: false }), broken],
  ['an error of the server', { status: 500, text: '<h1>500</h1>' }, broken],
  ['a page', { text: '<!doctype html>' }, broken],
  ['nothing', { text: '' }, broken],
  ['half of it', { text: '{"success"' }, broken],
  [
    'too many',
    { status: 429, text: 'Too Many Requests' },
    'A lot of people are writing to us right now. Please wait a minute and try again.',
  ],
  ['too many, in words of its own', json({ success: false, message: 'Wait 30 s.' }, 429), 'Wait 30 s.'],
  [
    'no network',
    { error: new TypeError('Failed to fetch') },
    'We couldn’t reach our server (Failed to fetch). Please check your connection and try again.',
  ],
])('an answer of %s', async (_name, answer, message) => {
  const requests = fakeFetch(() => answer)
  await expect(submitForm({ email: 'a@b.co' })).resolves.toBe(message)
  expect(requests).toEqual([expect.objectContaining({ path: submitPath, body: { email: 'a@b.co' } })])
})

it('says so when the answer takes too long', async () => {
  jest.useFakeTimers()
  fakeFetch(() => 'never')
  const message = submitForm({})
  await jest.advanceTimersByTimeAsync(submitTimeout)
  await expect(message).resolves.toBe(
    'This takes longer than it should. Please try again: nothing you typed is lost, and it won’t be sent twice.',
  )
  jest.useRealTimers()
})
