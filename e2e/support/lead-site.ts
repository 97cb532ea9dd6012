import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import Database from 'libsql'
import type { CrmSubmission } from '../../local/crm/crm-api'
import { startCrm, type LocalCrm } from '../../local/crm/start-crm'
import { type FaultName, sendWithFault } from '../../local/faults/local-server'
import { compiledFunctions, functionRoutes } from '../../local/functions/mount-functions'
import { configuredPages } from '../../local/host/configured-pages'
import { startHost } from '../../local/host/start-host'
import { startIpLookup, type IpLookup } from '../../local/ip-lookup/start-ip-lookup'
import type { FormDefinition } from '../../src/data/form-definition'
import { submitPath } from '../../src/data/forms'

const builtSite = path.resolve('public')

interface Failure {
  readonly path: string
  readonly fault: FaultName
  /** Whether the endpoint processed the request anyway. */
  readonly isDone: boolean
}

interface StoredLead {
  readonly state: string
  readonly spamReason: string | undefined
}

/** The built site with its functions, which deliver to the CRM stand-in. */
export interface LeadSite {
  readonly url: string
  readonly crm: LocalCrm
  readonly ipLookup: IpLookup
  /** Answers every further request to this endpoint like this. */
  readonly fail: (path: string, fault: FaultName, options?: { readonly isDone?: boolean }) => void
  readonly recover: () => void
  /** Delays submissions until the returned function is called. */
  readonly hold: () => () => void
  /** The number of submissions in this test. */
  readonly submits: () => number
  /** The leads of a person in the CRM. */
  readonly delivered: (email: string) => readonly CrmSubmission[]
  /** The leads of a person in the database. */
  readonly stored: (email: string) => readonly StoredLead[]
}

/** The form definitions of the endpoints. */
export const readDefinitions = async (): Promise<readonly FormDefinition[]> =>
  JSON.parse(await readFile(path.join(builtSite, '_forms.json'), 'utf8')) as FormDefinition[]

const place = Symbol.for('hearthside.leads')

/** The endpoints keep shared state there (docs/contracts/leads-api.md). */
const stopLeads = async (): Promise<void> =>
  (globalThis as { [place]?: { readonly close: () => Promise<void> } })[place]?.close()

interface StoredRow {
  readonly state: string
  readonly spam_reason: string | null
}

function readStored(file: string, email: string): readonly StoredLead[] {
  const database = new Database(file)
  try {
    // The endpoints create the table when they first store a lead.
    const [table] = database.prepare("select name from sqlite_master where name = 'lead'").all()
    if (!table) return []
    const rows = database
      .prepare('select state, spam_reason from lead where instr(fields, ?) > 0')
      .all(JSON.stringify(email)) as readonly StoredRow[]
    return rows.map(({ state, spam_reason: reason }) => ({ state, spamReason: reason ?? undefined }))
  } finally {
    database.close()
  }
}

interface StartedSite extends LeadSite {
  readonly reset: () => void
  readonly close: () => Promise<void>
}

async function startLeadSite(): Promise<StartedSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hearthside-e2e-leads-'))
  const database = path.join(folder, 'leads.db')
  const [crm, ipLookup] = await Promise.all([startCrm(), startIpLookup()])
  // The endpoints read them on their first request.
  Object.assign(process.env, {
    LEADS_DATABASE_URL: `file:${database}`,
    LEADS_RATE_LIMIT: '0',
    HUBSPOT_URL: crm.url,
    HUBSPOT_PORTAL_ID: crm.portalId,
    HUBSPOT_TOKEN: crm.token,
  })
  const functions = functionRoutes(await compiledFunctions('.cache/functions'))
  const pages = configuredPages(builtSite, () => ({ forms: { ipLookupUrl: `${ipLookup.url}/?format=json` } }))
  let failure: Failure | undefined
  let held: Promise<void> | undefined
  let submits = 0

  const host = await startHost({
    folder: builtSite,
    brotliQuality: 1,
    routes: async (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      if (pathname === submitPath) {
        submits += 1
        await held
      }
      if (failure?.path === pathname) {
        const { fault, isDone } = failure
        if (isDone) await functions(request, new ServerResponse(request))
        const answer = { status: 200, body: { success: true, message: 'An answer that does not arrive' } }
        await sendWithFault(request, response, answer, fault)
        return true
      }
      return (await functions(request, response)) || pages(request, response)
    },
  })
  return {
    url: host.url,
    crm,
    ipLookup,
    fail: (at, fault, { isDone = false } = {}) => {
      failure = { path: at, fault, isDone }
    },
    recover: () => {
      failure = undefined
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
      failure = undefined
      held = undefined
      submits = 0
      ipLookup.setFault(undefined)
    },
    close: async () => {
      await host.close()
      await stopLeads()
      await Promise.all([crm.close(), ipLookup.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Tests of forms. Each starts with working endpoints and services. */
export const test = base.extend<{ site: LeadSite }, { startedSite: StartedSite }>({
  startedSite: [
    // Playwright reads the required fixtures from the first parameter.
    // eslint-disable-next-line no-empty-pattern -- this one needs nothing
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
