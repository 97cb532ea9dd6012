import * as v from 'valibot'
import { fileIdOf } from '../files'
import type { Lead } from '../lead'

/** A contact, for fields that do not say what they belong to. */
const contact = '0-1'

const hour = 60 * 60 * 1000

/** The age of a lead up to which HubSpot is told when it came, in ms: it refuses what is more than a month old. */
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

/** What a submission is sent without, because HubSpot refuses it and the lead is worth more. */
export interface LeftOut {
  readonly context?: boolean
  readonly time?: boolean
  /** Names of hidden fields. */
  readonly fields?: readonly string[]
}

/** The fields that are filled in, with the CRM's addresses of the files in place of ours. */
const fieldsOf = (lead: Lead, fileUrls: ReadonlyMap<string, string>, leftOut: readonly string[]) =>
  lead.fields
    .filter(({ name, value }) => value !== '' && !leftOut.includes(name))
    .map(({ name, value, objectTypeId = contact, fieldType }) => {
      const fileId = fieldType === 'file' ? fileIdOf(value) : undefined
      return { objectTypeId, name, value: (fileId && fileUrls.get(fileId)) ?? value }
    })

/** Where the lead came from, as far as that is known. */
function contextOf({ context }: Lead) {
  const { trackingValue, ipAddress, pageUri, pageName } = context
  const given = { hutk: trackingValue, ipAddress, pageUri, pageName }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

/**
 * What was agreed to, and nothing else: a box that was not ticked is no part of it, and where there is neither a
 * text nor a ticked box, nobody has agreed to anything.
 */
function consentOf({ consent }: Lead) {
  const ticked = consent?.communications.filter(({ isTicked }) => isTicked) ?? []
  // HubSpot asks for some text; the ticked boxes' own is what was read.
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

/** A time that lies ahead comes from a clock that was wrong. */
const isAhead = ({ receivedAt }: Lead, now: number): boolean => receivedAt - now >= hour

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Whether a submission that HubSpot has is this lead: sent at the same millisecond by the same person. Of a lead
 * that was sent without its time, HubSpot has the time of the call, so everything that was filled in has to agree.
 */
export function isSubmissionOf(lead: Lead, submission: SubmissionPage['results'][number], now: number): boolean {
  // Hidden fields may have been left out.
  const filled = lead.fields.filter(({ fieldType, hidden, value }) => fieldType !== 'file' && !hidden && value !== '')
  const emails = filled.filter(({ fieldType }) => fieldType === 'email')
  const hasTime = submission.submittedAt === lead.receivedAt
  // One that is a month off was refused: the clock was wrong.
  const isOff = Math.abs(submission.submittedAt - lead.receivedAt) >= longestAge
  if (!hasTime && !isOff && !isAhead(lead, now)) return false
  const decisive = hasTime && emails.length > 0 ? emails : filled
  return decisive.every(({ name, value }) =>
    submission.values.some((sent) => sent.name === name && isSame(sent.value, value)),
  )
}

/**
 * A lead as HubSpot takes it.
 *
 * @param fileUrls where HubSpot keeps the lead's files, by their ids
 * @param now milliseconds since 1970
 */
export const submissionOf = (lead: Lead, fileUrls: ReadonlyMap<string, string>, leftOut: LeftOut, now: number) => ({
  submittedAt: leftOut.time || isTooOld(lead, now) || isAhead(lead, now) ? undefined : String(lead.receivedAt),
  fields: fieldsOf(lead, fileUrls, leftOut.fields ?? []),
  context: leftOut.context ? {} : contextOf(lead),
  legalConsentOptions: consentOf(lead),
})
