import { variantCookie, variationField, variationFieldValues } from '../../data/attribution'
import { elapsedKey, pageNameKey, pageUriKey, submitPath, trackingKey } from '../../data/forms'
import { findCookie, readCookies } from '../../lib/cookies'
import { brokenMessage, slowMessage, tooManyMessage, unreachableMessage } from './messages'
import { type Answer, postJson } from './post-json'

/** A random UUID. `crypto.randomUUID` is missing on insecure pages. */
export const createId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })

/** Returns a function that gives each content an id; retries of the same content get the same id. */
export function createSubmissionIds(): (content: object) => string {
  let last: { readonly id: string; readonly text: string } | undefined
  return (content) => {
    const text = JSON.stringify(content)
    if (last?.text !== text) last = { id: createId(), text }
    return last.id
  }
}

/**
 * Fills the form's field for the pricing experiment with `ubp` or `cbp` (requirements 7.4), if the visitor is in the
 * experiment.
 */
export function fillVariation(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`input[type=hidden][name="${variationField}"]`)
  const value = findCookie(
    readCookies(),
    variantCookie,
    (index) => /^\d$/.test(index) && variationFieldValues[Number(index)],
  )
  if (field && value) field.value = value
}

/** Values about the page (requirements 3.3). */
export function pageValues(root: Document): Readonly<Record<string, string>> {
  return {
    [pageUriKey]: root.URL,
    [pageNameKey]: root.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
  }
}

/** Values about the visit (requirements 3.3). */
export function visitValues(): Readonly<Record<string, string>> {
  return {
    [trackingKey]: findCookie(readCookies(), trackingKey, (value) => value) ?? '',
    [elapsedKey]: String(Math.round(performance.now())),
  }
}

/** Timeout in ms. */
export const submitTimeout = 20_000

function messageOf(answer: Answer): string {
  switch (answer.kind) {
    case 'answered':
      return answer.message ?? brokenMessage
    case 'broken':
      return answer.status === 429 ? tooManyMessage : brokenMessage
    case 'slow':
      return slowMessage
    case 'unreachable':
      return unreachableMessage(answer.reason)
  }
}

/**
 * Sends a submission (requirements 7.1). Never rejects.
 *
 * @returns an error message for visitors; `undefined` when the submission is stored
 */
export async function submitForm(payload: Readonly<Record<string, string>>): Promise<string | undefined> {
  const answer = await postJson(submitPath, payload, { timeoutMs: submitTimeout })
  return answer.kind === 'answered' && answer.success ? undefined : messageOf(answer)
}
