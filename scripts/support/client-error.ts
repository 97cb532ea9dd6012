import { messageOf } from '../../src/lib/message-of'

/** Reads an error of Contentful's clients, whose message is JSON, or any other error. */
export function readClientError(error: unknown): { readonly message: string; readonly details?: unknown } {
  const text = messageOf(error)
  try {
    const { message = text, details } = JSON.parse(text) as { readonly message?: string; readonly details?: unknown }
    return { message, details }
  } catch {
    return { message: text }
  }
}
