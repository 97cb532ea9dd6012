import { env } from 'node:process'
import * as v from 'valibot'
import { Failure } from '../../src/lib/failure'
import { address, matching, readVariables, type Variables } from '../../src/lib/variables'

/**
 * The secret with which Contentful signs webhooks. It has exactly 64 of these characters
 * (https://www.contentful.com/developers/docs/webhooks/secrets).
 */
export const signingSecret = matching(
  /^[\w+/=-]{64}$/,
  'the signing secret of the space’s webhooks, which has 64 characters',
)

const email = matching(/^[^\s@]+@[^\s@]+$/, 'an email address')

const emails = matching(
  /^[^\s@,;]+@[^\s@,;]+(, *[^\s@,;]+@[^\s@,;]+)*$/,
  'an email address, or several separated by commas',
)

const schema = v.object({
  PUBLISH_SIGNING_SECRET: v.optional(signingSecret),
  PUBLISH_CHECKOUT: v.optional(v.string()),
  PUBLISH_BUILD_HOOK_URL: v.optional(address('https?', 'https://api.netlify.com/build_hooks/0123')),
  PUBLISH_STATE_FOLDER: v.optional(v.string(), '.local/publishing'),
  PUBLISH_REPORT_URL: v.optional(address('https?', 'https://hooks.example.com/marketing')),
  PUBLISH_REPORT_FORMAT: v.optional(v.picklist(['json', 'slack'], 'json or slack'), 'json'),
  PUBLISH_MAIL_SERVER: v.optional(
    address('smtps?', 'smtps://user:password@smtp.example.com, with %23 for # in the password'),
  ),
  PUBLISH_MAIL_FROM: v.optional(email),
  PUBLISH_MAIL_TO: v.optional(emails),
  CONTENTFUL_HOST: v.optional(v.string(), ''),
})

export interface MailSettings {
  /** Address of the SMTP server, with user and password. */
  readonly server: string
  readonly from: string
  /** One address, or several separated by commas. */
  readonly to: string
}

export interface PublishingSettings {
  /** The site's public origin, without a trailing slash. */
  readonly siteUrl: string
  /** The secret with which Contentful signs its webhooks. */
  readonly secret: string
  /** A checkout of the repository in which content is checked and releases are built. */
  readonly checkout?: string
  /** An address that starts a build elsewhere. Replaces builds in the checkout. */
  readonly buildHook?: string
  /** Folder for waiting publishes and logs. */
  readonly stateFolder: string
  /** Receives reports in one of two formats. */
  readonly webhook?: { readonly url: string; readonly format: 'json' | 'slack' }
  readonly mail?: MailSettings
  /** The origin of Contentful’s web app for the region of the space. */
  readonly contentfulApp: string
}

/**
 * Reads and checks the settings of publishing.
 *
 * @param siteUrl the site's public origin, if known
 * @returns undefined without a signing secret, which turns publishing off
 * @throws Failure with one sentence for each invalid variable
 */
export function readPublishingSettings(
  siteUrl: string | undefined,
  variables: Variables = env,
): PublishingSettings | undefined {
  const values = readVariables(schema, variables)
  const { PUBLISH_CHECKOUT: checkout, PUBLISH_BUILD_HOOK_URL: buildHook, PUBLISH_MAIL_SERVER: server } = values
  const { PUBLISH_MAIL_FROM: from, PUBLISH_MAIL_TO: to, PUBLISH_REPORT_URL: url } = values
  if (!values.PUBLISH_SIGNING_SECRET) {
    if ((checkout ?? buildHook ?? url ?? server ?? from ?? to) === undefined) return undefined
    throw new Failure('Set PUBLISH_SIGNING_SECRET too: publishing is off without it.')
  }
  if (!checkout && !buildHook) {
    throw new Failure('Set PUBLISH_CHECKOUT to a checkout of the repository, or PUBLISH_BUILD_HOOK_URL.')
  }
  if (!siteUrl) throw new Failure('Set SITE_URL too: reports of publishing contain live addresses.')
  const mail = server && from && to ? { server, from, to } : undefined
  if (!mail && (server ?? from ?? to)) {
    throw new Failure('Set PUBLISH_MAIL_SERVER, PUBLISH_MAIL_FROM and PUBLISH_MAIL_TO, or none of them.')
  }
  return {
    siteUrl,
    secret: values.PUBLISH_SIGNING_SECRET,
    checkout,
    buildHook,
    stateFolder: values.PUBLISH_STATE_FOLDER,
    webhook: url === undefined ? undefined : { url, format: values.PUBLISH_REPORT_FORMAT },
    mail,
    contentfulApp: `https://app.${values.CONTENTFUL_HOST.includes('.eu.') ? 'eu.' : ''}contentful.com`,
  }
}
