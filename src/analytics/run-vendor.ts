import { loadScript } from '../lib/load-script'
import { poll } from '../lib/poll'
import type { Consent } from './consent'
import type { AnalyticsEvent, HelpStatus, PageView, Vendor } from './vendor'

/** Milliseconds to wait for a loaded script to become ready. */
export const readyMs = 10_000

const queueLimit = 100

export interface RunningVendor {
  /** Loads the vendor if this page needs it, and sends it the page view. */
  readonly page: (view: PageView) => void
  readonly track: (event: AnalyticsEvent, path: string) => void
  readonly status: () => HelpStatus
  /** @returns whether the call succeeded */
  readonly attempt: (call: () => void) => boolean
}

async function bring(vendor: Vendor): Promise<boolean> {
  if (!vendor.isPresent?.()) {
    vendor.prepare?.()
    if (!(await loadScript(vendor.src))) return false
  }
  return poll(vendor.isReady, { forMs: readyMs })
}

/**
 * Runs a third party: loads it with consent on the first page that needs it. Queues up to 100 calls until then, and
 * drops them if the visitor refuses or the vendor fails. A failing vendor never affects the page; it logs one warning.
 */
export function runVendor(vendor: Vendor, consent: Consent): RunningVendor {
  let phase: 'idle' | 'wanted' | 'loading' | 'arrived' | 'ready' | 'failed' = 'idle'
  let queue: (() => void)[] = []
  let hasWarned = false

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
    const isThere = await bring(vendor).catch(() => false)
    if (!isThere) warn('could not be started')
    phase = isThere ? 'arrived' : 'failed'
    update()
  }

  const update = (): void => {
    const answer = consent.answerFor(vendor.purpose)
    if (answer === 'granted') {
      if (phase === 'wanted') void load()
      // Consent may have been withdrawn while the script loaded.
      if (phase === 'arrived') phase = attempt(() => vendor.begin?.()) ? 'ready' : 'failed'
      if (phase === 'ready') for (const call of queue.splice(0)) attempt(call)
    }
    if (answer === 'refused') attempt(() => vendor.forget?.())
    if (phase === 'failed' || answer === 'refused' || answer === 'unknown') queue = []
  }

  const send = (call: () => void): void => {
    if (queue.length < queueLimit) queue.push(call)
    update()
  }

  consent.onChange(update)
  update()
  return {
    page: (view) => {
      if (!vendor.isWanted(view.path)) return
      if (phase === 'idle') phase = 'wanted'
      const report = (): void => vendor.page?.(view)
      send(() => {
        if (vendor.whenViewKnown) void vendor.whenViewKnown().then(() => send(report))
        else report()
      })
    },
    track: (event, path) => {
      if (vendor.track) send(() => vendor.track?.(event, path))
    },
    status: () => {
      const answer = consent.answerFor(vendor.purpose)
      if (phase === 'failed' || !['pending', 'granted'].includes(answer)) return 'unavailable'
      return phase === 'ready' && answer === 'granted' ? 'ready' : 'coming'
    },
    attempt,
  }
}
