import { env } from 'node:process'
import * as v from 'valibot'
import { leadStates } from './lead'
import type { Retention } from './store/lead-deletion'

/**
 * What the endpoints take from the environment, when they run. Gatsby writes `process.env` into the
 * functions that it compiles as it was during the build; what is imported from `node:process` stays
 * as it is.
 */

const url = (schemes: string, example: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^(${schemes}):`), `write an address such as ${example}`))

const day = 24 * 60 * 60 * 1000

/** A number of days, as ms. */
const days = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/, 'write a number of days, or leave it empty to keep them'),
  v.transform((text) => Number(text) * day),
)

const schema = v.object({
  LEADS_DATABASE_URL: v.optional(
    url('file|postgres|postgresql', 'file:/var/lib/leads/leads.db or postgres://user@host/leads'),
    'file:.local/leads/leads.db',
  ),
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
  LEADS_FILE_SPACE_MB: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,8}$/, 'write a number of megabytes'), v.transform(Number)),
    '5120',
  ),
  LEADS_RETENTION_DAYS: v.optional(days),
  LEADS_ADDRESS_RETENTION_DAYS: v.optional(days),
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
  /** `file:` for an embedded database, `postgres:` for a server. */
  readonly databaseUrl: string
  /** File or address of the definitions of the forms. */
  readonly forms: string
  /** How many proxies in front of the server add to `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** How many submissions, and how many files, are taken from one visitor in a minute; 0 for no limit. */
  readonly rateLimit: number
  /** The most bytes of all uploaded files together. */
  readonly fileSpace: number
  /** How long leads and visitors' IP addresses are kept. */
  readonly retention: Retention
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
    forms: values.LEADS_FORMS,
    trustedProxies: values.LEADS_TRUSTED_PROXIES,
    rateLimit: values.LEADS_RATE_LIMIT,
    fileSpace: values.LEADS_FILE_SPACE_MB * 1024 * 1024,
    retention: {
      leads: values.LEADS_RETENTION_DAYS,
      // What waits for the CRM is not deleted. Without a CRM, nothing waits.
      states: portalId ? ['delivered', 'dead', 'spam'] : leadStates,
      addresses: values.LEADS_ADDRESS_RETENTION_DAYS,
    },
    siteUrl: values.SITE_URL && withoutSlash(values.SITE_URL),
    hubSpot: portalId && token ? { portalId, token, ...origins } : undefined,
  }
}
