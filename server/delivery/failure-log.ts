import { plural } from '../../content/model/message'
import { leadsCommand } from '../leads-command/name'
import type { Backlog } from '../store/lead-queue'
import { failureCauses, type FailureCause } from './crm'

interface FailureLogOptions {
  readonly backlog: () => Promise<Backlog>
  readonly report: (what: string, error: unknown) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A duration in its largest unit. */
function describeAge(ms: number): string {
  if (ms >= 2 * day) return plural(Math.floor(ms / day), 'day')
  if (ms >= 2 * hour) return plural(Math.floor(ms / hour), 'hour')
  return plural(Math.max(1, Math.floor(ms / minute)), 'minute')
}

/** The backlog as text: "12 leads wait, the oldest for 3 hours". */
export const describeBacklog = ({ size, oldest }: Backlog, now: number): string =>
  oldest === undefined
    ? 'no lead waits'
    : `${plural(size, 'lead')} ${size === 1 ? 'waits' : 'wait'}, the oldest for ${describeAge(now - oldest)}`

const retryHint = `Then run "${leadsCommand} retry --pending", or wait up to 6 hours.`

/** Instructions for causes that need an operator. */
const advice: Partial<Readonly<Record<FailureCause, string>>> = {
  token: 'Check HUBSPOT_TOKEN.',
  permission: 'Give the private app of HUBSPOT_TOKEN the scopes "forms" and "files".',
  form: `Correct the form ids in the CMS; "${leadsCommand} failing" shows the forms. ${retryHint}`,
  refused: `"${leadsCommand} failing" shows why. Correct the form and its properties in HubSpot. ${retryHint}`,
}

/** Reports to the operator what the CRM rejects, without a line for each lead. */
export function createFailureLog({ backlog, report, now, elapsed }: FailureLogOptions) {
  const reportedAt = new Map<string, number>()
  const current = new Set<FailureCause>()

  /** Whether a report is due: at most one an hour. */
  const isNews = (key: string): boolean => {
    const last = reportedAt.get(key)
    if (last !== undefined && elapsed() - last < hour) return false
    reportedAt.set(key, elapsed())
    return true
  }

  const reportDue = async (cause: FailureCause): Promise<void> => {
    if (!isNews(cause)) return
    const waiting = await backlog().then(
      (known) => `${describeBacklog(known, now())}. `,
      () => '',
    )
    report(failureCauses[cause], new Error(`${waiting}${advice[cause] ?? 'Delivery will be tried again.'}`))
  }

  return {
    /** Records a failed call. The first of each cause is logged immediately, then once an hour. */
    note: (cause: FailureCause): Promise<void> => {
      current.add(cause)
      return reportDue(cause)
    },
    /** Reports hidden fields that the CRM rejects, once an hour. */
    noteLeftOut: (names: readonly string[]): void => {
      const list = names.join(', ')
      if (!isNews(list)) return
      const text = `Leads are delivered without ${list}. Create these properties in HubSpot and add them to the forms.`
      report('The CRM rejects hidden fields', new Error(text))
    },
    /** Logs causes that persist, once an hour. */
    remind: async (): Promise<void> => {
      for (const cause of current) await reportDue(cause)
    },
    /** Call when the CRM has accepted a lead. */
    clear: (): void => current.clear(),
  }
}
