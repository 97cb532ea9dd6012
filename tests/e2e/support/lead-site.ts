import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import type { CrmSubmission } from '../../../local/crm/crm-api'
import { startCrm, type LocalCrm } from '../../../local/crm/start-crm'
import { createExperience } from '../../../local/experience/create-experience'
import { readRequest, sendWithFault } from '../../../local/faults/local-server'
import { startIpLookup, type IpLookup } from '../../../local/ip-lookup/start-ip-lookup'
import { configuredPages } from '../../../local/pages/configured-pages'
import { serveTags } from '../../../local/tags/serve-tags'
import { createServer } from '../../../server/create-server'
import { createLeadService } from '../../../server/service'
import { readSettings } from '../../../server/settings'
import { submitPath } from '../../../src/forms/model/contract'
import type { FormDefinition } from '../../../src/forms/model/definition'
import type { SiteConfig } from '../../../src/lib/site-config'
import type { VendorConfig } from '../../../src/lib/vendors'
import { experienceContent } from './experience-content'
import { test as base } from './test'

const builtSite = path.resolve('public')

/** The built site with its endpoints, which deliver to the CRM stand-in. */
export interface LeadSite {
  readonly url: string
  readonly crm: LocalCrm
  readonly ipLookup: IpLookup
  /** Stores further submissions, but cuts the connection before the answer. */
  readonly loseAnswers: (isLosing: boolean) => void
  /** Serves pages like a build configured with these third parties, and with personalization. */
  readonly configure: (vendors?: VendorConfig, personalization?: SiteConfig['personalization']) => void
  /** Delays submissions until the returned function is called. */
  readonly hold: () => () => void
  /** The number of submissions in this test. */
  readonly submits: () => number
  /** The leads of a person in the CRM. */
  readonly delivered: (email: string) => readonly CrmSubmission[]
  /** The states of a person's leads in the database. */
  readonly stored: (email: string) => readonly string[]
}

/** The form definitions of the endpoints. */
export const readDefinitions = async (): Promise<readonly FormDefinition[]> =>
  JSON.parse(await readFile(path.join(builtSite, '_forms.json'), 'utf8')) as FormDefinition[]

function readStored(file: string, email: string): readonly string[] {
  const database = new Database(file)
  try {
    const rows = database
      .prepare('select state from lead where instr(fields, ?) > 0')
      .all(JSON.stringify(email)) as readonly { readonly state: string }[]
    return rows.map(({ state }) => state)
  } finally {
    database.close()
  }
}

/** Marks a request that the test processes although its answer is lost. */
const repeated = 'x-repeated'

interface StartedSite extends LeadSite {
  readonly reset: () => void
  readonly close: () => Promise<void>
}

async function startLeadSite(): Promise<StartedSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hearthside-e2e-leads-'))
  const database = path.join(folder, 'leads.db')
  const [crm, ipLookup] = await Promise.all([startCrm(), startIpLookup()])
  const leads = createLeadService({
    settings: readSettings({
      LEADS_DATABASE_URL: `file:${database}`,
      LEADS_RATE_LIMIT: '0',
      HUBSPOT_URL: crm.url,
      HUBSPOT_PORTAL_ID: crm.portalId,
      HUBSPOT_TOKEN: crm.token,
    }),
  })
  // Like the real server. The database is locked while it is opened, and tests read it at any time after that.
  await leads.startDelivery()
  let configured: SiteConfig = {}
  const routes = createExperience({ content: () => experienceContent })
  const pages = configuredPages(builtSite, () => ({
    forms: { ipLookupUrl: `${ipLookup.url}/?format=json` },
    ...configured,
  }))
  let isLosing = false
  let held: Promise<void> | undefined
  let submits = 0

  const server = await createServer({
    folder: builtSite,
    leads: leads.dependencies,
    drainTime: 0,
    before: async (request, response) => {
      if (request.headers[repeated]) return false
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      if (pathname === submitPath) {
        submits += 1
        await held
        if (!isLosing) return false
        const payload = await readRequest(request, Number.POSITIVE_INFINITY)
        const headers = { ...request.headers, [repeated]: 'yes' }
        await server.app.inject({ method: 'POST', url: pathname, headers, payload })
        const answer = { status: 200, body: { success: true, message: 'An answer that does not arrive' } }
        await sendWithFault(request, response, answer, 'cut')
        return true
      }
      return (await routes(request, response)) || (await serveTags(request, response)) || pages(request, response)
    },
  })
  return {
    url: await server.listen(),
    crm,
    ipLookup,
    loseAnswers: (isNow) => {
      isLosing = isNow
    },
    configure: (vendors, personalization) => {
      configured = { ...(vendors && { vendors }), ...(personalization && { personalization }) }
    },
    hold: () => {
      let release: () => void = () => undefined
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    submits: () => submits,
    delivered: (email) =>
      crm.state.submissions.filter(({ fields }) =>
        fields.some(({ name, value }) => name === 'email' && value === email),
      ),
    stored: (email) => readStored(database, email),
    reset: () => {
      isLosing = false
      held = undefined
      configured = {}
      submits = 0
      ipLookup.setFault(undefined)
    },
    close: async () => {
      await server.close()
      await leads.close()
      await Promise.all([crm.close(), ipLookup.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Tests of forms. Each starts with working endpoints and services. */
export const test = base.extend<{ site: LeadSite }, { startedSite: StartedSite }>({
  startedSite: [
    async ({}, use) => {
      const site = await startLeadSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ startedSite }, use) => {
    startedSite.reset()
    await use(startedSite)
  },
  baseURL: async ({ startedSite }, use) => {
    await use(startedSite.url)
  },
})
