import type { SpaceAccess } from '../../local/contentful/read-contentful'
import { Failure, Unavailable } from '../../src/lib/failure'
import { checkAccess } from './check-access'

const access: SpaceAccess = {
  spaceId: 'space',
  accessToken: 'token',
  environment: 'master',
  host: 'cdn.contentful.test',
  isPreview: false,
}

/** One sentence, with the period at the end. */
const oneSentence = /^(?!.*[.!?] )[^\n]*[^\s.]\.$/

const messageOf = (changes: Partial<SpaceAccess> = {}): Promise<string> =>
  checkAccess({ ...access, ...changes }).then(
    () => 'granted',
    (error: unknown) => (error instanceof Failure ? error.message : 'no Failure'),
  )

const answerWith = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status }))

it('accepts a token for the locales of the environment', async () => {
  const fetch = answerWith(200)
  expect(await messageOf()).toBe('granted')
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('https://cdn.contentful.test/spaces/space/environments/master/locales')
  expect(init?.headers).toEqual({ authorization: 'Bearer token' })
})

it.each([
  [401, 'Contentful refuses the token for space "space": check that CONTENTFUL_ACCESS_TOKEN '],
  [403, 'Contentful refuses the token for space "space": check that CONTENTFUL_ACCESS_TOKEN '],
  [404, 'Contentful has no space "space" with an environment "master" for this token: check CONTENTFUL_SPACE_ID and '],
  [503, 'Contentful at cdn.contentful.test answers with status 503: try again later.'],
])('explains the status %d in one sentence', async (status, message) => {
  answerWith(status)
  const answer = await messageOf()
  expect(answer).toMatch(oneSentence)
  expect(answer.startsWith(message)).toBe(true)
})

it('distinguishes a service that does not answer from a wrong token', async () => {
  answerWith(503)
  await expect(checkAccess(access)).rejects.toBeInstanceOf(Unavailable)
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  await expect(checkAccess(access)).rejects.toBeInstanceOf(Unavailable)
  answerWith(401)
  await expect(checkAccess(access)).rejects.not.toBeInstanceOf(Unavailable)
})

it('explains that the default locale is another one', async () => {
  const locales = { items: [{ code: 'en-GB', default: true }] }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(locales))
  expect(await messageOf()).toBe(
    'The default locale of space "space" is en-GB: change its code to en-US in Contentful, under Settings → Locales.',
  )
})

it('explains that the token is missing', async () => {
  expect(await messageOf({ accessToken: '' })).toMatch(/^CONTENTFUL_SPACE_ID is set but CONTENTFUL_ACCESS_TOKEN is not/)
})

it.each([
  [new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }), 'ECONNREFUSED'],
  [new DOMException('aborted', 'TimeoutError'), 'timed out after 10 s'],
])('explains that the host does not answer, and why: %s', async (error, reason) => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(error)
  expect(await messageOf()).toBe(
    `Contentful at cdn.contentful.test can't be reached (${reason}): check the network and CONTENTFUL_HOST.`,
  )
})
