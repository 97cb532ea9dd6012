import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import * as v from 'valibot'
import type { JsonAnswer } from '../faults/local-server'

export interface CrmSubmission {
  readonly conversionId: string
  readonly formGuid: string
  /** Milliseconds since 1970, from the sender. */
  readonly submittedAt: number
  readonly fields: readonly { readonly objectTypeId: string; readonly name: string; readonly value: string }[]
  readonly context: Readonly<Record<string, string>>
  readonly legalConsentOptions?: unknown
}

interface CrmFile {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly type: string
  readonly size: number
  readonly url: string
}

interface CrmCall {
  readonly method: string
  readonly path: string
  /** The status without the fault. */
  readonly status: number
  readonly fault?: string
  readonly isDone: boolean
}

export interface CrmState {
  readonly submissions: CrmSubmission[]
  /** By lower-case email address. HubSpot keeps one contact per address. */
  readonly contacts: Map<string, Map<string, string>>
  readonly files: CrmFile[]
  readonly calls: CrmCall[]
}

const fewest = 1
const most = 50
const usual = 20

export function listSubmissions(formGuid: string, query: URLSearchParams, state: CrmState): JsonAnswer {
  const limit = Math.min(most, Math.max(fewest, Number(query.get('limit') ?? usual) || usual))
  const start = Number(query.get('after') ?? 0) || 0
  const sorted = state.submissions
    .filter((submission) => submission.formGuid === formGuid)
    .sort((first, second) => second.submittedAt - first.submittedAt)
  const end = start + limit
  return {
    status: 200,
    body: {
      results: sorted.slice(start, end).map(({ conversionId, submittedAt, fields, context }) => ({
        conversionId,
        submittedAt,
        values: fields,
        pageUrl: context.pageUri,
      })),
      ...(end < sorted.length ? { paging: { next: { after: String(end) } } } : {}),
    },
  }
}

const invalidFile = (message: string): JsonAnswer => ({ status: 400, body: { status: 'error', message } })

/**
 * Accepts a file like HubSpot, or returns the existing one with the same name and folder if requested.
 *
 * @param origin of file addresses
 */
export async function takeFile(
  content: Buffer,
  contentType: string,
  state: CrmState,
  origin: string,
): Promise<JsonAnswer> {
  const form = await new Response(new Uint8Array(content), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  const [file, fileName, folderPath, options] = ['file', 'fileName', 'folderPath', 'options'].map((name) =>
    form?.get(name),
  )
  if (!file || typeof file === 'string') return invalidFile('file is required')
  if (typeof folderPath !== 'string') return invalidFile('folderPath or folderId is required')
  if (typeof options !== 'string') return invalidFile('options is required')
  const { access, duplicateValidationStrategy } = JSON.parse(options) as Readonly<Record<string, unknown>>
  if (typeof access !== 'string') return invalidFile('options.access is required')

  const name = typeof fileName === 'string' ? fileName : file.name
  const path = `${folderPath}/${name}`
  const existing = state.files.find((other) => other.path === path)
  if (existing && duplicateValidationStrategy === 'RETURN_EXISTING') return { status: 201, body: existing }
  const id = String(state.files.length + 1)
  const taken = { id, name, path, type: file.type, size: file.size, url: `${origin}/files${encodeURI(path)}` }
  state.files.push(taken)
  return { status: 201, body: taken }
}

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
    if (name === 'email' && !/^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(value)) {
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
 * Accepts a submission like HubSpot: each call adds one and updates the contact with its email address.
 *
 * @param now ms since 1970
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
    return invalid(['INVALID_METADATA', "Error in 'submittedAt'. It is more than a month off"])
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
