import { env } from 'node:process'
import * as v from 'valibot'

/**
 * What the endpoints take from the environment, when they run. Gatsby writes `process.env` into the
 * functions that it compiles as it was during the build; what is imported from `node:process` stays
 * as it is.
 */

const url = (schemes: string, example: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^(${schemes}):`), `write an address such as ${example}`))

const schema = v.object({
  LEADS_DATABASE_URL: v.optional(
    url('file|libsql|https?|wss?|postgres|postgresql', 'file:/var/lib/leads/leads.db or postgres://user@host/leads'),
    'file:.local/leads/leads.db',
  ),
  LEADS_DATABASE_TOKEN: v.optional(v.string()),
  LEADS_FORMS: v.optional(v.string(), 'public/_forms.json'),
  LEADS_TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d$/, 'write the number of proxies in front of the server: 0 to 9'),
      v.transform(Number),
    ),
    '0',
  ),
  LEADS_RATE_LIMIT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'write how often a minute, or 0 for no limit'), v.transform(Number)),
    '20',
  ),
  SITE_URL: v.optional(url('https?', 'https://www.example.com')),
  HUBSPOT_PORTAL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'write the number of the account'))),
  HUBSPOT_TOKEN: v.optional(v.string()),
  HUBSPOT_URL: v.optional(url('https?', 'http://localhost:8750')),
})

/** Names of all variables that the endpoints read. */
export const leadVariables = Object.keys(schema.entries) as readonly (keyof typeof schema.entries)[]

export interface HubSpotSettings {
  readonly portalId: string
  readonly token: string
  /** Where submissions go: an origin without a slash at its end. */
  readonly formsUrl: string
  /** Where files go, and where submissions can be looked up. */
  readonly apiUrl: string
}

export interface LeadSettings {
  /** `file:` for an embedded database, `libsql:`, `https:` or `postgres:` for a server. */
  readonly databaseUrl: string
  readonly databaseToken?: string
  /** File or address of the definitions of the forms. */
  readonly forms: string
  /** How many proxies in front of the server add to `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** How many submissions, and how many files, are taken from one visitor in a minute; 0 for no limit. */
  readonly rateLimit: number
  /** Origin at which visitors reach the site, where it is known. */
  readonly siteUrl?: string
  /** Absent where no CRM is configured: leads are stored and stay where they are. */
  readonly hubSpot?: HubSpotSettings
}

/** Something in the environment that whoever runs the server can put right. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

/**
 * Reads and checks what the endpoints are configured with. An empty variable counts as absent.
 *
 * @throws SettingsError with one line for each variable that is wrong
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>> = env): LeadSettings {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(schema, present)
  if (!result.success) {
    const lines = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
    throw new SettingsError(`The lead forms are not configured right:\n${lines.join('\n')}`)
  }
  const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_TOKEN: token, HUBSPOT_URL: hubSpotUrl, ...values } = result.output
  if (!portalId !== !token) {
    throw new SettingsError('HUBSPOT_PORTAL_ID and HUBSPOT_TOKEN belong together: set both, or neither.')
  }
  const origins = {
    formsUrl: withoutSlash(hubSpotUrl ?? 'https://api.hsforms.com'),
    apiUrl: withoutSlash(hubSpotUrl ?? 'https://api.hubapi.com'),
  }
  return {
    databaseUrl: values.LEADS_DATABASE_URL,
    databaseToken: values.LEADS_DATABASE_TOKEN,
    forms: values.LEADS_FORMS,
    trustedProxies: values.LEADS_TRUSTED_PROXIES,
    rateLimit: values.LEADS_RATE_LIMIT,
    siteUrl: values.SITE_URL && withoutSlash(values.SITE_URL),
    hubSpot: portalId && token ? { portalId, token, ...origins } : undefined,
  }
}
