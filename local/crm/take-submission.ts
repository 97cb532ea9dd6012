import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import * as v from 'valibot'
import type { JsonAnswer } from '../faults/fault'
import type { CrmState } from './crm-state'

const text = v.pipe(v.string(), v.minLength(1))

const submissionSchema = v.object({
  submittedAt: v.optional(v.pipe(v.string(), v.regex(/^\d{13}$/))),
  fields: v.pipe(
    v.array(v.object({ objectTypeId: v.optional(v.string(), '0-1'), name: text, value: v.string() })),
    v.maxLength(1000),
  ),
  context: v.optional(
    v.object({
      hutk: v.optional(v.string()),
      ipAddress: v.optional(v.string()),
      pageUri: v.optional(v.string()),
      pageName: v.optional(v.string()),
    }),
    {},
  ),
  legalConsentOptions: v.optional(
    v.object({
      consent: v.object({
        consentToProcess: v.boolean(),
        text,
        communications: v.array(v.object({ value: v.boolean(), subscriptionTypeId: v.number(), text })),
      }),
    }),
  ),
})

const month = 30 * 24 * 60 * 60 * 1000

const invalid = (...errors: readonly (readonly [errorType: string, message: string])[]): JsonAnswer => ({
  status: 400,
  body: {
    status: 'error',
    message: 'The request is not valid',
    correlationId: randomUUID(),
    errors: errors.map(([errorType, message]) => ({ message, errorType })),
  },
})

type Submission = v.InferOutput<typeof submissionSchema>

function problemsOf({ fields, context, legalConsentOptions }: Submission): readonly [string, string][] {
  const problems: [string, string][] = []
  for (const { name, value } of fields) {
    if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
      problems.push(['INVALID_EMAIL', `Error in 'fields.email'. Invalid email address '${value}'`])
    }
    if (value.length > 65_536) problems.push(['INPUT_TOO_LARGE', `Error in 'fields.${name}'. The value is too large`])
  }
  if (context.hutk !== undefined && !/^[0-9a-f]{32}$/.test(context.hutk)) {
    problems.push(['INVALID_HUTK', `Error in 'context.hutk'. Invalid hutk '${context.hutk}'`])
  }
  if (context.ipAddress !== undefined && !isIP(context.ipAddress)) {
    problems.push(['INVALID_IP_ADDRESS', `Error in 'context.ipAddress'. Invalid address '${context.ipAddress}'`])
  }
  if (context.pageUri !== undefined && !URL.canParse(context.pageUri)) {
    problems.push(['INVALID_PAGE_URI', `Error in 'context.pageUri'. Invalid address '${context.pageUri}'`])
  }
  const ids = legalConsentOptions?.consent.communications.map(({ subscriptionTypeId }) => subscriptionTypeId) ?? []
  if (new Set(ids).size < ids.length) {
    problems.push(['DUPLICATE_SUBSCRIPTION_TYPE_ID', 'A subscription type is there twice'])
  }
  return problems
}

/**
 * Takes a submission as HubSpot does: each call makes a submission of its own, a second one of the same
 * person too, and all of them change one contact, which is known by its e-mail address.
 *
 * @param now milliseconds since 1970
 */
export function takeSubmission(formGuid: string, body: unknown, state: CrmState, now: number): JsonAnswer {
  const result = v.safeParse(submissionSchema, body)
  if (!result.success) {
    const [issue] = result.issues
    return invalid(['INVALID_METADATA', `Error in '${v.getDotPath(issue) ?? 'body'}'. ${issue.message}`])
  }
  const { fields, context, legalConsentOptions, submittedAt = String(now) } = result.output
  const problems = problemsOf(result.output)
  if (problems.length > 0) return invalid(...problems)
  if (Math.abs(now - Number(submittedAt)) > month) {
    return invalid(['INVALID_METADATA', "Error in 'submittedAt'. It is more than a month ago"])
  }
  state.submissions.push({
    conversionId: randomUUID(),
    formGuid,
    submittedAt: Number(submittedAt),
    fields,
    context,
    legalConsentOptions,
  })
  const email = fields.find(({ name }) => name === 'email')?.value.toLowerCase()
  if (email !== undefined) {
    const contact = state.contacts.get(email) ?? new Map<string, string>()
    for (const { name, value } of fields) contact.set(name, value)
    state.contacts.set(email, contact)
  }
  return { status: 200, body: { inlineMessage: 'Thanks for submitting the form.' } }
}
