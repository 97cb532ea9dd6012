/** Timeout in ms. */
export const ipTimeout = 2000

const isIpAddress = (value: unknown): value is string => typeof value === 'string' && /^[\da-f.:]{2,45}$/i.test(value)

/**
 * Requests the visitor's IP address from a public service (requirements 7.1). Resolves to an empty text on errors and
 * timeouts, so it never blocks a submission.
 *
 * @param url of the service, which answers `{ ip }`; optional
 * @param signal ends the wait
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
    // Resolve here: on a page that is being left, a rejected request may come too late.
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
