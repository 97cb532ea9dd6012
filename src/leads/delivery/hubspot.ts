import * as v from 'valibot'
import type { Lead } from '../lead'
import type { HubSpotSettings } from '../settings'
import { fileIdOf } from '../submissions/file-id-of'
import type { Crm, CrmResult } from './crm'

export interface HubSpotOptions extends HubSpotSettings {
  /** How long one call may take, in ms; 15 seconds by default. */
  readonly patience?: number
}

type Failed = Exclude<CrmResult, { kind: 'delivered' }>

type Called =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly failure: Failed; readonly status: number; readonly text: string }

/** A contact, for fields that do not say what they belong to. */
const contact = '0-1'

const folder = '/website-forms'

/** Parts of the context that HubSpot refuses a submission for. They are worth less than the submission. */
const contextErrors = ['INVALID_HUTK', 'INVALID_IP_ADDRESS', 'INVALID_PAGE_URI', 'INVALID_METADATA']

/** Pages of submissions that are looked through, and submissions on each (as many as HubSpot gives). */
const mostPages = 40
const pageSize = 50

/** How often a page is asked for. */
const pageTries = 4

/** Looking through them may take as long as this many calls at their slowest. */
const lookUpPatience = 4

/** What is kept of an answer that says what went wrong. */
const errorLimit = 500

const problemSchema = v.object({ errors: v.array(v.object({ errorType: v.string() })) })

const submissionsSchema = v.object({
  results: v.array(
    v.object({
      submittedAt: v.number(),
      values: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  ),
  paging: v.optional(v.object({ next: v.optional(v.object({ after: v.string() })) })),
})

type SubmissionPage = v.InferOutput<typeof submissionsSchema>

const fileSchema = v.object({ url: v.string() })

function parse<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

const isContextError = (text: string): boolean => {
  const errors = parse(problemSchema, text)?.errors ?? []
  return errors.length > 0 && errors.every(({ errorType }) => contextErrors.includes(errorType))
}

/** What a wait asked for in `Retry-After` is in ms; it is given in seconds. */
function wishedWait(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 && seconds <= 3600 ? seconds * 1000 : undefined
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message
}

function failureOf(response: Response, text: string): Failed {
  const error = `${response.status} ${text.replace(/\s+/g, ' ').slice(0, errorLimit)}`.trim()
  const { status } = response
  // Too many calls, and what an operator has to put right: a token, a permission, the form's id.
  if ([401, 403, 404, 408, 429].includes(status)) {
    return { kind: 'retry', error, isInDoubt: false, wait: wishedWait(response) }
  }
  if (status >= 400 && status < 500) return { kind: 'refused', error }
  return { kind: 'retry', error, isInDoubt: true, wait: wishedWait(response) }
}

/** The fields that are filled in, with the CRM's addresses of the files in place of ours. */
const fieldsOf = (lead: Lead, fileUrls: ReadonlyMap<string, string>) =>
  lead.fields
    .filter(({ value }) => value !== '')
    .map(({ name, value, objectTypeId = contact, fieldType }) => {
      const fileId = fieldType === 'file' ? fileIdOf(value) : undefined
      return { objectTypeId, name, value: (fileId && fileUrls.get(fileId)) ?? value }
    })

function contextOf({ context }: Lead) {
  const { trackingValue, ipAddress, pageUri, pageName } = context
  const given = { hutk: trackingValue, ipAddress, pageUri, pageName }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

function consentOf({ consent }: Lead) {
  if (!consent) return undefined
  const labels = consent.communications.map(({ text }) => text)
  return {
    consent: {
      consentToProcess: true,
      // HubSpot asks for some text; the boxes' own is what was read.
      text: consent.text || labels.join(' '),
      communications: consent.communications.map(({ subscriptionTypeId, text, isTicked }) => ({
        value: isTicked,
        subscriptionTypeId: Number(subscriptionTypeId),
        text,
      })),
    },
  }
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether a submission that HubSpot has is this lead: sent at the same millisecond by the same person. */
function isSubmissionOf(lead: Lead, submission: SubmissionPage['results'][number]): boolean {
  if (submission.submittedAt !== lead.receivedAt) return false
  const emails = lead.fields.filter(({ fieldType, value }) => fieldType === 'email' && value !== '')
  const decisive =
    emails.length > 0 ? emails : lead.fields.filter(({ fieldType, value }) => fieldType !== 'file' && value !== '')
  return decisive.every(({ name, value }) =>
    submission.values.some((sent) => sent.name === name && isSame(sent.value, value)),
  )
}

/** HubSpot: forms submissions v3, the list of a form's submissions, and the files API. */
export function hubSpot({ portalId, token, formsUrl, apiUrl, patience = 15_000 }: HubSpotOptions): Crm {
  const call = async (
    address: string,
    init: { readonly method: string; readonly body?: string | FormData; readonly contentType?: string },
  ): Promise<Called> => {
    try {
      const response = await fetch(address, {
        method: init.method,
        body: init.body,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(init.contentType === undefined ? {} : { 'Content-Type': init.contentType }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const text = await response.text()
      if (response.ok) return { ok: true, text }
      return { ok: false, failure: failureOf(response, text), status: response.status, text }
    } catch (error) {
      const failure = { kind: 'retry', error: reasonOf(error), isInDoubt: true } as const
      return { ok: false, failure, status: 0, text: '' }
    }
  }

  /** Tries again at once: a list of many pages would seldom be read to its end where some calls fail. */
  const readPage = async (address: string, until: number): Promise<SubmissionPage | 'unknown' | { error: string }> => {
    for (let left = pageTries - 1; ; left -= 1) {
      const result = await call(address, { method: 'GET' })
      const page = result.ok ? parse(submissionsSchema, result.text) : undefined
      if (page) return page
      if (!result.ok && result.status === 403) return 'unknown'
      if (left === 0 || Date.now() >= until) {
        return { error: result.ok ? 'The list of submissions is no JSON.' : result.failure.error }
      }
    }
  }

  const post = (lead: Lead, fileUrls: ReadonlyMap<string, string>, context: Readonly<Record<string, string>>) =>
    call(`${formsUrl}/submissions/v3/integration/secure/submit/${portalId}/${encodeURIComponent(lead.formId)}`, {
      method: 'POST',
      contentType: 'application/json',
      body: JSON.stringify({
        submittedAt: String(lead.receivedAt),
        fields: fieldsOf(lead, fileUrls),
        context,
        legalConsentOptions: consentOf(lead),
      }),
    })

  return {
    submit: async (lead, fileUrls) => {
      const first = await post(lead, fileUrls, contextOf(lead))
      const result =
        !first.ok && first.status === 400 && isContextError(first.text) ? await post(lead, fileUrls, {}) : first
      if (!result.ok) return result.failure
      // A page in between may answer 200 to anything.
      return parse(v.object({}), result.text)
        ? { kind: 'delivered' }
        : { kind: 'retry', error: 'The answer is no JSON.', isInDoubt: true }
    },

    has: async (lead) => {
      const address = `${apiUrl}/form-integrations/v1/submissions/forms/${encodeURIComponent(lead.formId)}`
      const until = Date.now() + lookUpPatience * patience
      let after: string | undefined
      for (let page = 0; page < mostPages; page += 1) {
        if (Date.now() >= until) return { error: 'Looking through the submissions takes too long.' }
        const query = new URLSearchParams({ limit: String(pageSize), ...(after === undefined ? {} : { after }) })
        const list = await readPage(`${address}?${query.toString()}`, until)
        if (list === 'unknown' || 'error' in list) return list
        if (list.results.some((submission) => isSubmissionOf(lead, submission))) return 'yes'
        after = list.paging?.next?.after
        // The newest come first.
        const isPast = list.results.some(({ submittedAt }) => submittedAt < lead.receivedAt)
        if (after === undefined || isPast) return 'no'
      }
      return 'no'
    },

    upload: async (file) => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(file.content)], { type: file.contentType }), file.name)
      // The id makes the name unique, and its address as hard to guess as ours.
      form.set('fileName', `${file.id}-${file.name}`)
      form.set('folderPath', folder)
      form.set(
        'options',
        JSON.stringify({
          access: 'PUBLIC_NOT_INDEXABLE',
          duplicateValidationStrategy: 'RETURN_EXISTING',
          duplicateValidationScope: 'EXACT_FOLDER',
        }),
      )
      const result = await call(`${apiUrl}/files/v3/files`, { method: 'POST', body: form })
      if (!result.ok) return result.failure
      const url = parse(fileSchema, result.text)?.url
      return url ? { url } : { kind: 'retry', error: 'The answer to a file names no address.', isInDoubt: false }
    },
  }
}
