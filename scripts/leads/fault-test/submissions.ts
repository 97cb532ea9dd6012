import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { CrmState } from '../../../local/crm/crm-api'
import type { Lead } from '../../../server/lead'
import { submitPath, uploadPath } from '../../../src/forms/model/contract'
import { formSchema, type FormDefinition } from '../../../src/forms/model/definition'

export const faultTestForm: FormDefinition = v.parse(formSchema, {
  id: 'fault-test',
  use: 'demo',
  fieldGroups: [
    {
      fields: [
        { name: 'email', label: 'email', fieldType: 'email', required: true },
        { name: 'message', label: 'message', fieldType: 'multi_line_text' },
        { name: 'brief', label: 'brief', fieldType: 'file' },
        { name: 'source', label: 'source', fieldType: 'single_line_text', hidden: true, defaultValue: 'fault test' },
      ],
    },
  ],
  legalConsent: {
    consentToProcessText: 'By sending this you agree.',
    checkboxes: [{ label: 'News', subscriptionTypeId: '251' }],
  },
})

/** How a submission is sent. */
type Manner = 'script' | 'plain form' | 'twice at once' | 'with a file' | 'given up'

export interface Sent {
  readonly email: string
  readonly manner: Manner
  /** Whether the server acknowledged the lead. */
  readonly isAcknowledged: boolean
}

/** Request timeout of a client, in ms. */
const requestTimeout = 5000

const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n'.padEnd(2000)).toString('base64')}`

/** Chooses how a submission is sent: most use the script. */
function mannerOf(index: number): Manner {
  const share = index % 100
  if (share < 10) return 'plain form'
  if (share < 15) return 'twice at once'
  if (share < 20) return 'with a file'
  if (share < 23) return 'given up'
  return 'script'
}

/** @returns the answer if it is successful */
async function post(url: string, contentType: string, body: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body,
      signal: AbortSignal.timeout(requestTimeout),
    })
    const text = await response.text()
    return response.status === 200 ? text : undefined
  } catch {
    return undefined
  }
}

const isSuccess = (text: string | undefined): boolean =>
  text !== undefined && (JSON.parse(text) as { readonly success: boolean }).success

/** Milliseconds to repeat a request. A killed server restarts within seconds. */
const longestTrouble = 60_000

/**
 * Repeats a request until it succeeds.
 *
 * @throws Error if it fails for a minute
 */
async function insist<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  const end = Date.now() + longestTrouble
  while (Date.now() < end) {
    const result = await attempt()
    if (result !== undefined) return result
    await sleep(30 + Math.random() * 150)
  }
  throw new Error(`A request has failed for ${longestTrouble / 1000} s.`)
}

/**
 * Sends a submission in a manner that depends on its number, and repeats it until it is acknowledged. Some clients give
 * up after the first failure, like visitors who close the page.
 */
export async function sendSubmission(url: string, index: number): Promise<Sent> {
  const manner = mannerOf(index)
  const email = `lead-${index}@fault-test.example`

  const values: Record<string, string> = {
    formId: faultTestForm.id,
    email,
    message: `Submission ${index}\n${'x'.repeat(index % 500)}`,
    pageUri: 'https://www.example.com/',
    pageName: 'Fault test',
    ipAddress: '203.0.113.7',
    elapsedMs: '5000',
  }

  if (manner === 'plain form') {
    const body = new URLSearchParams(values).toString()
    await insist(() => post(`${url}${submitPath}`, 'application/x-www-form-urlencoded', body))
    return { email, manner, isAcknowledged: true }
  }

  values.submissionId = randomUUID()
  if (manner === 'with a file') {
    const upload = JSON.stringify({ file: pdf, filename: 'brief.pdf' })
    const answer = await insist(() => post(`${url}${uploadPath}`, 'application/json', upload))
    values.brief = (JSON.parse(answer) as { readonly fileUrl: string }).fileUrl
  }
  const submit = async (): Promise<true | undefined> =>
    isSuccess(await post(`${url}${submitPath}`, 'application/json', JSON.stringify(values))) ? true : undefined

  switch (manner) {
    case 'given up':
      return { email, manner, isAcknowledged: (await submit()) ?? false }
    case 'twice at once':
      await Promise.all([insist(submit), insist(submit)])
      return { email, manner, isAcknowledged: true }
    case 'script':
    case 'with a file':
      await insist(submit)
      return { email, manner, isAcknowledged: true }
  }
}

const emailOf = (fields: readonly { readonly name: string; readonly value: string }[]): string =>
  fields.find(({ name }) => name === 'email')?.value ?? ''

/**
 * Compares the submissions with the store and the CRM.
 *
 * @returns messages about what went wrong
 */
export function checkOutcome(sent: readonly Sent[], leads: readonly Lead[], crm: CrmState): readonly string[] {
  const known = new Set(sent.map(({ email }) => email))
  const fileUrls = new Set(crm.files.map(({ url }) => url))
  return [
    ...sent.flatMap(({ email, manner, isAcknowledged }) => {
      const stored = leads.filter(({ fields }) => emailOf(fields) === email).length
      const delivered = crm.submissions.filter(({ fields }) => emailOf(fields) === email)
      const isRight = delivered.length === stored && (isAcknowledged ? stored === 1 : stored <= 1)
      const brief = delivered[0]?.fields.find(({ name }) => name === 'brief')?.value ?? ''
      const outcome = isAcknowledged ? 'acknowledged' : 'not acknowledged'
      return [
        ...(isRight ? [] : [`${email} was ${outcome}, is stored ${stored} and delivered ${delivered.length} times.`]),
        ...(manner !== 'with a file' || fileUrls.has(brief) ? [] : [`The file of ${email} is not with the CRM.`]),
      ]
    }),
    ...leads
      .map(({ fields }) => emailOf(fields))
      .filter((email) => !known.has(email))
      .map((email) => `${email} is stored but was never sent.`),
    ...leads
      .filter(({ state }) => state !== 'delivered')
      .map(({ fields, state, lastError }) => `${emailOf(fields)} is ${state}: ${lastError ?? ''}`),
  ]
}
