import * as v from 'valibot'
import type { FetchedText } from '../fetch-text'
import type { Lead } from '../lead'
import type { CrmFailure, Unavailable } from './crm'
import type { LeftOut } from './hubspot-submission'

/** What is kept of an answer that says what went wrong. */
const errorLimit = 500

const problemSchema = v.object({ errors: v.array(v.object({ message: v.string(), errorType: v.string() })) })

type Problem = v.InferOutput<typeof problemSchema>['errors'][number]

/** @returns `undefined` for a text that is something else */
export function parseAs<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** What a wait asked for in `Retry-After` is in ms; it is given in seconds. */
function askedPause(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 && seconds <= 3600 ? seconds * 1000 : undefined
}

/** Statuses that concern all leads: a limit of calls, a token, a permission. */
const causes: Readonly<Record<number, Unavailable['cause']>> = {
  401: 'token',
  403: 'permission',
  408: 'busy',
  429: 'busy',
}

/**
 * What an answer with an error status says about a call.
 *
 * @param limitPeriod the time for which HubSpot limits the number of calls, in ms
 */
export function failureOf({ status, headers, text }: FetchedText, limitPeriod: number): CrmFailure {
  const error = `${status} ${text.replace(/\s+/g, ' ').slice(0, errorLimit)}`.trim()
  const cause = causes[status]
  if (!cause && status >= 400 && status < 500) {
    return { kind: 'refused', cause: status === 404 ? 'form' : 'refused', error, isInDoubt: false }
  }
  const asked = askedPause(headers)
  // An earlier call would be rejected, too.
  const pause = status === 429 ? Math.max(limitPeriod, asked ?? 0) : asked
  return { kind: 'unavailable', cause: cause ?? 'failing', error, isInDoubt: !cause, pause }
}

const contextErrors = ['INVALID_HUTK', 'INVALID_IP_ADDRESS', 'INVALID_PAGE_URI', 'INVALID_METADATA']

/** HubSpot writes `'fields.name'`, and `'fields.0-2/name'` for fields of other objects. */
const isNamedIn = (message: string, { name, objectTypeId }: Lead['fields'][number]): boolean =>
  message.includes(`'fields.${name}'`) || message.includes(`'fields.${objectTypeId ?? ''}/${name}'`)

/** @returns what to leave out besides; `undefined` when that would not help */
function leaveOutFor({ message, errorType }: Problem, lead: Lead, leftOut: LeftOut): LeftOut | undefined {
  const named = lead.fields.filter((field) => isNamedIn(message, field))
  const isUnknownField = errorType === 'FIELD_NOT_IN_FORM_DEFINITION'
  if (named.some(({ hidden }) => !hidden)) return undefined
  if (named.length > 0 || isUnknownField) {
    const hidden = lead.fields.filter((field) => field.hidden)
    // All of them, when the names cannot be read or naming them one at a time would take many calls.
    const fields = named.length > 0 && !leftOut.fields ? named : hidden
    return fields.length > (leftOut.fields?.length ?? 0) ? { fields: fields.map(({ name }) => name) } : undefined
  }
  if (!leftOut.context && contextErrors.includes(errorType) && !message.includes('submittedAt')) {
    return { context: true }
  }
  return leftOut.time ? undefined : { time: true }
}

/**
 * What to leave out of a submission that HubSpot refuses, so that it takes the rest.
 *
 * @param text HubSpot's answer
 * @param leftOut what was left out already
 * @returns all that is to be left out; `undefined` when HubSpot refuses what a visitor typed, or anything else
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
