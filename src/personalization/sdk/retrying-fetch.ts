import { logger } from '@ninetailed/experience.js-shared'

/** Without a sink, the SDK logs nothing. */
export const consoleSink: Parameters<typeof logger.addSink>[0] = {
  name: 'console',
  ingest: ({ level, messages }) => {
    if (level === 'warn') console.warn(...messages)
    if (level === 'error' || level === 'fatal') console.error(...messages)
  },
}

/** Maximum retries (requirements 9). */
const retries = 1

/**
 * Maximum characters of a request with keepalive, which a followed link does not abort. Browsers allow 64 KB for all
 * such requests.
 */
const keepaliveLimit = 20_000

/** The SDK's name for a request. */
function requestName(address: string, method: string | undefined): string {
  if (/\/events(\?|$)/.test(address)) return 'Upsert Many Profiles'
  if (method !== 'POST') return 'Get Profile'
  return /\/profiles(\?|$)/.test(address) ? 'Create Profile' : 'Update Profile'
}

async function fetchOrRetry(address: string, init: RequestInit, retriesLeft: number): Promise<Response> {
  const keepalive = typeof init.body === 'string' && init.body.length < keepaliveLimit
  const response = await fetch(address, { ...init, keepalive })
  if (response.status !== 503) return response
  const failure = `${requestName(address, init.method)} request failed with status: "[503] ${response.statusText}".`
  // After a 503, the SDK would read this response again, without another request, and log it as a retry.
  if (retriesLeft === 0) throw new Error(failure)
  logger.error(`${failure} Retrying (attempt ${retries - retriesLeft + 1}).`)
  return fetchOrRetry(address, init, retriesLeft - 1)
}

/**
 * A `fetch` for the SDK's client that meets requirements 8: retries a 503 once, and reports the client's 3000 ms
 * timeout, which covers both requests.
 */
export async function retryingFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input)
  const onAbort = (): void => logger.error(new Error('Ninetailed Request timed out.'))
  const { signal } = init
  signal?.addEventListener('abort', onAbort)
  try {
    const response = await fetchOrRetry(address, init, retries)
    return response.ok ? new Response(await response.text(), response) : response
  } finally {
    signal?.removeEventListener('abort', onAbort)
  }
}
