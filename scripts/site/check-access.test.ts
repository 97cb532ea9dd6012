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

const failureOf = (changes: Partial<SpaceAccess> = {}): Promise<Failure | undefined> =>
  checkAccess({ ...access, ...changes }).then(
    () => undefined,
    (error: unknown) => error as Failure,
  )

const answerWith = (status: number, body = '{}') =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }))

it('accepts a token for the locales of the environment', async () => {
  const fetch = answerWith(200)
  expect(await failureOf()).toBeUndefined()
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('https://cdn.contentful.test/spaces/space/environments/master/locales')
  expect(init?.headers).toEqual({ authorization: 'Bearer token' })
})

it.each([
  [401, Failure, 'Contentful refuses the token for space "space": check that CONTENTFUL_ACCESS_TOKEN '],
  [403, Failure, 'Contentful refuses the token for space "space": check that CONTENTFUL_ACCESS_TOKEN '],
  [404, Failure, 'Contentful has no space "space" with an environment "master" for this token: check CONTENTFUL_'],
  [503, Unavailable, 'Contentful at cdn.contentful.test answers with status 503: try again later.'],
])('explains the status %d in one sentence', async (status, kind, message) => {
  answerWith(status)
  const failure = await failureOf()
  expect(failure?.constructor).toBe(kind)
  expect(failure?.message).toMatch(oneSentence)
  expect(failure?.message).toContain(message)
})

it.each([
  ['does not answer', () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))],
  ['answers with a page', () => answerWith(200, '<!doctype html>')],
])('says that the host %s', async (_what, answer) => {
  answer()
  const failure = await failureOf()
  expect(failure).toBeInstanceOf(Unavailable)
  expect(failure?.message).toMatch(
    /^Contentful at cdn\.contentful\.test can't be reached \(.+\): check the network and /,
  )
})

it('explains that the default locale is another one', async () => {
  answerWith(200, '{"items":[{"code":"en-GB","default":true}]}')
  expect((await failureOf())?.message).toBe(
    'The default locale of space "space" is en-GB: change its code to en-US in Contentful, under Settings → Locales.',
  )
})

it('explains that the token is missing', async () => {
  expect((await failureOf({ accessToken: '' }))?.message).toMatch(
    /^CONTENTFUL_SPACE_ID is set but CONTENTFUL_ACCESS_TOKEN is not/,
  )
})
