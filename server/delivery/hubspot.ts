import * as v from 'valibot'
import { messageOf } from '../../src/lib/message-of'
import { fetchText } from '../fetch-text'
import type { Lead } from '../lead'
import type { HubSpotSettings } from '../settings'
import type { Crm, CrmFailure, Unavailable } from './crm'
import { failureOf, leaveOut, parseAs } from './hubspot-problem'
import {
  isSubmissionOf,
  submissionOf,
  submissionsSchema,
  type LeftOut,
  type SubmissionPage,
} from './hubspot-submission'

export interface HubSpotOptions extends HubSpotSettings {
  /** Timeout of one call, including its answer, in ms; 15 seconds by default. */
  readonly timeout?: number
  /** The period of HubSpot's rate limit, in ms; 10 seconds by default. */
  readonly limitPeriod?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

type Called =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly failure: CrmFailure; readonly status: number; readonly text: string }

const folder = '/website-forms'

/** Pages of submissions to search, and submissions on each (HubSpot's maximum). */
const mostPages = 40
const pageSize = 50

const pageTries = 4

/** Timeout of a search, as a multiple of the timeout of a call. */
const lookUpFactor = 4

/**
 * HubSpot may still process a call without an answer. For this multiple of the timeout of a call, a search could miss
 * the lead, and the lead would be sent twice.
 */
const settlingFactor = 4

const fileSchema = v.object({ url: v.string() })

const unavailable = (cause: Unavailable['cause'], error: string, isInDoubt: boolean): Unavailable => ({
  kind: 'unavailable',
  cause,
  error,
  isInDoubt,
})

/** HubSpot: forms submissions v3, the list of a form's submissions, and the files API. */
export function hubSpot({
  portalId,
  token,
  formsUrl,
  apiUrl,
  timeout = 15_000,
  limitPeriod = 10_000,
  now = Date.now,
}: HubSpotOptions): Crm {
  const stopping = new AbortController()

  /** @param body JSON, or a form with a file; without one, the call is a GET */
  const call = async (address: string, body?: string | FormData): Promise<Called> => {
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    }
    const request = { method: body === undefined ? 'GET' : 'POST', body, headers, redirect: 'error' } as const
    try {
      const answer = await fetchText(address, request, { timeout, signal: stopping.signal })
      const { ok, status, text } = answer
      return ok ? { ok, text } : { ok: false, failure: failureOf(answer, limitPeriod, now()), status, text }
    } catch (error) {
      const failure = { ...unavailable('unreachable', messageOf(error), true), wait: settlingFactor * timeout }
      return { ok: false, failure, status: 0, text: '' }
    }
  }

  /** Retries immediately: otherwise one failed call would end the search of many pages. */
  const readPage = async (address: string, until: number): Promise<SubmissionPage | 'unknown' | CrmFailure> => {
    for (let left = pageTries - 1; ; left -= 1) {
      const result = await call(address)
      const page = result.ok ? parseAs(submissionsSchema, result.text) : undefined
      if (page) return page
      if (!result.ok && result.status === 403) return 'unknown'
      const isLast = left === 0 || performance.now() >= until || stopping.signal.aborted
      // Do not retry at a rate limit.
      if (!result.ok && (isLast || result.status === 429)) return result.failure
      if (isLast) return unavailable('unreadable', 'The list of submissions is not valid JSON.', true)
    }
  }

  const post = (lead: Lead, fileUrls: ReadonlyMap<string, string>, leftOut: LeftOut) =>
    call(
      `${formsUrl}/submissions/v3/integration/secure/submit/${portalId}/${encodeURIComponent(lead.formId)}`,
      JSON.stringify(submissionOf(lead, fileUrls, leftOut, now())),
    )

  return {
    submit: async (lead, fileUrls) => {
      let leftOut: LeftOut = {}
      for (;;) {
        const result = await post(lead, fileUrls, leftOut)
        if (result.ok) {
          // A proxy's page may answer 200 to anything.
          return parseAs(v.object({}), result.text)
            ? { kind: 'delivered', without: leftOut.fields }
            : unavailable('unreadable', 'The answer is not valid JSON.', true)
        }
        const next = result.status === 400 ? leaveOut(result.text, lead, leftOut) : undefined
        if (!next) return result.failure
        leftOut = next
      }
    },

    has: async (lead) => {
      const address = `${apiUrl}/form-integrations/v1/submissions/forms/${encodeURIComponent(lead.formId)}`
      const until = performance.now() + lookUpFactor * timeout
      let after: string | undefined
      for (let page = 0; page < mostPages; page += 1) {
        if (performance.now() >= until) return unavailable('failing', 'Reading the submissions took too long.', true)
        const query = new URLSearchParams({ limit: String(pageSize), ...(after === undefined ? {} : { after }) })
        const list = await readPage(`${address}?${query.toString()}`, until)
        if (list === 'unknown' || 'kind' in list) return list
        if (list.results.some((submission) => isSubmissionOf(lead, submission))) return 'yes'
        after = list.paging?.next?.after
        // The newest are first.
        const isPast = list.results.some(({ submittedAt }) => submittedAt < lead.receivedAt)
        if (after === undefined || isPast) return 'no'
      }
      return 'no'
    },

    upload: async (file) => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(file.content)], { type: file.contentType }), file.name)
      // The id makes the name unique, and the address as hard to guess as ours.
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
      const result = await call(`${apiUrl}/files/v3/files`, form)
      if (!result.ok) return result.failure
      const url = parseAs(fileSchema, result.text)?.url
      return url ? { url } : unavailable('unreadable', 'The answer to an upload has no URL.', false)
    },

    stop: () => stopping.abort(new Error('The server stops.')),
  }
}
