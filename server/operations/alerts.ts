import { setTimeout as sleep } from 'node:timers/promises'
import { failureCauses } from '../delivery/crm'
import type { DeliveryEvents } from '../delivery/delivery'
import { fetchText } from '../fetch-text'
import { leadsCommand } from '../leads-command/name'
import type { RateLimiter } from '../requests/rate-limiter'
import type { Backlog } from '../store/lead-queue'

/** Kinds of warnings to the operator. */
export type AlertKind =
  | 'dead letter'
  | 'refused lead'
  | 'failing CRM'
  | 'growing backlog'
  | 'failing database'
  | 'full disk'
  | 'blocked server'
  | 'failed publish'

export interface AlertOptions {
  /** Receives a POST with `{ "kind", "text" }`, like the incoming webhooks of chat services. */
  readonly url: string
  /** The site's name in the text. */
  readonly site: string
  /** Allows one alert of each kind per hour, across all servers. */
  readonly limiter: RateLimiter
  readonly reportError: (what: string, error: unknown) => void
  /** The wait before the second try, in ms. */
  readonly retryAfter?: number
}

/** Sends a warning; never rejects. */
export type Alert = (kind: AlertKind, text: string) => Promise<void>

/** In ms. */
const timeout = 5000

export function createAlert({ url, site, limiter, reportError, retryAfter = 10_000 }: AlertOptions): Alert {
  /** Kinds whose last warning could not be sent, so that the hour has not begun for them. */
  const unsent = new Set<AlertKind>()
  return async (kind, text) => {
    const send = async (): Promise<void> => {
      const body = JSON.stringify({ kind, text: `${site}: ${text}` })
      const headers = { 'Content-Type': 'application/json' }
      const { ok, status } = await fetchText(url, { method: 'POST', headers, body }, { timeout })
      if (!ok) throw new Error(`The webhook responded with status ${status}.`)
    }
    try {
      if (!unsent.delete(kind) && (await limiter(kind)) > 0) return
      await send().catch(async () => {
        // Some warnings are not repeated.
        await sleep(retryAfter, undefined, { ref: false })
        await send()
      })
    } catch (error) {
      unsent.add(kind)
      reportError('A warning could not be sent', error)
    }
  }
}

/** In ms. Shorter failures are common and pass. */
const worryingTrouble = 60_000

/** Warns about failed deliveries. */
export const deliveryAlerts = (alert: Alert): DeliveryEvents => ({
  failed: (cause, failingFor) => {
    if (cause === 'refused' || cause === 'form') {
      void alert(
        'refused lead',
        `${failureCauses[cause]}. The leads are kept and tried again. See "${leadsCommand} failing".`,
      )
    } else if (failingFor >= worryingTrouble) {
      void alert('failing CRM', `${failureCauses[cause]}. Leads are kept and tried again.`)
    }
  },
  givenUp: (id) => {
    void alert('dead letter', `Lead ${id} will not be delivered. "${leadsCommand} dead" shows why.`)
  },
})

/** How long a lead may wait before a growing backlog causes a warning, in ms. */
const worryingWait = 30 * 60_000

/** How often the backlog is compared, in ms. */
const watchEvery = 5 * 60_000

/**
 * Warns when the backlog of leads has grown since the last check and its oldest lead has waited too long.
 *
 * @returns a function that stops the checks
 */
export function watchBacklog(backlog: () => Promise<Backlog>, alert: Alert): () => void {
  let before = Infinity
  const look = async (): Promise<void> => {
    const { size, oldest = Infinity } = await backlog()
    if (size > before && Date.now() - oldest > worryingWait) {
      await alert('growing backlog', `${size} leads wait for the CRM. See "${leadsCommand} list".`)
    }
    before = size
  }
  // The worker logs database failures.
  const timer = setInterval(() => void look().catch(() => undefined), watchEvery).unref()
  return () => clearInterval(timer)
}
