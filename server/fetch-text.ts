export interface FetchLimits {
  /** For the complete call, including the answer's body, in ms. */
  readonly timeout: number
  /** Aborts the call. */
  readonly signal?: AbortSignal
}

export interface FetchedText {
  readonly ok: boolean
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Maximum bytes of an answer. */
const mostBytes = 10 * 1024 * 1024

async function readText(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<string> {
  const reader = body.getReader()
  const cancel = (): void => void reader.cancel(signal.reason).catch(() => undefined)
  signal.addEventListener('abort', cancel)
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    signal.throwIfAborted()
    if (done) return Buffer.concat(parts).toString('utf8')
    length += value.length
    if (length > mostBytes) {
      cancel()
      throw new Error(`The answer has more than ${mostBytes} bytes.`)
    }
    parts.push(value)
  }
}

/**
 * Fetches text with a timeout. The signal of `fetch` is not enough: in Node 20, garbage collection can drop it after
 * the headers, and a stalled body then takes five minutes to fail.
 *
 * @throws Error with the reason: the address cannot be reached, a timeout, or the answer is too long
 */
export async function fetchText(
  address: string,
  init: RequestInit,
  { timeout, signal }: FetchLimits,
): Promise<FetchedText> {
  const controller = new AbortController()
  const end = (): void => controller.abort(signal?.reason)
  const timer = setTimeout(
    () => controller.abort(new Error(`There was no complete answer within ${timeout / 1000} s.`)),
    timeout,
  )
  signal?.addEventListener('abort', end)
  try {
    signal?.throwIfAborted()
    const { ok, status, headers, body } = await fetch(address, { ...init, signal: controller.signal })
    return { ok, status, headers, text: body ? await readText(body, controller.signal) : '' }
  } catch (error) {
    if (!(error instanceof Error && error.cause instanceof Error)) throw error
    // The message of `fetch` is always the same; the cause has the reason.
    const { message, code } = error.cause as NodeJS.ErrnoException
    throw new Error(`${error.message}: ${message || code}`, { cause: error.cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
