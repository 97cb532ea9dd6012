import { buildVariables } from '../../gatsby/environment'
import { leadVariables } from '../../server/settings'

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
] as const

export type GatsbyVariable =
  (typeof systemVariables)[number] | (typeof buildVariables)[number] | (typeof leadVariables)[number]

export type GatsbyEnvironment = Readonly<Record<GatsbyVariable, string>>

/**
 * The environment of a Gatsby process: always the same names, whatever the shell has. Gatsby renders
 * every page again when a new name turns up. What the endpoints of the forms read is there when it is
 * given: they run inside of Gatsby in develop only, and a build has no business with their secrets.
 *
 * @param own the variables of this process
 * @param values values that come before them
 */
export function gatsbyEnvironment(
  own: Readonly<Record<string, string | undefined>>,
  values: Partial<Record<GatsbyVariable, string>>,
): GatsbyEnvironment {
  const given = {
    // Webpack would warn about optional parts of a package that functions use.
    WS_NO_BUFFER_UTIL: '1',
    WS_NO_UTF_8_VALIDATE: '1',
    // Each query waits for its result to be on disk, so with Gatsby's four at a time a third of the time is waiting.
    GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: '50',
    ...values,
  }
  const names = [...systemVariables, ...buildVariables]
  return Object.fromEntries([
    ...leadVariables.map((name) => [name, given[name] ?? '']),
    ...names.map((name) => [name, given[name] ?? own[name] ?? '']),
  ]) as GatsbyEnvironment
}
