import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Request } from '@playwright/test'

/** Which part of a visit a request belongs to. */
export type Phase = 'load' | 'hydration' | 'scroll'

export interface RecordedRequest {
  readonly url: string
  readonly phase: Phase
  /** Whether the page needed it, a later page might, or the service worker asked for it. */
  readonly reason: 'page' | 'prefetch' | 'worker'
  /** HTTP status; `undefined` when no answer came. */
  readonly status: number | undefined
}

export interface Recorder {
  phase: Phase
  /** Waits until the page has asked for nothing for a while. */
  readonly settle: () => Promise<void>
  readonly requests: () => Promise<readonly RecordedRequest[]>
}

/** Milliseconds. */
const quiet = 1000
const longest = 30_000

const isFetched = (url: string): boolean => /^https?:/.test(url)

async function reasonOf(request: Request): Promise<RecordedRequest['reason']> {
  if (request.serviceWorker()) return 'worker'
  const headers = await request.allHeaders().catch(() => request.headers())
  return headers['sec-purpose']?.includes('prefetch') || headers.purpose === 'prefetch' ? 'prefetch' : 'page'
}

/** Records what a browser asks for over the network, in the order in which it does. */
export function recordRequests(context: BrowserContext): Recorder {
  const seen: { request: Request; phase: Phase }[] = []
  const underWay = new Set<Request>()
  let lastActivity = Date.now()

  const end = (request: Request): void => {
    underWay.delete(request)
    lastActivity = Date.now()
  }
  context.on('request', (request) => {
    if (!isFetched(request.url())) return
    seen.push({ request, phase: recorder.phase })
    underWay.add(request)
    lastActivity = Date.now()
  })
  context.on('requestfinished', end)
  context.on('requestfailed', end)

  const recorder: Recorder = {
    phase: 'load',
    settle: async () => {
      const deadline = Date.now() + longest
      while (underWay.size > 0 || Date.now() - lastActivity < quiet) {
        if (Date.now() > deadline) {
          const addresses = [...underWay].map((request) => request.url())
          throw new Error(`The page never stopped asking for files; waiting for: ${addresses.join(', ') || 'nothing'}.`)
        }
        await wait(50)
      }
    },
    requests: () =>
      Promise.all(
        seen.map(async ({ request, phase }) => ({
          url: request.url(),
          phase,
          reason: await reasonOf(request),
          status: (await request.response().catch(() => null))?.status(),
        })),
      ),
  }
  return recorder
}
