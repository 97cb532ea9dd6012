/** How an endpoint or a service answers, for tests. */
export type FakeAnswer =
  | { readonly status?: number; readonly text: string }
  | { readonly error: Error }
  /** It never answers; a request that is aborted fails as in a browser. */
  | 'never'

interface SentRequest {
  readonly path: string
  readonly init: RequestInit
  readonly body: Readonly<Record<string, string>>
}

export const json = (value: unknown, status = 200): FakeAnswer => ({ status, text: JSON.stringify(value) })

const asResponse = ({ status = 200, text }: Extract<FakeAnswer, { readonly text: string }>): Response =>
  ({
    ok: status >= 200 && status < 300,
    status,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve().then(() => JSON.parse(text) as unknown),
  }) as Response

/**
 * Takes the place of `fetch`.
 *
 * @param answers what the requests get, by the path that they are sent to; asked at each request
 * @returns the requests that were sent
 */
export function fakeFetch(answers: (path: string, count: number) => FakeAnswer): SentRequest[] {
  const requests: SentRequest[] = []
  window.fetch = (input, init = {}) => {
    const path = typeof input === 'string' ? input : ''
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as SentRequest['body']) : {}
    requests.push({ path, init, body })
    const answer = answers(path, requests.filter((request) => request.path === path).length)
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      if (answer === 'never') return
      if ('error' in answer) reject(answer.error)
      else resolve(asResponse(answer))
    })
  }
  return requests
}
