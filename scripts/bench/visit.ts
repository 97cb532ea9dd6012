import type { BrowserContext, Page, Request } from '@playwright/test'
import { waitFor } from '../../tests/integration/run-site'
import { missingPage } from './benchmark'
import { longestVisit, onPhone, readSeen, type Seen, type ServedSite } from './phone'

interface RecordedRequest {
  readonly url: string
  /** Before the page runtime was requested, after it, or while the visitor scrolled. */
  readonly phase: 'load' | 'start' | 'scroll'
  /** Whether the page itself needs it, and not only a later page or the service worker. */
  readonly isForPage: boolean
  /** HTTP status; `undefined` without an answer. */
  readonly status: number | undefined
}

export type Phase = RecordedRequest['phase']

/** A first visit: load, four seconds without a touch, a scroll to the bottom. */
export interface PageVisit {
  readonly origin: string
  readonly requests: readonly RecordedRequest[]
  readonly shifts: Seen['shifts']
  /** Uncaught errors and console errors, including those of the content security policy. */
  readonly scriptErrors: readonly string[]
  /** Address of the picture with high priority. */
  readonly heroPicture: string | undefined
}

/** In ms. The page runtime starts some work only after 2.5 seconds without activity. */
const untouched = 4000
const quiet = 1000

async function isForPage(request: Request): Promise<boolean> {
  if (request.serviceWorker()) return false
  const headers = await request.allHeaders().catch(() => request.headers())
  return !headers['sec-purpose']?.includes('prefetch')
}

/** Records the network requests of a browser, in order. */
function recordRequests(context: BrowserContext) {
  const seen: { request: Request; phase: Phase }[] = []
  const pending = new Set<Request>()
  let phase: Phase = 'load'
  let lastActivity = Date.now()
  const end = (request: Request): void => {
    pending.delete(request)
    lastActivity = Date.now()
  }
  context.on('request', (request) => {
    if (!request.url().startsWith('http')) return
    if (phase === 'load' && new URL(request.url()).pathname === '/page.js') phase = 'start'
    seen.push({ request, phase })
    pending.add(request)
    lastActivity = Date.now()
  })
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  return {
    hasStarted: (): boolean => phase !== 'load',
    beginScroll: () => void (phase = 'scroll'),
    /** Whether the page has sent no requests for a time in ms. */
    isQuiet: (time: number): boolean => pending.size === 0 && Date.now() - lastActivity >= time,
    list: (): Promise<readonly RecordedRequest[]> =>
      Promise.all(
        seen.map(async ({ request, phase }) => ({
          url: request.url(),
          phase,
          isForPage: await isForPage(request),
          status: (await request.response().catch(() => null))?.status(),
        })),
      ),
  }
}

function recordErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // Failed requests are recorded separately.
    const isRequest = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRequest) errors.push(message.text())
  })
  return errors
}

/** Scrolls to the bottom like a skimming reader: a third of a screen at a time. */
async function scrollSlowly(): Promise<void> {
  const isAtBottom = (): boolean => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  while (!isAtBottom()) {
    window.scrollBy({ top: window.innerHeight / 3, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * Visits a page for the first time.
 *
 * @throws Error if the server responds with another status
 */
export const visitPage = (site: ServedSite, path: string): Promise<PageVisit> =>
  onPhone(site, async ({ page, origin }) => {
    const status = path === missingPage ? 404 : 200
    const requests = recordRequests(page.context())
    const scriptErrors = recordErrors(page)
    const wait = (what: string, probe: () => boolean) => waitFor(`${path} ${what}`, probe, String, longestVisit)
    const response = await page.goto(origin + path)
    if (response?.status() !== status)
      throw new Error(`${path} responded with ${response?.status()} instead of ${status}: the site has no such page.`)
    // A busy browser may delay it until the visit times out.
    await wait('requests its runtime', requests.hasStarted)
    await wait('is quiet for four seconds', () => requests.isQuiet(untouched))
    const heroPicture = await page.evaluate(
      () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
    )
    requests.beginScroll()
    await page.evaluate(scrollSlowly)
    await wait('is quiet for a second', () => requests.isQuiet(quiet))
    const { shifts } = await readSeen(page)
    return { origin, requests: await requests.list(), shifts, scriptErrors, heroPicture }
  })
