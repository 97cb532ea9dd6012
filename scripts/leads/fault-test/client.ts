import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { submitPath, uploadPath } from '../../../src/data/forms'
import { faultTestForms } from './forms'

/** How a submission is sent. */
export type Manner = 'script' | 'plain form' | 'twice at once' | 'with a file' | 'given up'

export interface Sent {
  readonly email: string
  readonly manner: Manner
  /** Whether the server has said that it has the lead. */
  readonly isAcknowledged: boolean
  /** How many requests got no good answer. */
  readonly failures: number
}

/** How long a client waits for an answer, in ms. */
const patience = 5000

const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n'.padEnd(2000)).toString('base64')}`

/** Of a hundred submissions, how many are sent in which manner; all others by a script. */
function mannerOf(index: number): Manner {
  const share = index % 100
  if (share < 10) return 'plain form'
  if (share < 15) return 'twice at once'
  if (share < 20) return 'with a file'
  if (share < 23) return 'given up'
  return 'script'
}

/** @returns the answer, if it is one of success */
async function post(url: string, contentType: string, body: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body,
      signal: AbortSignal.timeout(patience),
    })
    const text = await response.text()
    return response.status === 200 ? text : undefined
  } catch {
    return undefined
  }
}

const isSuccess = (text: string | undefined): boolean =>
  text !== undefined && (JSON.parse(text) as { readonly success: boolean }).success

/** Sends again until there is a good answer, as a patient visitor does. */
async function insist<Result>(attempt: () => Promise<Result | undefined>, onFailure: () => void): Promise<Result> {
  for (;;) {
    const result = await attempt()
    if (result !== undefined) return result
    onFailure()
    await sleep(30 + Math.random() * 150)
  }
}

/**
 * Sends one submission, in a manner that depends on its number, and insists until it is acknowledged. Some
 * give up after the first failure, as people who close the page.
 */
export async function sendSubmission(url: string, index: number): Promise<Sent> {
  const manner = mannerOf(index)
  const email = `lead-${index}@fault-test.example`
  const form = faultTestForms[index % faultTestForms.length]
  let failures = 0
  const countFailure = (): void => {
    failures += 1
  }

  const values: Record<string, string> = {
    formId: form?.id ?? '',
    email,
    message: `Submission ${index}\n${'x'.repeat(index % 500)}`,
    pageUri: 'https://www.example.com/',
    pageName: 'Fault test',
    ipAddress: '203.0.113.7',
    elapsedMs: '5000',
  }

  if (manner === 'plain form') {
    const body = new URLSearchParams(values).toString()
    await insist(() => post(`${url}${submitPath}`, 'application/x-www-form-urlencoded', body), countFailure)
    return { email, manner, isAcknowledged: true, failures }
  }

  values.submissionId = randomUUID()
  if (manner === 'with a file') {
    const upload = JSON.stringify({ file: pdf, filename: 'brief.pdf' })
    const answer = await insist(() => post(`${url}${uploadPath}`, 'application/json', upload), countFailure)
    values.brief = (JSON.parse(answer) as { readonly fileUrl: string }).fileUrl
  }
  const submit = async (): Promise<true | undefined> =>
    isSuccess(await post(`${url}${submitPath}`, 'application/json', JSON.stringify(values))) ? true : undefined

  switch (manner) {
    case 'given up': {
      const isAcknowledged = (await submit()) ?? false
      return { email, manner, isAcknowledged, failures: isAcknowledged ? 0 : 1 }
    }
    case 'twice at once':
      await Promise.all([insist(submit, countFailure), insist(submit, countFailure)])
      return { email, manner, isAcknowledged: true, failures }
    case 'script':
    case 'with a file':
      await insist(submit, countFailure)
      return { email, manner, isAcknowledged: true, failures }
  }
}
