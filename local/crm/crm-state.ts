/** What HubSpot keeps of a submission. */
export interface CrmSubmission {
  readonly conversionId: string
  readonly formGuid: string
  /** Milliseconds since 1970, as the sender gave them. */
  readonly submittedAt: number
  readonly fields: readonly { readonly objectTypeId: string; readonly name: string; readonly value: string }[]
  readonly context: Readonly<Record<string, string>>
  readonly legalConsentOptions?: unknown
}

export interface CrmFile {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly type: string
  readonly size: number
  readonly url: string
}

/** A line of the log: a call, and what became of it. */
export interface CrmCall {
  readonly method: string
  readonly path: string
  /** The status of the answer as it would have been without a fault. */
  readonly status: number
  readonly fault?: string
  /** Whether the call did what it was meant to do. */
  readonly isDone: boolean
}

/** Everything that the stand-in remembers, until it ends. */
export interface CrmState {
  readonly submissions: CrmSubmission[]
  /** By e-mail address in lower case: HubSpot has one contact for each, however often it is submitted. */
  readonly contacts: Map<string, Map<string, string>>
  readonly files: CrmFile[]
  readonly calls: CrmCall[]
}

export const emptyState = (): CrmState => ({ submissions: [], contacts: new Map(), files: [], calls: [] })
