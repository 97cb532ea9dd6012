import type { SpaceAccess } from '../../local/contentful/read-contentful'
import { fetchText } from '../../server/fetch-text'
import { Failure, Unavailable } from '../../src/lib/failure'
import { defaultLocale } from '../../src/lib/locales'
import { messageOf } from '../../src/lib/message-of'
import { presentVariables, type Variables } from '../../src/lib/variables'

const deliveryHost = 'cdn.contentful.com'
const previewHost = 'preview.contentful.com'

/**
 * Reads how to access the configured space.
 *
 * @param isPreview whether to use the Preview API, unless a host is configured
 * @returns undefined if no space is configured
 */
export function readSpaceAccess(variables: Variables, isPreview: boolean): SpaceAccess | undefined {
  const {
    CONTENTFUL_SPACE_ID: spaceId,
    CONTENTFUL_ACCESS_TOKEN: accessToken = '',
    CONTENTFUL_ENVIRONMENT: environment = 'master',
    CONTENTFUL_HOST: host = isPreview ? previewHost : deliveryHost,
  } = presentVariables(variables)
  if (!spaceId) return undefined
  return { spaceId, accessToken, environment, host, isPreview: isPreview || host.startsWith('preview.') }
}

/** Milliseconds to wait for Contentful. */
const timeout = 10_000

/** The part of the answer that is needed. */
interface Locales {
  readonly items?: readonly { readonly code: string; readonly default: boolean }[]
}

/**
 * Checks access to the space before the build.
 *
 * @returns the codes of its locales
 * @throws Failure that names the variable to check
 */
export async function checkAccess({
  spaceId,
  accessToken,
  environment,
  host,
}: SpaceAccess): Promise<readonly string[]> {
  if (accessToken === '') {
    throw new Failure(
      'CONTENTFUL_SPACE_ID is set but CONTENTFUL_ACCESS_TOKEN is not: set both, or neither to use the embedded content.',
    )
  }
  const address = `https://${host}/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environment)}/locales`
  const headers = { authorization: `Bearer ${accessToken}` }
  const { status, locales } = await fetchText(address, { headers }, { timeout })
    .then(({ ok, status, text }) => ({ status, locales: (ok ? JSON.parse(text) : {}) as Locales }))
    .catch((error: unknown) => {
      throw new Unavailable(
        `Contentful at ${host} can't be reached (${messageOf(error)}): check the network and CONTENTFUL_HOST.`,
      )
    })
  if (status === 401 || status === 403) {
    throw new Failure(
      `Contentful refuses the token for space "${spaceId}": check that CONTENTFUL_ACCESS_TOKEN is a token of this space for ${host}.`,
    )
  }
  if (status === 404) {
    throw new Failure(
      `Contentful has no space "${spaceId}" with an environment "${environment}" for this token: check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.`,
    )
  }
  if (status >= 400) throw new Unavailable(`Contentful at ${host} answers with status ${status}: try again later.`)
  const { items = [] } = locales
  const { code } = items.find((locale) => locale.default) ?? { code: defaultLocale }
  if (code !== defaultLocale) {
    throw new Failure(
      `The default locale of space "${spaceId}" is ${code}: change its code to ${defaultLocale} in Contentful, under Settings → Locales.`,
    )
  }
  return items.map((locale) => locale.code)
}
