import { messageOf } from '../../src/lib/message-of'

interface ClientError {
  readonly status?: number
  /** Empty for an answer in HTML, such as that of a proxy. */
  readonly message?: string
  readonly details?: unknown
}

/** Reads an error of Contentful's clients, whose message is JSON, or any other error. */
export function readClientError(error: unknown): { readonly message: string; readonly details?: unknown } {
  const text = messageOf(error)
  try {
    const { status, message = text, details } = JSON.parse(text) as ClientError
    return { message: message || `status ${status}`, details }
  } catch {
    return { message: text }
  }
}
