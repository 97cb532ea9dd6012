import { startCrm } from '../../local/crm/start-crm'
import { readEmbedded } from '../../local/experience/read-content'
import { standInConfig, startExperience } from '../../local/experience/start-experience'
import { listen } from '../../local/faults/local-server'
import { startIpLookup } from '../../local/ip-lookup/start-ip-lookup'
import { serveTags } from '../../local/tags/serve-tags'
import { tagsVariables } from '../../local/tags/tags-config'
import { leadVariables } from '../../server/settings'
import { vendorVariables } from '../../src/data/vendors'
import type { GatsbyVariable } from './gatsby-environment'
import { contentFolder } from './paths'

type Variables = Readonly<Record<string, string | undefined>>

type GatsbyVariables = Partial<Record<GatsbyVariable, string>>

/** Stand-ins that run beside Gatsby's development server. */
export interface DevelopmentServices {
  /** Makes Gatsby and the endpoints use them. */
  readonly environment: GatsbyVariables
  readonly close: () => Promise<void>
}

/** Falls back to any free port, because another development server may use this one. */
const onPortOrAny = <Server>(start: (port: number) => Promise<Server>, port: number): Promise<Server> =>
  start(port).catch(() => start(0))

const isConfigured = (names: Readonly<Record<string, string>>, variables: Variables): boolean =>
  Object.values(names).some((name) => Boolean(variables[name]))

/**
 * Starts stand-ins for third parties that are not configured. Develop loads them the way production loads the
 * real ones.
 */
export async function startThirdParties(variables: Variables): Promise<DevelopmentServices> {
  const server = await listen(async (request, response) => {
    if (!(await serveTags(request, response))) response.writeHead(404).end()
  })
  const values = tagsVariables(server.url)
  const names = Object.values(vendorVariables)
    .filter((vendor) => !isConfigured(vendor, variables))
    .flatMap((vendor) => Object.values(vendor))
  return {
    environment: Object.fromEntries(names.map((name) => [name, values[name] ?? ''])),
    close: server.close,
  }
}

/** The ports of `npm run leads:stand-ins`. Fixed, so that pages stay the same from start to start. */
const crmPort = 8750
const ipLookupPort = 8751

/** A separate database, because leads that the stand-in accepts count as delivered. */
const standInDatabase = 'file:.local/leads/develop.db'

/**
 * Starts stand-ins for the CRM and for the IP address lookup where none is configured. A configured leads
 * database gets no stand-in for the CRM, which would take its leads.
 */
export async function openLeadServices(
  variables: Variables,
  log: (line: string) => void,
): Promise<DevelopmentServices> {
  const own: GatsbyVariables = Object.fromEntries(
    leadVariables.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  )
  const needsCrm = !own.HUBSPOT_PORTAL_ID && !own.HUBSPOT_TOKEN && !own.HUBSPOT_URL && !own.LEADS_DATABASE_URL
  const crm = needsCrm ? await onPortOrAny((port) => startCrm({ port }), crmPort) : undefined
  const ipLookup = variables.FORMS_IP_LOOKUP_URL
    ? undefined
    : await onPortOrAny((port) => startIpLookup({ port }), ipLookupPort)
  if (crm) log(`Form submissions go to the stand-in for the CRM: ${crm.url}/_stand-in/state`)
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
 * Personalization settings for develop and for builds with drafts: the preview panel, and the stand-in for the
 * service unless one is configured.
 *
 * @param standIn address or path of the stand-in; undefined with a real space
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

/** Starts the stand-in for personalization. `refresh` reads the content again. */
export async function startDevelopmentService() {
  let content = await readEmbedded(contentFolder)
  const { url, close } = await onPortOrAny((port) => startExperience({ content: () => content }, port), experiencePort)
  return {
    url,
    refresh: async () => {
      content = await readEmbedded(contentFolder)
    },
    close,
  }
}
