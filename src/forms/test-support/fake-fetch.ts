/** Answers of an endpoint or a service, for tests. */
export type FakeAnswer =
  | { readonly status?: number; readonly text: string }
  | { readonly error: Error }
  /** It never settles, even when it is aborted, like a request in Safari that has outlived its page. */
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

/** An answer that the test sends later. */
export function later(): { readonly answer: Promise<FakeAnswer>; readonly give: (answer: FakeAnswer) => void } {
  let give: (answer: FakeAnswer) => void = () => undefined
  const answer = new Promise<FakeAnswer>((resolve) => {
    give = resolve
  })
  return { answer, give }
}

/**
 * Replaces `fetch`.
 *
 * @param answers the answers, by path; read at each request
 * @returns the sent requests
 */
export function fakeFetch(answers: (path: string, count: number) => FakeAnswer | Promise<FakeAnswer>): SentRequest[] {
  const requests: SentRequest[] = []
  window.fetch = (input, init = {}) => {
    const path = typeof input === 'string' ? input : ''
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as SentRequest['body']) : {}
    requests.push({ path, init, body })
    const answer = answers(path, requests.filter((request) => request.path === path).length)
    return new Promise((resolve, reject) => {
      if (answer !== 'never')
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      const give = (given: FakeAnswer): void => {
        if (given === 'never') return
        if ('error' in given) reject(given.error)
        else resolve(asResponse(given))
      }
      if (answer instanceof Promise) void answer.then(give)
      else give(answer)
    })
  }
  return requests
}
