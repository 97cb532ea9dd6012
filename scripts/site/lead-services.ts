import { startCrm } from '../../local/crm/start-crm'
import { startIpLookup } from '../../local/ip-lookup/start-ip-lookup'
import { leadVariables } from '../../server/settings'
import type { GatsbyVariable } from './gatsby-environment'

/** What the forms of a development server work with. */
export interface LeadServices {
  /** For the process that the endpoints run in. */
  readonly environment: Partial<Record<GatsbyVariable, string>>
  readonly close: () => Promise<void>
}

type Variables = Readonly<Record<string, string | undefined>>

/** As `npm run leads:stand-ins` has them. The same at each start, so that pages are the same, too. */
const crmPort = 8750
const ipLookupPort = 8751

/** Leads for a stand-in have a database of their own: what it takes counts as delivered. */
const database = 'file:.local/leads/develop.db'

/** Another development server may have the port. */
const onPortOrAny = <Server>(start: (port: number) => Promise<Server>, port: number): Promise<Server> =>
  start(port).catch(() => start(0))

/** Those of the endpoints, as far as they are set. */
const configured = (variables: Variables): LeadServices['environment'] =>
  Object.fromEntries(leadVariables.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])))

/**
 * Starts stand-ins for the CRM and for the service that tells IP addresses, each where the environment
 * names no real one. Who has named a database of leads gets no stand-in for the CRM: it would take them.
 *
 * @param variables of the environment
 */
export async function openLeadServices(variables: Variables, log: (line: string) => void): Promise<LeadServices> {
  const own = configured(variables)
  const needsCrm = !own.HUBSPOT_PORTAL_ID && !own.HUBSPOT_TOKEN && !own.HUBSPOT_URL && !own.LEADS_DATABASE_URL
  const crm = needsCrm ? await onPortOrAny((port) => startCrm({ port }), crmPort) : undefined
  const ipLookup = variables.FORMS_IP_LOOKUP_URL
    ? undefined
    : await onPortOrAny((port) => startIpLookup({ port }), ipLookupPort)
  if (crm) log(`What forms send goes to a stand-in for the CRM: ${crm.url}/_stand-in/state`)
  return {
    environment: {
      ...own,
      ...(crm && {
        LEADS_DATABASE_URL: database,
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
