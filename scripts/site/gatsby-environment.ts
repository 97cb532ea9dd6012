import { randomBytes } from 'node:crypto'
import { buildVariables } from '../../gatsby/environment'
import { leadVariables } from '../../server/settings'
import type { Variables } from '../../src/lib/variables'
import { noProxy } from '../support/variables'

const systemVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TERM',
  'LANG',
  'CI',
  'FORCE_COLOR',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'MALLOC_ARENA_MAX',
  'GATSBY_CPU_COUNT',
  'GATSBY_TELEMETRY_DISABLED',
  'ENABLE_GATSBY_REFRESH_ENDPOINT',
  'GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD',
  'GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY',
  'GATSBY_PARALLEL_QUERY_CHUNK_SIZE',
  'GATSBY_SOCKET_IO_DEFAULT_TRANSPORT',
  'WS_NO_BUFFER_UTIL',
  'WS_NO_UTF_8_VALIDATE',
  'NETLIFY',
  'NETLIFY_LOCAL',
  'DEPLOY_URL',
] as const

/** Secrets that builds do not get: only `values` sets them. */
const givenVariables = [...leadVariables, 'GATSBY_REFRESH_TOKEN'] as const

export type GatsbyVariable =
  (typeof systemVariables)[number] | (typeof buildVariables)[number] | (typeof givenVariables)[number]

export type GatsbyEnvironment = Readonly<Record<GatsbyVariable, string>>

/** The proxy of the shell, whose variables may have lower-case names. */
const proxySettings = (own: Variables): Partial<Record<GatsbyVariable, string>> => ({
  HTTP_PROXY: own.http_proxy || own.HTTP_PROXY,
  HTTPS_PROXY: own.https_proxy || own.HTTPS_PROXY,
  NO_PROXY: noProxy(own),
})

/**
 * The environment of Gatsby: a fixed list, because Gatsby renders all pages again for a new name. The secrets
 * of the lead endpoints and the refresh token are empty unless `values` has them.
 *
 * @param values override the shell's variables
 */
export function gatsbyEnvironment(own: Variables, values: Partial<Record<GatsbyVariable, string>>): GatsbyEnvironment {
  const given = {
    GATSBY_TELEMETRY_DISABLED: '1',
    // Gatsby's default. Empty, open pages in develop would have no connection, and show an error.
    GATSBY_SOCKET_IO_DEFAULT_TRANSPORT: 'websocket',
    WS_NO_BUFFER_UTIL: '1',
    WS_NO_UTF_8_VALIDATE: '1',
    // With more arenas, processes keep more freed memory.
    MALLOC_ARENA_MAX: '2',
    // Queries wait for the disk; the default of 4 wastes a third of the time.
    GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: '50',
    // Workers also wait for the disk after each chunk.
    GATSBY_PARALLEL_QUERY_CHUNK_SIZE: '600',
    ...proxySettings(own),
    ...values,
  }
  const names = [...systemVariables, ...buildVariables]
  return Object.fromEntries([
    ...givenVariables.map((name) => [name, given[name] ?? '']),
    ...names.map((name) => [name, given[name] ?? own[name] ?? '']),
  ]) as GatsbyEnvironment
}

/**
 * Turns on the refresh endpoint of Gatsby's development server. Gatsby accepts any request if it has no token, so one
 * is made unless `GATSBY_REFRESH_TOKEN` has one.
 */
export const refreshEndpoint = (own: Variables) => ({
  ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
  GATSBY_REFRESH_TOKEN: own.GATSBY_REFRESH_TOKEN || randomBytes(32).toString('hex'),
})

/**
 * Chooses the image service if `IMAGES` is not set: imgix with a domain, Contentful for a real space, otherwise the
 * stand-in or build.
 */
export function imageSettings(
  variables: Variables,
  isEmbedded: boolean,
  standIn?: string,
): Partial<Record<GatsbyVariable, string>> {
  if (variables.IMAGES) return {}
  if (variables.IMAGE_CDN_DOMAIN) return { IMAGES: 'imgix' }
  if (!isEmbedded) return { IMAGES: 'contentful' }
  return standIn === undefined ? { IMAGES: 'build' } : { IMAGES: 'local', LOCAL_IMAGES_URL: standIn }
}
