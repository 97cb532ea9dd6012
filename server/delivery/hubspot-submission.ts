import * as v from 'valibot'
import { fileIdOf } from '../files'
import type { Lead } from '../lead'

/** Contact, the default object of a field. */
const contact = '0-1'

const hour = 60 * 60 * 1000

/** Up to this age, in ms, a lead is sent with its time: HubSpot refuses times more than a month ago. */
const longestAge = 29 * 24 * hour

/** A page of the list of a form's submissions. */
export const submissionsSchema = v.object({
  results: v.array(
    v.object({
      submittedAt: v.number(),
      values: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  ),
  paging: v.optional(v.object({ next: v.optional(v.object({ after: v.string() })) })),
})

export type SubmissionPage = v.InferOutput<typeof submissionsSchema>

/** Parts that HubSpot refuses. The lead is sent without them. */
export interface LeftOut {
  readonly context?: boolean
  readonly time?: boolean
  /** Names of hidden fields. */
  readonly fields?: readonly string[]
}

/** The CRM's address of a field's file; empty if the CRM does not have the file, such as one of spam that has expired. */
function fileUrlOf(value: string, fileUrls: ReadonlyMap<string, string>): string {
  const fileId = fileIdOf(value)
  return (fileId && fileUrls.get(fileId)) ?? ''
}

/** The non-empty fields, with the CRM's file addresses in place of ours. */
const fieldsOf = (lead: Lead, fileUrls: ReadonlyMap<string, string>, leftOut: readonly string[]) =>
  lead.fields
    .map(({ name, value, objectTypeId = contact, fieldType }) => ({
      objectTypeId,
      name,
      value: fieldType === 'file' ? fileUrlOf(value, fileUrls) : value,
    }))
    .filter(({ name, value }) => value !== '' && !leftOut.includes(name))

/** The lead's known origin. */
function contextOf({ context }: Lead) {
  const { trackingValue, ipAddress, pageUri, pageName } = context
  const given = { hutk: trackingValue, ipAddress, pageUri, pageName }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

/** The given consent, without unchecked boxes; `undefined` if there is neither a text nor a checked box. */
function consentOf({ consent }: Lead) {
  const ticked = consent?.communications.filter(({ isTicked }) => isTicked) ?? []
  // HubSpot requires text. The visitor has read those of the checked boxes.
  const text = consent?.text || ticked.map((box) => box.text).join(' ')
  if (!text) return undefined
  return {
    consent: {
      consentToProcess: true,
      text,
      communications: ticked.map((box) => ({
        value: true,
        subscriptionTypeId: Number(box.subscriptionTypeId),
        text: box.text,
      })),
    },
  }
}

const isTooOld = ({ receivedAt }: Lead, now: number): boolean => now - receivedAt >= longestAge

/** A time in the future comes from a wrong clock. */
const isAhead = ({ receivedAt }: Lead, now: number): boolean => receivedAt - now >= hour

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Whether a submission at HubSpot is this lead: sent at the same millisecond by the same person. A lead that was sent
 * without its time is not recognized: it looks like any other submission with the same input, and a duplicate is better
 * than a lost lead.
 */
export function isSubmissionOf(lead: Lead, submission: SubmissionPage['results'][number]): boolean {
  if (submission.submittedAt !== lead.receivedAt) return false
  // Hidden fields may be missing.
  const filled = lead.fields.filter(({ fieldType, hidden, value }) => fieldType !== 'file' && !hidden && value !== '')
  const emails = filled.filter(({ fieldType }) => fieldType === 'email')
  const decisive = emails.length > 0 ? emails : filled
  return decisive.every(({ name, value }) =>
    submission.values.some((sent) => sent.name === name && isSame(sent.value, value)),
  )
}

/**
 * A lead in HubSpot's format.
 *
 * @param fileUrls addresses of the lead's files at HubSpot, by id
 * @param now milliseconds since 1970
 */
export const submissionOf = (lead: Lead, fileUrls: ReadonlyMap<string, string>, leftOut: LeftOut, now: number) => ({
  submittedAt: leftOut.time || isTooOld(lead, now) || isAhead(lead, now) ? undefined : String(lead.receivedAt),
  fields: fieldsOf(lead, fileUrls, leftOut.fields ?? []),
  context: leftOut.context ? {} : contextOf(lead),
  legalConsentOptions: consentOf(lead),
})
