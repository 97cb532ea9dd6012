import * as v from 'valibot'
import { isAllowedSource, vendorConfigFromEnvironment } from '../src/analytics/vendor-config-from-environment'
import { type PersonalizationConfig } from '../src/lib/site-config'
import { matching, readVariables, type Variables } from '../src/lib/variables'
import { vendorVariables } from '../src/lib/vendors'

const vendorNames = Object.values(vendorVariables).flatMap((names) => Object.values(names))

const service = v.optional(
  v.pipe(v.string(), v.check(isAllowedSource, 'an https address, or a path of the site such as /_experience')),
)

/** A required variable. */
const given = (what: string) =>
  v.optional(
    matching(
      /./,
      `${what}, or use "npm run build" or "npm run develop", which start the embedded CMS and set the variable`,
    ),
    '',
  )

/**
 * The build's variables. The list is closed because Gatsby writes all variable names into the bundles and renders all
 * pages again after one is added.
 */
const buildEnvironmentSchema = v.object({
  /** The site's public origin, without a trailing slash. */
  SITE_URL: v.optional(
    matching(/^https?:\/\/[^/]+$/, 'an origin such as https://www.hearthside.example, without a slash at the end'),
    'https://www.hearthside.example',
  ),
  CONTENTFUL_SPACE_ID: given('the id of a space'),
  CONTENTFUL_ACCESS_TOKEN: given('a token of the space'),
  CONTENTFUL_ENVIRONMENT: v.optional(v.string(), 'master'),
  CONTENTFUL_HOST: v.optional(v.string(), 'cdn.contentful.com'),
  /** `true` for a preview of drafts, where any field may be empty. Set by scripts/site/content-source.ts. */
  CONTENTFUL_PREVIEW: v.optional(v.picklist(['true', 'false'], 'true or false'), 'false'),
  /** Where the space is in Contentful's web app, in previews of a real space. Set by scripts/site/content-source.ts. */
  CONTENTFUL_APP_URL: v.optional(v.string(), ''),
  /** `false` writes no types of queries. Set by scripts/site/preview.ts. */
  QUERY_TYPES: v.optional(v.picklist(['true', 'false'], 'true or false'), 'true'),
  /** The image service. If empty, scripts/site/gatsby-environment.ts chooses one. */
  IMAGES: v.optional(
    v.picklist(['build', 'contentful', 'imgix', 'local'], 'build, contentful, imgix or local'),
    'build',
  ),
  /** Domain of an imgix source that serves the space's assets. */
  IMAGE_CDN_DOMAIN: v.optional(v.string(), ''),
  /** An origin, or a path on the site. */
  LOCAL_IMAGES_URL: v.optional(v.string(), '/_images'),
  /** Domain of the product's hosts and cookies, without `www.`. */
  PRODUCT_DOMAIN: v.optional(matching(/^([a-z\d-]+(\.[a-z\d-]+)+)?$/, 'a domain such as hearthside.example'), ''),
  /** Comma-separated URL parameters of paid clicks; default `gclid`. */
  PAID_CLICK_IDS: v.optional(matching(/^([\w-]+(,[\w-]+)*)?$/, 'names such as gclid,gbraid,wbraid'), ''),
  /** Module of the host's adapter. Set by scripts/site/build.ts. */
  HOST_ADAPTER: v.optional(v.string(), ''),
  /** Optional service that returns the visitor's IP address to forms. */
  FORMS_IP_LOOKUP_URL: v.optional(v.pipe(v.string(), v.url('an address such as https://ip.example.com/?format=json'))),
  /** Optional source of the uptime of past months. */
  STATUS_URL: v.optional(v.pipe(v.string(), v.url('an address such as https://status.example.com/history.json'))),
  PERSONALIZATION_CLIENT_ID: v.optional(v.string()),
  PERSONALIZATION_ENVIRONMENT: v.optional(v.string()),
  PERSONALIZATION_URL: service,
  PERSONALIZATION_INSIGHTS_URL: service,
  PERSONALIZATION_LOCALE: v.optional(v.string()),
  /** The share of visitors who see baselines. */
  PERSONALIZATION_HOLDOUT: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => Number(value) >= 0 && Number(value) <= 1, 'a share of the visitors from 0 to 1, such as 0.05'),
    ),
  ),
  PERSONALIZATION_EXPERIMENT: v.optional(v.string()),
  PERSONALIZATION_PREVIEW: v.optional(v.picklist(['true', 'false'], 'true or false'), 'false'),
  ...(Object.fromEntries(vendorNames.map((name) => [name, v.optional(v.string(), '')])) as Record<
    (typeof vendorNames)[number],
    v.OptionalSchema<v.StringSchema<undefined>, ''>
  >),
})

export type BuildEnvironment = v.InferOutput<typeof buildEnvironmentSchema>

export const buildVariables = Object.keys(buildEnvironmentSchema.entries) as readonly (keyof BuildEnvironment)[]

/**
 * Reads the build's variables. Empty variables count as absent.
 *
 * @throws Failure with a sentence for each missing or invalid variable
 */
export function readBuildEnvironment(variables: Variables): BuildEnvironment {
  const environment = readVariables(buildEnvironmentSchema, variables)
  vendorConfigFromEnvironment(environment)
  return environment
}

/** @returns the personalization of visitors' pages; an empty object without an account and preview */
export function personalizationConfig(environment: BuildEnvironment): PersonalizationConfig {
  const { PERSONALIZATION_CLIENT_ID: clientId, PERSONALIZATION_HOLDOUT: holdout } = environment
  const preview = environment.PERSONALIZATION_PREVIEW === 'true' || undefined
  if (!clientId && !preview) return {}
  return {
    clientId,
    environment: environment.PERSONALIZATION_ENVIRONMENT,
    url: environment.PERSONALIZATION_URL,
    insightsUrl: environment.PERSONALIZATION_INSIGHTS_URL,
    locale: environment.PERSONALIZATION_LOCALE,
    holdout: holdout === undefined ? undefined : Number(holdout),
    experiment: environment.PERSONALIZATION_EXPERIMENT,
    preview,
  }
}
