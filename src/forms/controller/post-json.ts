export type Answer =
  | {
      readonly kind: 'answered'
      readonly success: boolean
      readonly message: string | undefined
      readonly fileUrl: string | undefined
    }
  /** Not a JSON object, such as an error page or an incomplete body. */
  | { readonly kind: 'broken'; readonly status: number }
  | { readonly kind: 'slow' }
  | { readonly kind: 'unreachable'; readonly reason: string }

export interface PostOptions {
  /** Milliseconds until the answer must be there. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** Browsers limit the bodies of requests that outlive a page to 64 KiB in total. */
const keepaliveLimit = 20_000

/** Abort reason of a timeout. */
const slow = 'slow'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined)

function readAnswer(text: string, { ok, status }: Response): Answer {
  try {
    const { success, message, fileUrl } = JSON.parse(text) as Readonly<Record<string, unknown>>
    if (typeof success === 'boolean') {
      return { kind: 'answered', success: success && ok, message: textOf(message), fileUrl: textOf(fileUrl) }
    }
  } catch {
    // Not JSON.
  }
  return { kind: 'broken', status }
}

/**
 * Posts JSON to an endpoint of this site. A small body is sent even when the visitor leaves the page. Never rejects.
 */
export async function postJson(path: string, body: object, { timeoutMs, signal }: PostOptions): Promise<Answer> {
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
