import type { SpaceAccess } from '../../local/contentful/read-contentful'
import { Failure, Unavailable } from '../../src/lib/failure'
import { defaultLocale } from '../../src/lib/locales'
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

interface FetchError extends Error {
  readonly cause?: { readonly code?: string; readonly message?: string }
}

function reasonOf({ name, message, cause }: FetchError): string {
  if (name === 'TimeoutError') return `timed out after ${timeout / 1000} s`
  return cause?.code || cause?.message || message
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
  let status: number
  let locales: Locales = {}
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(timeout),
    })
    status = response.status
    // An unread body would keep the connection open.
    if (response.ok) locales = (await response.json()) as Locales
    else await response.body?.cancel()
  } catch (error) {
    throw new Unavailable(
      `Contentful at ${host} can't be reached (${reasonOf(error as FetchError)}): check the network and CONTENTFUL_HOST.`,
    )
  }
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
