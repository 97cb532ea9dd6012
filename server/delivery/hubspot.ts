import * as v from 'valibot'
import type { Lead } from '../lead'
import type { HubSpotSettings } from '../settings'
import type { Crm, CrmResult, FailureCause, Retry } from './crm'
import { contextOf, isSubmissionOf, submissionOf, submissionsSchema, type SubmissionPage } from './hubspot-submission'

export interface HubSpotOptions extends HubSpotSettings {
  /** How long one call may take, in ms; 15 seconds by default. */
  readonly patience?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

type Failed = Exclude<CrmResult, { kind: 'delivered' }>

type Called =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly failure: Failed; readonly status: number; readonly text: string }

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

/**
 * A call without an answer may still be under way. For as long as this many calls at their slowest, looking for
 * the lead could miss it, and the lead would be sent twice.
 */
const settlingPatience = 4

/** What is kept of an answer that says what went wrong. */
const errorLimit = 500

const problemSchema = v.object({ errors: v.array(v.object({ errorType: v.string() })) })

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

/** Statuses for too many calls, and for what an operator has to put right: a token, a permission, the form's id. */
const causes: Readonly<Record<number, FailureCause>> = {
  401: 'token',
  403: 'permission',
  404: 'form',
  408: 'busy',
  429: 'busy',
}

const unreadable = (error: string, isInDoubt: boolean): Retry => ({
  kind: 'retry',
  cause: 'unreadable',
  error,
  isInDoubt,
})

function failureOf(response: Response, text: string): Failed {
  const error = `${response.status} ${text.replace(/\s+/g, ' ').slice(0, errorLimit)}`.trim()
  const { status } = response
  const cause = causes[status]
  if (cause) return { kind: 'retry', cause, error, isInDoubt: false, wait: wishedWait(response) }
  if (status >= 400 && status < 500) return { kind: 'refused', error }
  return { kind: 'retry', cause: 'failing', error, isInDoubt: true, wait: wishedWait(response) }
}

/** HubSpot: forms submissions v3, the list of a form's submissions, and the files API. */
export function hubSpot({ portalId, token, formsUrl, apiUrl, patience = 15_000, now = Date.now }: HubSpotOptions): Crm {
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
      const wait = settlingPatience * patience
      const failure = { kind: 'retry', cause: 'unreachable', error: reasonOf(error), isInDoubt: true, wait } as const
      return { ok: false, failure, status: 0, text: '' }
    }
  }

  /** Tries again at once: a list of many pages would seldom be read to its end where some calls fail. */
  const readPage = async (address: string, until: number): Promise<SubmissionPage | 'unknown' | Retry> => {
    for (let left = pageTries - 1; ; left -= 1) {
      const result = await call(address, { method: 'GET' })
      const page = result.ok ? parse(submissionsSchema, result.text) : undefined
      if (page) return page
      if (!result.ok && result.status === 403) return 'unknown'
      if (left === 0 || performance.now() >= until) {
        if (result.ok) return unreadable('The list of submissions is not valid JSON.', true)
        const { failure } = result
        return { cause: 'failing', isInDoubt: true, ...failure, kind: 'retry' }
      }
    }
  }

  const post = (lead: Lead, fileUrls: ReadonlyMap<string, string>, context: Readonly<Record<string, string>>) =>
    call(`${formsUrl}/submissions/v3/integration/secure/submit/${portalId}/${encodeURIComponent(lead.formId)}`, {
      method: 'POST',
      contentType: 'application/json',
      body: JSON.stringify(submissionOf(lead, fileUrls, context, now())),
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
        : unreadable('The answer is not valid JSON.', true)
    },

    has: async (lead) => {
      const address = `${apiUrl}/form-integrations/v1/submissions/forms/${encodeURIComponent(lead.formId)}`
      const until = performance.now() + lookUpPatience * patience
      let after: string | undefined
      for (let page = 0; page < mostPages; page += 1) {
        if (performance.now() >= until) {
          return {
            kind: 'retry',
            cause: 'failing',
            error: 'Reading the submissions took too long.',
            isInDoubt: true,
          }
        }
        const query = new URLSearchParams({ limit: String(pageSize), ...(after === undefined ? {} : { after }) })
        const list = await readPage(`${address}?${query.toString()}`, until)
        if (list === 'unknown' || 'kind' in list) return list
        if (list.results.some((submission) => isSubmissionOf(lead, submission, now()))) return 'yes'
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
      return url ? { url } : unreadable('The answer to an upload has no URL.', false)
    },
  }
}
