import { buildVariables, readBuildEnvironment } from '../../gatsby/environment'
import { leadVariables } from '../../server/settings'
import { Failure } from '../support/command'

/** What any program needs to run, and what changes how Gatsby works. */
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
  'GATSBY_CPU_COUNT',
  'GATSBY_TELEMETRY_DISABLED',
  'ENABLE_GATSBY_REFRESH_ENDPOINT',
  'GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD',
  'GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY',
  'WS_NO_BUFFER_UTIL',
  'WS_NO_UTF_8_VALIDATE',
  // Set by Netlify, and read by its adapter.
  'NETLIFY',
  'NETLIFY_LOCAL',
  'DEPLOY_URL',
] as const

export type GatsbyVariable =
  (typeof systemVariables)[number] | (typeof buildVariables)[number] | (typeof leadVariables)[number]

export type GatsbyEnvironment = Readonly<Record<GatsbyVariable, string>>

/**
 * The environment of a Gatsby process: a fixed list of names, because Gatsby renders every page again when a
 * new name appears. Variables of the lead endpoints are set only from `values`: the endpoints run inside Gatsby
 * only in develop, and a build must not see their secrets.
 *
 * @param own the variables of this process
 * @param values values that take precedence
 */
export function gatsbyEnvironment(
  own: Readonly<Record<string, string | undefined>>,
  values: Partial<Record<GatsbyVariable, string>>,
): GatsbyEnvironment {
  const given = {
    // Webpack would warn about optional parts of a package that functions use.
    WS_NO_BUFFER_UTIL: '1',
    WS_NO_UTF_8_VALIDATE: '1',
    // Each query waits for the disk. With Gatsby's default of four, a third of the time is waiting.
    GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: '50',
    ...values,
  }
  const names = [...systemVariables, ...buildVariables]
  return Object.fromEntries([
    ...leadVariables.map((name) => [name, given[name] ?? '']),
    ...names.map((name) => [name, given[name] ?? own[name] ?? '']),
  ]) as GatsbyEnvironment
}

/**
 * Gatsby would report a wrong variable only as a configuration that it could not load.
 *
 * @throws Failure with one sentence for each variable that is missing or wrong
 */
export function checkBuildVariables(environment: GatsbyEnvironment): void {
  try {
    readBuildEnvironment(environment)
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error))
  }
}
