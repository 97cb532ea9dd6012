import { logger } from '@ninetailed/experience.js-shared'

/** The SDK tells nobody what goes wrong unless it is given a place for it. */
export const consoleSink: Parameters<typeof logger.addSink>[0] = {
  name: 'console',
  ingest: ({ level, messages }) => {
    if (level === 'warn') console.warn(...messages)
    if (level === 'error' || level === 'fatal') console.error(...messages)
  },
}

/** Requests that may follow a first one (requirements 9). */
const retries = 1

/**
 * A request of up to so many characters goes on when the visitor follows the link of a click that it tells of.
 * Browsers let 64 KB do so, of all requests together.
 */
const keepaliveLimit = 20_000

/** The service's calls by their addresses, in the SDK's words. */
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
  // The SDK would take a 503 for a reason to wait for this very answer again.
  if (retriesLeft === 0) throw new Error(failure)
  logger.error(`${failure} Retrying (attempt ${retries - retriesLeft + 1}).`)
  return fetchOrRetry(address, init, retriesLeft - 1)
}

/**
 * The way to the service, to be handed to the SDK's client, whose own ways fall short of
 * requirements 8: a request that is answered with 503 is sent once more, and one that is given up
 * after the client's 3000 ms says so. The client's time covers both requests and the whole answer.
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
