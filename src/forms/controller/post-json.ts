/** What came back from an endpoint. */
export type Answer =
  | {
      readonly kind: 'answered'
      readonly success: boolean
      readonly message: string | undefined
      readonly fileUrl: string | undefined
    }
  /** It was no JSON of ours: an error page, nothing, half of something. */
  | { readonly kind: 'broken'; readonly status: number }
  | { readonly kind: 'slow' }
  | { readonly kind: 'unreachable'; readonly reason: string }

export interface PostOptions {
  /** Milliseconds until the answer must be there. */
  readonly timeoutMs: number
  /** Ends it early. */
  readonly signal?: AbortSignal
}

/** Browsers let a page's requests outlive it as long as their bodies have less than 64 KiB in all. */
const keepaliveLimit = 20_000

/** Why a request was ended: there was no answer in time. */
const slow = 'slow'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined)

function readAnswer(text: string, { ok, status }: Response): Answer {
  try {
    const { success, message, fileUrl } = JSON.parse(text) as Readonly<Record<string, unknown>>
    if (typeof success === 'boolean') {
      return { kind: 'answered', success: success && ok, message: textOf(message), fileUrl: textOf(fileUrl) }
    }
  } catch {
    // It is no JSON, or none that has properties.
  }
  return { kind: 'broken', status }
}

/**
 * Sends JSON to an endpoint of this site. A small body is sent to the end even when the visitor
 * leaves the page.
 *
 * @returns what came of it; it never rejects
 */
export async function postJson(path: string, body: object, { timeoutMs, signal }: PostOptions): Promise<Answer> {
  // An aborted signal fires no event.
  if (signal?.aborted) return { kind: 'unreachable', reason: 'aborted' }
  const json = JSON.stringify(body)
  const abort = new AbortController()
  const deadline = setTimeout(() => abort.abort(slow), timeoutMs)
  signal?.addEventListener('abort', () => abort.abort(), { once: true })
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: json,
      keepalive: json.length < keepaliveLimit,
      signal: abort.signal,
    })
    return readAnswer(await response.text(), response)
  } catch (error) {
    return abort.signal.reason === slow
      ? { kind: 'slow' }
      : { kind: 'unreachable', reason: error instanceof Error ? error.message : 'offline' }
  } finally {
    clearTimeout(deadline)
  }
}
