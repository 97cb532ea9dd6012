import { env } from 'node:process'
import * as v from 'valibot'
import { Failure } from '../src/lib/failure'
import { address, digits, matching, readVariables, type Variables } from '../src/lib/variables'
import { leadStates } from './lead'
import type { Retention } from './store/lead-deletion'

/**
 * The environment at run time. In functions, Gatsby replaces `process.env` with the values of the build, but not `env`
 * from `node:process`.
 */

const day = 24 * 60 * 60 * 1000

/** A number of days, converted to ms. */
const days = v.pipe(
  digits(/^[1-9]\d{0,4}$/, 'a number of days such as 365, or leave it empty to keep the data'),
  v.transform((number) => number * day),
)

const isServer = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

const schema = v.object({
  LEADS_DATABASE_URL: v.optional(
    v.pipe(
      matching(
        /^(file:|postgres(ql)?:\/\/)./,
        'an address such as file:/var/lib/leads/leads.db or postgres://user@host/leads',
      ),
      v.check(
        // pg also reads a user without a host, for the socket in `?host=`.
        (url) => !isServer(url) || (!url.includes('#') && URL.canParse(url.replace('@/', '@host/'))),
        'an address with special characters of the password encoded, such as %23 for #',
      ),
      v.check(
        // pg throws on any other value where nothing can catch it, which ends the process.
        (url) => !isServer(url) || !/[?&]ssl=(?!(true|1|0)(&|$))/.test(url),
        'an address with sslmode in place of ssl, such as sslmode=disable',
      ),
      v.check(
        // pg would wait for a connection that it never opens.
        (url) => !isServer(url) || !/[?&]port=(?!\d{1,5}(&|$))/.test(url),
        'an address with a port such as 5432',
      ),
      v.check((url) => url !== 'file::memory:', 'a file: a database in memory loses the leads when the server stops'),
    ),
    'file:.local/leads/leads.db',
  ),
  LEADS_FORMS: v.optional(v.string(), 'public/_forms.json'),
  LEADS_TRUSTED_PROXIES: v.optional(digits(/^\d$/, 'the number of proxies in front of the server, from 0 to 9'), '0'),
  LEADS_RATE_LIMIT: v.optional(
    digits(/^\d{1,6}$/, 'the number of submissions that one visitor may send in a minute, or 0 for no limit'),
    '20',
  ),
  LEADS_FILE_SPACE_MB: v.optional(digits(/^\d{1,8}$/, 'a number of megabytes such as 5120'), '5120'),
  LEADS_RETENTION_DAYS: v.optional(days),
  LEADS_ADDRESS_RETENTION_DAYS: v.optional(days),
  SITE_URL: v.optional(address('https?', 'https://www.example.com')),
  HUBSPOT_PORTAL_ID: v.optional(matching(/^\d+$/, 'the number of the HubSpot account, such as 12345678')),
  HUBSPOT_TOKEN: v.optional(v.string()),
  HUBSPOT_URL: v.optional(address('https?', 'http://localhost:8750')),
})

/** Names of all variables that the endpoints read. */
export const leadVariables = Object.keys(schema.entries) as readonly (keyof typeof schema.entries)[]

export type LeadSettings = ReturnType<typeof readSettings>

export type HubSpotSettings = NonNullable<LeadSettings['hubSpot']>

/** Hosts of functions, by a variable that each sets. Their disks are temporary. */
const hostsWithoutDisk = ['AWS_LAMBDA_FUNCTION_NAME', 'NETLIFY', 'VERCEL'] as const

/**
 * Reads and checks the settings for a host of functions.
 *
 * @throws Failure like `readSettings`, and if leads would be stored on a temporary disk
 */
export function readFunctionSettings(variables: Variables = env): LeadSettings {
  const settings = readSettings(variables)
  if (settings.databaseUrl.startsWith('file:') && hostsWithoutDisk.some((name) => variables[name])) {
    throw new Failure(
      'Set LEADS_DATABASE_URL to a PostgreSQL server such as postgres://user@host/leads: this host keeps no files, so leads would be lost.',
    )
  }
  return settings
}

const withoutSlash = (address: string): string => address.replace(/(?<!\/)\/+$/, '')

/**
 * Reads and checks the configuration of the endpoints. An empty variable counts as absent.
 *
 * @throws Failure with one sentence for each invalid variable
 */
export function readSettings(variables: Variables = env) {
  const {
    HUBSPOT_PORTAL_ID: portalId,
    HUBSPOT_TOKEN: token,
    HUBSPOT_URL: hubSpotUrl,
    ...values
  } = readVariables(schema, variables)
  if (!portalId !== !token) {
    const missing = portalId ? 'HUBSPOT_TOKEN' : 'HUBSPOT_PORTAL_ID'
    throw new Failure(`Set ${missing} too, or remove ${portalId ? 'HUBSPOT_PORTAL_ID' : 'HUBSPOT_TOKEN'}.`)
  }
  const retention: Retention = {
    leads: values.LEADS_RETENTION_DAYS,
    // Leads that wait for the CRM are kept. Without a CRM, none waits.
    states: portalId ? ['delivered', 'dead', 'spam'] : leadStates,
    addresses: values.LEADS_ADDRESS_RETENTION_DAYS,
  }
  return {
    /** `file:` for an embedded database, `postgres:` for a server. */
    databaseUrl: values.LEADS_DATABASE_URL,
    /** File or address of the definitions of the forms. */
    forms: values.LEADS_FORMS,
    /** The number of proxies in front of the server that add to `X-Forwarded-For`. */
    trustedProxies: values.LEADS_TRUSTED_PROXIES,
    /** How many submissions, and how many files, one visitor may send per minute; 0 for no limit. */
    rateLimit: values.LEADS_RATE_LIMIT,
    /** Maximum bytes of all uploaded files. */
    fileSpace: values.LEADS_FILE_SPACE_MB * 1024 * 1024,
    /** How long leads and visitors' IP addresses are kept. */
    retention,
    /** The site's public origin, if known. */
    siteUrl: values.SITE_URL && withoutSlash(values.SITE_URL),
    /** Absent if no CRM is configured: leads are stored but not delivered. */
    hubSpot:
      portalId && token
        ? {
            portalId,
            token,
            /** Where submissions go: an origin without a trailing slash. */
            formsUrl: withoutSlash(hubSpotUrl ?? 'https://api.hsforms.com'),
            /** Where to upload files and look up submissions. */
            apiUrl: withoutSlash(hubSpotUrl ?? 'https://api.hubapi.com'),
          }
        : undefined,
  }
}
