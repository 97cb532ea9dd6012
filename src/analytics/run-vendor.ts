import { basePath } from '../lib/locales'
import { poll } from '../lib/poll'
import { createStoredQueue } from '../lib/stored-queue'
import type { Consent } from './consent'
import { loadScript } from './load-script'
import type { HelpStatus, PageView, RecordedEvent, Vendor } from './vendor'

/** Milliseconds to wait for a loaded script to become ready. */
export const readyMs = 10_000

async function loadVendor(vendor: Vendor): Promise<boolean> {
  if (!vendor.isPresent?.()) {
    vendor.prepare?.()
    if (!(await loadScript(vendor.src))) return false
  }
  return poll(vendor.isReady, { forMs: readyMs })
}

export type RunningVendor = ReturnType<typeof runVendor>

/**
 * Runs a third party: loads it with consent on the first page that needs it. Up to 100 calls wait until then, also
 * beyond the end of the page; they are dropped if the visitor refuses or the vendor fails. A failing vendor never
 * affects the page; it logs one warning.
 */
export function runVendor(vendor: Vendor, consent: Consent) {
  let phase: 'idle' | 'wanted' | 'loading' | 'arrived' | 'ready' | 'failed' = 'idle'
  let isWaiting = false
  let hasWarned = false
  const isGranted = (): boolean => consent.answerFor(vendor.purpose) === 'granted'
  const queue = createStoredQueue<PageView | RecordedEvent>(`hs_calls_${vendor.key}`, isGranted)

  const warn = (what: string, error?: unknown): void => {
    if (hasWarned) return
    hasWarned = true
    console.warn(`${vendor.name} ${what}.`, ...(error === undefined ? [] : [error]))
  }

  const attempt = (call: () => void): boolean => {
    try {
      call()
      return true
    } catch (error) {
      warn('failed', error)
      return false
    }
  }

  const load = async (): Promise<void> => {
    phase = 'loading'
    const isThere = await loadVendor(vendor).catch(() => false)
    if (!isThere) warn('could not be started')
    phase = isThere ? 'arrived' : 'failed'
    update()
    attempt(() => vendor.onSettled?.())
  }

  const deliverCall = (call: PageView | RecordedEvent): void => {
    if (!queue.take(call)) return
    attempt(() => ('event' in call ? vendor.track?.(call) : vendor.page?.(call)))
  }

  /** Passes the calls on in order. A view stays in the queue while it waits for values known later. */
  const deliver = (): void => {
    for (let call = queue.first(); call && !isWaiting; call = queue.first()) {
      if ('event' in call || !vendor.whenViewKnown) deliverCall(call)
      else {
        const view = call
        isWaiting = true
        void vendor.whenViewKnown().then(() => {
          isWaiting = false
          if (phase === 'ready' && isGranted()) deliverCall(view)
          update()
        })
      }
    }
  }

  const update = (): void => {
    const answer = consent.answerFor(vendor.purpose)
    if (answer === 'granted') {
      if (phase === 'wanted') void load()
      // Consent may have been withdrawn while the script loaded.
      if (phase === 'arrived') phase = attempt(() => vendor.begin?.()) ? 'ready' : 'failed'
      if (phase === 'ready') deliver()
    }
    if (answer === 'refused') attempt(() => vendor.forget?.())
    if (phase === 'failed' || answer === 'refused') queue.clear()
  }

  consent.onChange(update)
  update()
  return {
    /** Sends a page view. @param isHere whether it is the current page, which loads the vendor if it needs it */
    page: (view: PageView, isHere = true): void => {
      if (vendor.isWanted?.(basePath(view.path)) === false) return
      if (isHere && phase === 'idle') phase = 'wanted'
      if (vendor.page) queue.add(view)
      update()
    },
    track: (event: RecordedEvent): void => {
      if (vendor.track) queue.add(event)
      update()
    },
    status: (): HelpStatus => {
      const answer = consent.answerFor(vendor.purpose)
      if (phase === 'failed' || !['pending', 'granted'].includes(answer)) return 'unavailable'
      return phase === 'ready' && answer === 'granted' ? 'ready' : 'coming'
    },
    /** @returns whether the call succeeded */
    attempt,
  }
}
