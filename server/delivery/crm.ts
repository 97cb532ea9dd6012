import type { Lead, StoredFile } from '../lead'
import type { LeadStore } from '../store/lead-store'

/** Why a call failed that may succeed later, with the message for the operator. */
export const failureCauses = {
  token: 'The CRM rejects the token',
  permission: 'The token lacks a permission',
  form: 'The CRM does not know a form',
  busy: 'The CRM limits the number of calls',
  failing: 'The CRM answers with errors',
  unreachable: 'The CRM can’t be reached',
  unreadable: 'The CRM’s answers can’t be read',
} as const

export type FailureCause = keyof typeof failureCauses

/** A call that may succeed later. */
export interface Retry {
  readonly kind: 'retry'
  readonly cause: FailureCause
  /** The CRM's answer. It may contain what a visitor typed. */
  readonly error: string
  /** Whether the CRM may have processed the call anyway. */
  readonly isInDoubt: boolean
  /** The shortest wait before the next try, in ms. */
  readonly wait?: number
}

/** The result of a call to the CRM. */
export type CrmResult =
  | { readonly kind: 'delivered' }
  | Retry
  /** The CRM will never take it as it is. */
  | { readonly kind: 'refused'; readonly error: string }

/** A CRM that receives leads. Its methods never reject. */
export interface Crm {
  /**
   * @param fileUrls where the CRM keeps the lead's files, by their ids
   */
  readonly submit: (lead: Lead, fileUrls: ReadonlyMap<string, string>) => Promise<CrmResult>
  /** Whether the CRM has a lead already; `unknown` when it does not permit the query. */
  readonly has: (lead: Lead) => Promise<'yes' | 'no' | 'unknown' | Retry>
  /** @returns where the CRM keeps the file */
  readonly upload: (file: StoredFile) => Promise<{ readonly url: string } | Exclude<CrmResult, { kind: 'delivered' }>>
}

/** Uploads the lead's files that the CRM does not have yet, and stores their addresses. */
async function deliverFiles(
  lead: Lead,
  store: LeadStore,
  crm: Crm,
): Promise<ReadonlyMap<string, string> | Exclude<CrmResult, { kind: 'delivered' }>> {
  const urls = new Map<string, string>()
  for (const id of lead.fileIds) {
    const file = await store.readFile(id)
    if (!file) continue
    if (file.crmUrl) {
      urls.set(id, file.crmUrl)
      continue
    }
    const result = await crm.upload(file)
    if (!('url' in result)) return result
    await store.setCrmUrl(id, result.url)
    urls.set(id, result.url)
  }
  return urls
}

/**
 * Delivers one lead to the CRM. If an earlier try may have succeeded, looks the lead up first, so that the CRM
 * gets it once.
 */
export async function deliverLead(lead: Lead, store: LeadStore, crm: Crm): Promise<CrmResult> {
  if (lead.isInDoubt) {
    const known = await crm.has(lead)
    if (known === 'yes') return { kind: 'delivered' }
    if (typeof known === 'object') return { ...known, isInDoubt: true }
  }
  const urls = await deliverFiles(lead, store, crm)
  // The submission itself was not sent.
  if ('kind' in urls) return urls.kind === 'retry' ? { ...urls, isInDoubt: false } : urls
  return crm.submit(lead, urls)
}
