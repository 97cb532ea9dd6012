import { definitionKey, type FormDefinition } from '../../src/forms/model/definition'
import type { LeadDependencies, LeadRequest, LeadResponse } from '../handler'
import type { Lead } from '../lead'
import type { LeadFilter } from '../store/lead-rows'
import { openLeadStore, type LeadStore } from '../store/lead-store'
import { noon, sampleDefinition } from './samples'

/** A temporary store in memory: disk syncs would take most of a test's time. */
export const openTestStore = (): Promise<LeadStore> => openLeadStore('file::memory:')

export const allLeads = async (store: LeadStore, filter?: LeadFilter): Promise<readonly Lead[]> => {
  const leads: Lead[] = []
  for await (const lead of store.readLeads(filter)) leads.push(lead)
  return leads
}

export const testDependencies = (
  store: LeadStore,
  changes: Partial<LeadDependencies> = {},
  definitions: readonly FormDefinition[] = [sampleDefinition()],
): LeadDependencies => ({
  store: () => Promise.resolve(store),
  definitions: () => Promise.resolve(new Map(definitions.map((form) => [definitionKey(form), form]))),
  submitLimiter: () => Promise.resolve(0),
  uploadLimiter: () => Promise.resolve(0),
  reportLimiter: () => Promise.resolve(0),
  onViolation: () => undefined,
  trustedProxies: 0,
  fileSpace: Number.POSITIVE_INFINITY,
  now: () => noon,
  onStored: () => undefined,
  tidy: () => Promise.resolve(),
  reportError: () => undefined,
  warn: () => undefined,
  onUnknownAddress: () => undefined,
  ...changes,
})

export const testRequest = (changes: Partial<LeadRequest> = {}): LeadRequest => ({
  method: 'POST',
  crm: 'hubspot',
  url: '/api/hubspot/submitForm',
  headers: { 'content-type': 'application/json', host: 'www.example.com' },
  body: undefined,
  remoteAddress: '203.0.113.7',
  ...changes,
})

export const jsonRequest = (value: unknown, changes: Partial<LeadRequest> = {}): LeadRequest =>
  testRequest({ body: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)), ...changes })

/** A form sent without a script. */
export const formRequest = (
  values: Readonly<Record<string, string>>,
  headers: LeadRequest['headers'] = {},
): LeadRequest =>
  testRequest({
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'www.example.com', ...headers },
    body: Buffer.from(new URLSearchParams(values).toString()),
  })

export const jsonOf = ({ body }: LeadResponse): Readonly<Record<string, unknown>> =>
  JSON.parse(body.toString()) as Readonly<Record<string, unknown>>
