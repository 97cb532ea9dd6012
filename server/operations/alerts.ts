import { failureCauses } from '../delivery/crm'
import type { DeliveryEvents } from '../delivery/delivery'
import { fetchText } from '../fetch-text'
import { leadsCommand } from '../leads-command/name'
import type { RateLimiter } from '../requests/rate-limiter'
import type { Backlog } from '../store/lead-queue'

/** What the operator is warned about. */
export type AlertKind =
  | 'dead letter'
  | 'refused lead'
  | 'failing CRM'
  | 'growing backlog'
  | 'failing database'
  | 'full disk'
  | 'blocked server'

export interface AlertOptions {
  /** Takes a POST with `{ "kind", "text" }`, as the incoming webhooks of chat services do. */
  readonly url: string
  /** Names the site in the text. */
  readonly site: string
  /** Lets one alert of each kind through per hour, for all servers together. */
  readonly limiter: RateLimiter
  readonly reportError: (what: string, error: unknown) => void
}

/** Sends a warning; never rejects. */
export type Alert = (kind: AlertKind, text: string) => Promise<void>

/** In ms. */
const timeout = 5000

export const createAlert =
  ({ url, site, limiter, reportError }: AlertOptions): Alert =>
  async (kind, text) => {
    try {
      if ((await limiter(kind)) > 0) return
      const body = JSON.stringify({ kind, text: `${site}: ${text}` })
      const headers = { 'Content-Type': 'application/json' }
      const { ok, status } = await fetchText(url, { method: 'POST', headers, body }, { timeout })
      if (!ok) throw new Error(`The webhook responded with status ${status}.`)
    } catch (error) {
      reportError('A warning could not be sent', error)
    }
  }

/** Shorter trouble is common and passes, in ms. */
const worryingTrouble = 60_000

/** Warns of what delivery cannot do. */
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

/** How long a lead may wait before a backlog that grows is worth a warning, in ms. */
const patience = 30 * 60_000

/** How often the backlog is compared, in ms. */
const watchEvery = 5 * 60_000

/** Whether more leads wait than at the last look, the oldest for too long. */
export const isGrowing = (before: Backlog | undefined, { size, oldest }: Backlog, now: number): boolean =>
  before !== undefined && size > before.size && oldest !== undefined && now - oldest > patience

/**
 * Warns when more and more leads wait for the CRM.
 *
 * @returns ends it
 */
export function watchBacklog(
  backlog: () => Promise<Backlog>,
  alert: Alert,
  { every = watchEvery, now = Date.now }: { readonly every?: number; readonly now?: () => number } = {},
): () => void {
  let before: Backlog | undefined
  const look = async (): Promise<void> => {
    const current = await backlog()
    if (isGrowing(before, current, now())) {
      await alert('growing backlog', `${current.size} leads wait for the CRM. See "${leadsCommand} list".`)
    }
    before = current
  }
  // The worker logs that the database fails.
  const timer = setInterval(() => void look().catch(() => undefined), every).unref()
  return () => clearInterval(timer)
}
