import { waitFor } from './run-site'

it('waits until the condition is met and ignores earlier errors', async () => {
  const answers = [() => Promise.reject(new Error('not ready')), () => false, () => true]
  await waitFor(
    'the page is there',
    () => answers.shift()?.() ?? true,
    () => '',
  )
  expect(answers).toEqual([])
})

it('names condition and timeout, with context, when it times out', async () => {
  const waiting = waitFor(
    'the page is there',
    () => false,
    () => 'The output so far',
    0,
  )
  await expect(waiting).rejects.toThrow('Timed out after 0 s waiting until the page is there\n\nThe output so far')
})
