/** Milliseconds that the look-up may hold a submission up. */
export const ipTimeout = 2000

const isIpAddress = (value: unknown): value is string => typeof value === 'string' && /^[\da-f.:]{2,45}$/i.test(value)

/**
 * Asks a public service for the visitor's IP address (requirements 7.1). It never blocks the
 * submission: after an error, or after two seconds, the address is empty.
 *
 * @param url of the service, which answers `{ ip }`; without one nobody is asked
 * @param signal ends the wait at once, as when the visitor leaves
 */
export function lookUpIp(url: string | undefined, signal: AbortSignal): Promise<string> {
  if (!url || signal.aborted) return Promise.resolve('')
  return new Promise((resolve) => {
    const abort = new AbortController()
    const settle = (ip: unknown): void => {
      clearTimeout(deadline)
      signal.removeEventListener('abort', giveUp)
      resolve(isIpAddress(ip) ? ip : '')
    }
    // Resolved here, because what a refused request does may come too late for a page that is left.
    const giveUp = (): void => {
      settle('')
      abort.abort()
    }
    const deadline = setTimeout(giveUp, ipTimeout)
    signal.addEventListener('abort', giveUp)
    fetch(url, { signal: abort.signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
      .then((response) => response.json() as Promise<{ readonly ip?: unknown } | null>)
      .then((answer) => settle(answer?.ip))
      .catch(() => settle(''))
  })
}
