import type { LeadState } from '../lead'

/** The tables as the query builder sees them. Times are milliseconds since 1970, truth is 0 or 1. */
export interface Tables {
  lead: {
    id: string
    form_id: string
    form_use: string
    /** JSON: the fields in their order. */
    fields: string
    /** JSON, or null where the form asks for no consent. */
    consent: string | null
    tracking_value: string
    page_uri: string
    page_name: string
    ip_address: string
    received_at: number
    spam_reason: string | null
    /** Digest of what was filled in: tells a retry from a correction under the same id. */
    digest: string
    state: LeadState
    attempts: number
    next_attempt_at: number
    delivered_at: number | null
    last_error: string | null
    in_doubt: number
    /** Until when one worker has the lead to itself; null when none has. */
    lease_until: number | null
    /** When the two times above were set. One that lies ahead shows that the clock was put back since. */
    scheduled_at: number
  }
  file: {
    id: string
    name: string
    content_type: string
    content: Uint8Array | ArrayBuffer
    size: number
    received_at: number
    crm_url: string | null
  }
  lead_file: {
    lead_id: string
    file_id: string
  }
}
