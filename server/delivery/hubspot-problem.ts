import * as v from 'valibot'
import { attempt } from '../../src/lib/attempt'
import type { FetchedText } from '../fetch-text'
import type { Lead } from '../lead'
import { cleanText } from '../submissions/clean-text'
import type { CrmFailure, Unavailable } from './crm'
import type { LeftOut } from './hubspot-submission'

/** The part of an error answer that is kept. */
const errorLimit = 500

const problemSchema = v.object({ errors: v.array(v.object({ message: v.string(), errorType: v.string() })) })

type Problem = v.InferOutput<typeof problemSchema>['errors'][number]

/** @returns `undefined` for any other text */
export const parseAs = <Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined => attempt(() => v.parse(schema, JSON.parse(text)))

/** Maximum wait in `Retry-After`, in ms. Longer ones are ignored. */
const longestPause = 60 * 60 * 1000

/** The wait in `Retry-After`, which has seconds or a date, in ms. */
function askedPause(headers: Headers, now: number): number | undefined {
  const asked = headers.get('retry-after') ?? ''
  const pause = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now
  return pause > 0 && pause <= longestPause ? pause : undefined
}

/** Statuses that affect all leads: rate limit, token, permission. */
const causes: Readonly<Record<number, Unavailable['cause']>> = {
  401: 'token',
  403: 'permission',
  408: 'busy',
  429: 'busy',
}

/**
 * Interprets an answer with an error status.
 *
 * @param limitPeriod the period of HubSpot's rate limit, in ms
 * @param now milliseconds since 1970
 */
export function failureOf({ status, headers, text }: FetchedText, limitPeriod: number, now: number): CrmFailure {
  const error = `${status} ${cleanText(text).replace(/\s+/g, ' ').slice(0, errorLimit)}`.trim()
  const cause = causes[status]
  if (!cause && status >= 400 && status < 500) {
    return { kind: 'refused', cause: status === 404 ? 'form' : 'refused', error, isInDoubt: false }
  }
  const asked = askedPause(headers, now)
  // HubSpot rejects earlier calls too.
  const pause = status === 429 ? Math.max(limitPeriod, asked ?? 0) : asked
  return { kind: 'unavailable', cause: cause ?? 'failing', error, isInDoubt: !cause, pause }
}

const contextErrors = ['INVALID_HUTK', 'INVALID_IP_ADDRESS', 'INVALID_PAGE_URI', 'INVALID_METADATA']

/** HubSpot writes `'fields.name'`, and `'fields.0-2/name'` for fields of other objects. */
const isNamedIn = (message: string, { name, objectTypeId }: Lead['fields'][number]): boolean =>
  message.includes(`'fields.${name}'`) || message.includes(`'fields.${objectTypeId ?? ''}/${name}'`)

/** @returns what else to leave out; `undefined` if that would not help */
function leaveOutFor({ message, errorType }: Problem, lead: Lead, leftOut: LeftOut): LeftOut | undefined {
  const named = lead.fields.filter((field) => isNamedIn(message, field))
  const isUnknownField = errorType === 'FIELD_NOT_IN_FORM_DEFINITION'
  if (named.some(({ hidden }) => !hidden)) return undefined
  if (named.length > 0 || isUnknownField) {
    const hidden = lead.fields.filter((field) => field.hidden)
    // Leave out all hidden fields if the names cannot be read, or if HubSpot names them one at a time.
    const fields = named.length > 0 && !leftOut.fields ? named : hidden
    return fields.length > (leftOut.fields?.length ?? 0) ? { fields: fields.map(({ name }) => name) } : undefined
  }
  if (!leftOut.context && contextErrors.includes(errorType) && !message.includes('submittedAt')) {
    return { context: true }
  }
  return leftOut.time ? undefined : { time: true }
}

/**
 * What to leave out of a refused submission so that HubSpot accepts the rest.
 *
 * @param text HubSpot's answer
 * @param leftOut what was left out already
 * @returns everything to leave out; `undefined` if HubSpot refuses the visitor's input or anything else
 */
export function leaveOut(text: string, lead: Lead, leftOut: LeftOut): LeftOut | undefined {
  const problems = parseAs(problemSchema, text)?.errors ?? [{ message: text, errorType: '' }]
  let all = leftOut
  for (const problem of problems) {
    const more = leaveOutFor(problem, lead, leftOut)
    if (!more) return undefined
    all = { ...all, ...more, fields: more.fields ? [...new Set([...(all.fields ?? []), ...more.fields])] : all.fields }
  }
  return all
}
