import { env } from 'node:process'
import * as v from 'valibot'
import { Failure } from '../src/lib/failure'
import { address, digits, matching, readVariables, type Variables } from '../src/lib/variables'
import { readPublishingSettings } from './publishing/publishing-settings'
import { defaultConnectionLimits, type ConnectionLimits } from './requests/limit-connections'
import { readSettings } from './settings'
import { previewAccessVariables } from './site/preview-access'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const { connections, connectionsPerAddress } = defaultConnectionLimits

const schema = v.object({
  PORT: v.optional(digits(/^\d{1,5}$/, 'a port from 0 to 65535'), '9000'),
  HOST: v.optional(matching(/^[\w.:-]+$/, 'an address of this machine such as 127.0.0.1'), '127.0.0.1'),
  MAX_CONNECTIONS: v.optional(
    digits(/^[1-9]\d{0,5}$/, 'the most open connections, from 1 to 999999'),
    String(connections),
  ),
  MAX_CONNECTIONS_PER_ADDRESS: v.optional(
    digits(/^\d{1,6}$/, 'the most open connections of one visitor, or 0 for no limit'),
    String(connectionsPerAddress),
  ),
  SITE_FOLDER: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(levels, `one of ${levels.join(', ')}`), 'info'),
  ...previewAccessVariables,
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters, or leave it empty'))),
  ALERT_WEBHOOK_URL: v.optional(address('https?', 'https://hooks.example.com/hearthside')),
})

export type ServerSettings = ReturnType<typeof readServerSettings>

const highestPort = 65_535

/**
 * Reads and checks the settings of the server. An empty variable counts as absent.
 *
 * @param pages the folder of the release's pages, used unless `SITE_FOLDER` names another
 * @throws Failure with one sentence for each invalid variable
 */
export function readServerSettings(pages: string, variables: Variables = env) {
  const values = readVariables(schema, variables)
  if (values.PORT > highestPort) throw new Failure('Set PORT to a port from 0 to 65535.')
  const folder = values.SITE_FOLDER ?? pages
  const { PREVIEW_PASSWORD: password, PREVIEW_LINK_KEY: linkKey } = values
  const leads = readSettings({ ...variables, LEADS_FORMS: variables.LEADS_FORMS || `${folder}/_forms.json` })
  const limits: ConnectionLimits = {
    connections: values.MAX_CONNECTIONS,
    // All visitors have the proxy's address.
    connectionsPerAddress: leads.trustedProxies > 0 ? 0 : values.MAX_CONNECTIONS_PER_ADDRESS,
  }
  return {
    port: values.PORT,
    host: values.HOST,
    limits,
    /** The built site. */
    folder,
    logLevel: values.LOG_LEVEL,
    /** Token for programs on other machines that read the metrics. */
    metricsToken: values.METRICS_TOKEN,
    /** Where warnings are sent. */
    alertUrl: values.ALERT_WEBHOOK_URL,
    /** Who may see the site; everybody if absent. For sites with drafts. */
    previewAccess: (password ?? linkKey) === undefined ? undefined : { password, linkKey },
    leads,
    /** Absent if publishing is off. */
    publishing: readPublishingSettings(leads.siteUrl, variables),
  }
}
