import type { PersonalizationConfig } from '../../src/lib/site-config'

type Variables = Readonly<Record<string, string | undefined>>

/** The environment variables that configure personalization, for builds. */
export const personalizationVariables = [
  'PERSONALIZATION_CLIENT_ID',
  'PERSONALIZATION_ENVIRONMENT',
  'PERSONALIZATION_URL',
  'PERSONALIZATION_INSIGHTS_URL',
  'PERSONALIZATION_LOCALE',
  'PERSONALIZATION_HOLDOUT',
  'PERSONALIZATION_EXPERIMENT',
  'PERSONALIZATION_PREVIEW',
] as const

type Variable = (typeof personalizationVariables)[number]

const isService = (url: string): boolean =>
  /^\/(?![\\/])/.test(url) ||
  /^https:\/\/[^/]/.test(url) ||
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(url)

/** What is wrong with each value, in words that go on after its name. */
const checks: Partial<Readonly<Record<Variable, (value: string) => string | undefined>>> = {
  PERSONALIZATION_URL: (value) =>
    isService(value) ? undefined : 'write an https address, or a path of the site such as /_experience',
  PERSONALIZATION_INSIGHTS_URL: (value) =>
    isService(value) ? undefined : 'write an https address, or a path of the site such as /_experience',
  PERSONALIZATION_HOLDOUT: (value) =>
    Number(value) >= 0 && Number(value) <= 1 ? undefined : 'write a share of the visitors from 0 to 1, such as 0.05',
  PERSONALIZATION_PREVIEW: (value) => (value === 'true' || value === 'false' ? undefined : 'write true or false'),
}

/**
 * What a build says of personalization in `#site-config`. An empty variable counts as absent.
 *
 * @returns nothing when neither an account nor the preview is configured
 * @throws Error with one line for each variable that is wrong
 */
export function personalizationConfigFromEnvironment(variables: Variables): PersonalizationConfig {
  const read = (name: Variable): string | undefined => variables[name]?.trim() || undefined
  const problems = personalizationVariables.flatMap((name) => {
    const value = read(name)
    const problem = value === undefined ? undefined : checks[name]?.(value)
    return problem === undefined ? [] : [`${name}: ${problem}.`]
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))

  const holdout = read('PERSONALIZATION_HOLDOUT')
  const config: PersonalizationConfig = {
    clientId: read('PERSONALIZATION_CLIENT_ID'),
    environment: read('PERSONALIZATION_ENVIRONMENT'),
    url: read('PERSONALIZATION_URL'),
    insightsUrl: read('PERSONALIZATION_INSIGHTS_URL'),
    locale: read('PERSONALIZATION_LOCALE'),
    holdout: holdout === undefined ? undefined : Number(holdout),
    experiment: read('PERSONALIZATION_EXPERIMENT'),
    preview: read('PERSONALIZATION_PREVIEW') === 'true' || undefined,
  }
  if (!config.clientId && !config.preview) return {}
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined))
}
