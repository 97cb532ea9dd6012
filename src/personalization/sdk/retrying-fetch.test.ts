import { logger } from '@ninetailed/experience.js-shared'
import { retryingFetch } from './retrying-fetch'

const base = 'https://experience.example/v2/organizations/a/environments/main'
const logged: string[] = []

beforeEach(() => {
  logged.length = 0
  jest.spyOn(logger, 'error').mockImplementation((message) => void logged.push(String(message)))
})

it.each([
  ['POST', `${base}/profiles`, 'Create Profile'],
  ['POST', `${base}/profiles/p1`, 'Update Profile'],
  ['GET', `${base}/profiles/p1`, 'Get Profile'],
  ['POST', `${base}/events`, 'Upsert Many Profiles'],
])('calls %s %s by its name', async (method, address, name) => {
  const answers = [new Response('', { status: 503, statusText: 'Busy' }), new Response('{}')]
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() as Response)
  await expect(retryingFetch(address, { method })).resolves.toMatchObject({ status: 200 })
  expect(asked).toHaveBeenCalledTimes(2)
  expect(logged).toEqual([`${name} request failed with status: "[503] Busy". Retrying (attempt 1).`])
})

it('waits for the complete response within the time limit', async () => {
  const aborting = new AbortController()
  const endless = new ReadableStream({
    start: (controller) => aborting.signal.addEventListener('abort', () => controller.error(new Error('aborted'))),
  })
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(endless))
  const answer = retryingFetch(base, { signal: aborting.signal })
  setTimeout(() => aborting.abort())
  await expect(answer).rejects.toThrow('aborted')
  expect(logged).toEqual(['Error: Ninetailed Request timed out.'])
})

it.each([
  ['short', true],
  ['x'.repeat(20_000), false],
])('lets a short request outlive the page: %.8s…', async (body, keepalive) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  await retryingFetch(base, { method: 'POST', body })
  expect(asked.mock.calls[0]?.[1]?.keepalive).toBe(keepalive)
})
