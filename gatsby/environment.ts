import * as v from 'valibot'
import { vendorConfigFromEnvironment } from '../src/analytics/vendor-config-from-environment'
import { vendorVariables } from '../src/data/vendors'
import {
  personalizationConfigFromEnvironment,
  personalizationVariables,
} from './personalization/config-from-environment'

/** Ids and scripts of third parties; `vendorConfigFromEnvironment` checks them. */
const vendorNames = Object.values(vendorVariables).flatMap((names) => Object.values(names))

/** Variables of other folders, which check them themselves. */
const otherNames = [...vendorNames, ...personalizationVariables]

/**
 * What the build takes from the environment. The list is closed: scripts/site.ts starts Gatsby with
 * exactly these names, because Gatsby puts every variable's name into the bundles' definitions and
 * a new name makes it render every page again.
 */
export const buildEnvironmentSchema = v.object({
  /** Where the site will be reached; canonical addresses and the sitemap need it. No slash at the end. */
  SITE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'write an origin such as https://www.hearthside.example')),
    'https://www.hearthside.example',
  ),
  CONTENTFUL_SPACE_ID: v.pipe(v.string(), v.minLength(1)),
  CONTENTFUL_ACCESS_TOKEN: v.pipe(v.string(), v.minLength(1)),
  CONTENTFUL_ENVIRONMENT: v.optional(v.string(), 'master'),
  CONTENTFUL_HOST: v.optional(v.string(), 'cdn.contentful.com'),
  /** `true` when drafts are read, which may lack anything; scripts/site/content-source.ts says so. */
  CONTENTFUL_PREVIEW: v.optional(v.picklist(['true', 'false'], 'write true or false'), 'false'),
  /** Who makes the pictures; scripts/site/image-settings.ts chooses when it is empty. */
  IMAGES: v.optional(
    v.picklist(['build', 'contentful', 'imgix', 'local'], 'write one of build, contentful, imgix, local'),
    'build',
  ),
  /** Domain of an imgix source that serves the space's assets. */
  IMAGE_CDN_DOMAIN: v.optional(v.string(), ''),
  /** Where the local stand-in of an image CDN is: an origin, or a path of the site. */
  LOCAL_IMAGES_URL: v.optional(v.string(), '/_images'),
  /** The brand's domain without `www.`: hosts of the product and their cookies (src/data/hosts.ts). */
  PRODUCT_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^([a-z\d-]+(\.[a-z\d-]+)+)?$/, 'write a domain such as hearthside.example')),
    '',
  ),
  /** URL parameters of clicks that count as paid, with commas between them; `gclid` when it is empty. */
  PAID_CLICK_IDS: v.optional(
    v.pipe(v.string(), v.regex(/^([\w-]+(,[\w-]+)*)?$/, 'write names such as gclid,gbraid,wbraid')),
    '',
  ),
  /** Where forms ask for the visitor's address; they send none when it is empty. */
  FORMS_IP_LOOKUP_URL: v.optional(
    v.pipe(v.string(), v.url('write an address such as https://ip.example.com/?format=json')),
  ),
  ...(Object.fromEntries(otherNames.map((name) => [name, v.optional(v.string(), '')])) as Record<
    (typeof otherNames)[number],
    v.OptionalSchema<v.StringSchema<undefined>, ''>
  >),
})

export type BuildEnvironment = v.InferOutput<typeof buildEnvironmentSchema>

/** Names of all variables that the build reads. */
export const buildVariables = Object.keys(buildEnvironmentSchema.entries) as readonly (keyof BuildEnvironment)[]

const withoutEmpty = (variables: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))

/**
 * Reads and checks the build's variables. An empty variable counts as absent.
 *
 * @throws Error with one line for each variable that is missing or wrong
 */
export function readBuildEnvironment(variables: Readonly<Record<string, string | undefined>>): BuildEnvironment {
  const result = v.safeParse(buildEnvironmentSchema, withoutEmpty(variables))
  if (result.success) {
    vendorConfigFromEnvironment(result.output)
    personalizationConfigFromEnvironment(result.output)
    return result.output
  }
  const lines = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? ''
    return issue.received === 'undefined'
      ? `${name} is not set. Use "npm run build" or "npm run develop", which start the embedded CMS and set it.`
      : `${name}: ${issue.message}`
  })
  throw new Error(`The site can't be built:\n${lines.join('\n')}`)
}
