import { onRestored } from '../../lib/page-life'
import { submitPath } from '../model/contract'
import { fillIn, formMessages, type FormMessages } from '../model/words'
import type { Values } from './submission'

type Answer =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly success: boolean
      readonly message?: string
      readonly fileUrl?: string
    }
  | { readonly kind: 'slow' }
  | { readonly kind: 'unreachable'; readonly reason: string }

interface PostOptions {
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** Browsers limit the bodies of requests that outlive a page to 64 KiB in total. */
const keepaliveLimit = 20_000

/** Abort reasons: a timeout, and the return of the page from the back-forward cache. */
const slow = 'slow'
const restored = 'restored'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined)

function readAnswer(text: string, { ok, status }: Response): Answer {
  try {
    const { success, message, fileUrl } = JSON.parse(text) as Readonly<Record<string, unknown>>
    if (typeof success === 'boolean') {
      return { kind: 'answered', status, success: success && ok, message: textOf(message), fileUrl: textOf(fileUrl) }
    }
  } catch {
    // Such as an error page or an incomplete body.
  }
  return { kind: 'answered', status, success: false }
}

/**
 * Posts JSON to an endpoint of this site. A small body is sent even when the visitor leaves the page. When they come
 * back to it, it is sent again: Safari never settles the first request, even when it is aborted. Never rejects.
 */
export async function postJson(path: string, body: object, options: PostOptions): Promise<Answer> {
  const { timeoutMs, signal } = options
  if (signal?.aborted) return { kind: 'unreachable', reason: 'aborted' }
  const json = JSON.stringify(body)
  const abort = new AbortController()
  const deadline = setTimeout(() => abort.abort(slow), timeoutMs)
  signal?.addEventListener('abort', () => abort.abort(), { once: true })
  onRestored(window, () => abort.abort(restored), { signal: abort.signal })
  const aborted = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason as Error))
  })
  const request = async (): Promise<Answer> => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: json,
      keepalive: json.length < keepaliveLimit,
      signal: abort.signal,
    })
    return readAnswer(await response.text(), response)
  }
  try {
    return await Promise.race([request(), aborted])
  } catch (error) {
    if (abort.signal.reason === restored) return await postJson(path, body, options)
    return abort.signal.reason === slow
      ? { kind: 'slow' }
      : { kind: 'unreachable', reason: error instanceof Error ? error.message : 'offline' }
  } finally {
    clearTimeout(deadline)
    abort.abort()
  }
}

/** Timeout in ms. */
const submitTimeout = 20_000

/** Whether to show the server's own messages, which are in English. */
export const isEnglish = ({ locale }: FormMessages): boolean => locale === formMessages.locale

function messageOf(answer: Answer, words: FormMessages): string {
  switch (answer.kind) {
    case 'answered':
      // Messages about fields (422) are in the language of the form.
      if (answer.message && (isEnglish(words) || answer.status === 422)) return answer.message
      return answer.status === 429 ? words.tooMany : words.broken
    case 'slow':
      return words.slow
    case 'unreachable':
      // The browser's reason is a sentence in Firefox.
      return fillIn(words.unreachable, answer.reason.replace(/\.$/, ''))
  }
}

export interface Failure {
  /** For visitors. */
  readonly message: string
  /** The endpoint refuses the input, such as a file that it no longer has. */
  readonly isRefused: boolean
}

/**
 * Sends a submission (requirements 7.1). Never rejects.
 *
 * @returns `undefined` when the submission is stored
 */
export async function submitForm(payload: Values, words: FormMessages = formMessages): Promise<Failure | undefined> {
  const answer = await postJson(submitPath, payload, { timeoutMs: submitTimeout })
  if (answer.kind !== 'answered') return { message: messageOf(answer, words), isRefused: false }
  return answer.success ? undefined : { message: messageOf(answer, words), isRefused: answer.status === 422 }
}

/** Timeout in ms. */
const ipTimeout = 2000

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
    // Resolve here: while the visitor leaves, a rejected request may come too late.
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
