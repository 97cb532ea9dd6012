import { submitPath } from '../../data/forms'
import { brokenMessage, slowMessage, tooManyMessage, unreachableMessage } from './messages'
import { postJson, type Answer } from './post-json'

/** Milliseconds until a submission must be answered. */
export const submitTimeout = 20_000

/** What kept a submission from being stored, in words for the visitor (specification 8). */
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
 * Sends a submission (specification 7.1).
 *
 * @returns what went wrong; `undefined` when it is stored. It never rejects.
 */
export async function submitForm(payload: Readonly<Record<string, string>>): Promise<string | undefined> {
  const answer = await postJson(submitPath, payload, { timeoutMs: submitTimeout })
  return answer.kind === 'answered' && answer.success ? undefined : messageOf(answer)
}
