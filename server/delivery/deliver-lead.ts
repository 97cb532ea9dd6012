import type { Lead } from '../lead'
import type { LeadStore } from '../store/lead-store'
import type { Crm, CrmResult } from './crm'

/** Gives the CRM the lead's files that it does not have yet, and notes where it keeps them. */
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
 * Gives one lead to the CRM. Where an earlier try may have succeeded, the CRM is asked first whether it
 * has the lead, so that it gets it once.
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
