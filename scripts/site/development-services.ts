import { startCrm } from '../../local/crm/start-crm'
import { readEmbedded } from '../../local/experience/read-content'
import { standInConfig, startExperience } from '../../local/experience/start-experience'
import { listen, onPortOrAny } from '../../local/faults/local-server'
import { startIpLookup } from '../../local/ip-lookup/start-ip-lookup'
import { serveTags } from '../../local/tags/serve-tags'
import { tagsVariables } from '../../local/tags/tags-config'
import { leadVariables } from '../../server/settings'
import type { Variables } from '../../src/lib/variables'
import { vendorVariables } from '../../src/lib/vendors'
import type { GatsbyVariable } from './gatsby-environment'
import { contentFolder } from './paths'

type GatsbyVariables = Partial<Record<GatsbyVariable, string>>

export interface DevelopmentServices {
  readonly environment: GatsbyVariables
  readonly close: () => Promise<void>
}

/** Starts a server with stand-ins for the third parties that are not configured. */
export async function startThirdParties(variables: Variables): Promise<DevelopmentServices> {
  const server = await listen(async (request, response) => {
    if (!(await serveTags(request, response))) response.writeHead(404).end()
  })
  const values = tagsVariables(server.url)
  const names = Object.values(vendorVariables)
    .map((vendor): readonly string[] => Object.values(vendor))
    .filter((ofVendor) => !ofVendor.some((name) => variables[name]))
    .flat()
  return {
    environment: Object.fromEntries(names.map((name) => [name, values[name] ?? ''])),
    close: server.close,
  }
}

/** Fixed ports, so that pages stay the same. */
const crmPort = 8750
const ipLookupPort = 8751

const standInDatabase = 'file:.local/leads/develop.db'

/**
 * Starts stand-ins for an unconfigured CRM and IP lookup. With a configured leads database, starts no CRM stand-in,
 * because it would receive real leads.
 */
export async function openLeadServices(variables: Variables): Promise<DevelopmentServices> {
  const own: GatsbyVariables = Object.fromEntries(
    leadVariables.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  )
  const needsCrm = !own.HUBSPOT_PORTAL_ID && !own.HUBSPOT_TOKEN && !own.HUBSPOT_URL && !own.LEADS_DATABASE_URL
  const crm = needsCrm ? await onPortOrAny(startCrm, crmPort) : undefined
  const ipLookup = variables.FORMS_IP_LOOKUP_URL ? undefined : await onPortOrAny(startIpLookup, ipLookupPort)
  if (crm) console.log(`Form submissions go to the stand-in for the CRM: ${crm.url}/_stand-in/state`)
  return {
    environment: {
      ...own,
      ...(crm && {
        LEADS_DATABASE_URL: standInDatabase,
        HUBSPOT_URL: crm.url,
        HUBSPOT_PORTAL_ID: crm.portalId,
        HUBSPOT_TOKEN: crm.token,
      }),
      ...(ipLookup && { FORMS_IP_LOOKUP_URL: `${ipLookup.url}/?format=json` }),
    },
    close: async () => {
      await Promise.all([crm?.close(), ipLookup?.close()])
    },
  }
}

/**
 * Personalization for develop and drafts: the panel, and the stand-in unless a service is configured.
 *
 * @param standIn address, or undefined with a real space
 */
export function previewPersonalization(variables: Variables, standIn: string | undefined): GatsbyVariables {
  const panel = { PERSONALIZATION_PREVIEW: variables.PERSONALIZATION_PREVIEW || 'true' }
  if (standIn === undefined || variables.PERSONALIZATION_CLIENT_ID) return panel
  return {
    ...panel,
    PERSONALIZATION_CLIENT_ID: standInConfig.clientId,
    PERSONALIZATION_URL: standIn,
    PERSONALIZATION_INSIGHTS_URL: standIn,
    PERSONALIZATION_EXPERIMENT: variables.PERSONALIZATION_EXPERIMENT || standInConfig.experiment,
  }
}

const experiencePort = 8745

export async function startPersonalization() {
  let content = await readEmbedded(contentFolder)
  const { url, close } = await onPortOrAny((port) => startExperience({ content: () => content }, port), experiencePort)
  return {
    url,
    /** Keeps the last content if a save makes it invalid meanwhile. */
    refresh: async () => {
      content = await readEmbedded(contentFolder).catch(() => content)
    },
    close,
  }
}
