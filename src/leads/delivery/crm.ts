import type { Lead, StoredFile } from '../lead'

/** What came of an attempt to give something to the CRM. */
export type CrmResult =
  | { readonly kind: 'delivered' }
  /** Another try may succeed. `isInDoubt` when the CRM may have it all the same. */
  | { readonly kind: 'retry'; readonly error: string; readonly isInDoubt: boolean; readonly wait?: number }
  /** The CRM will never take it as it is. */
  | { readonly kind: 'refused'; readonly error: string }

/** A CRM that leads are delivered to. Nothing of it throws. */
export interface Crm {
  /**
   * @param fileUrls where the CRM keeps the lead's files, by their ids
   */
  readonly submit: (lead: Lead, fileUrls: ReadonlyMap<string, string>) => Promise<CrmResult>
  /** Whether the CRM has a lead already; `unknown` where it can't be asked. */
  readonly has: (lead: Lead) => Promise<'yes' | 'no' | 'unknown' | { readonly error: string }>
  /** @returns where the CRM keeps the file */
  readonly upload: (file: StoredFile) => Promise<{ readonly url: string } | Exclude<CrmResult, { kind: 'delivered' }>>
}
