import type { Lead } from '../lead'
import { leadsCommand } from '../leads-command/name'
import { createBatch } from '../store/batch'
import type { LeadStore } from '../store/lead-store'
import { deliverLead, type Crm, type FailureCause } from './crm'
import { createFailureLog } from './failure-log'

/** How often delivery is tried, and when. */
interface RetryPlan {
  /** The number of tries, including the first. After the last one, the lead is a dead letter. */
  readonly tries: number
  /** The wait after the first try, in ms. It doubles with each further try. */
  readonly firstWait: number
  /** The longest wait, in ms. */
  readonly longestWait: number
}

/**
 * At least ten tries within the first hour, and tries for three and a half to seven days in total, depending on
 * the random part: an outage over a weekend loses nothing.
 */
export const defaultRetryPlan: RetryPlan = { tries: 40, firstWait: 5000, longestWait: 6 * 60 * 60 * 1000 }

/**
 * The wait before the next try. It doubles each time and is shortened at random by up to a half, so that leads that
 * failed together are not tried again together.
 *
 * @param attempts tries so far
 * @param random from 0 to 1
 * @param wished the shortest wait, in ms
 * @returns milliseconds; `undefined` after the last try
 */
export function waitAfter(attempts: number, plan: RetryPlan, random: number, wished = 0): number | undefined {
  if (attempts >= plan.tries) return undefined
  const full = Math.min(plan.longestWait, plan.firstWait * 2 ** (attempts - 1))
  return Math.max(wished, Math.round(full * (1 - random / 2)))
}

export interface DeliveryOptions {
  readonly plan?: RetryPlan
  /** How many leads are delivered at the same time. */
  readonly concurrency?: number
  /**
   * How long one worker has a lead to itself, in ms. Must be longer than all calls for a lead can take, or the
   * lead would be delivered twice.
   */
  readonly lease?: number
  /** The longest rest, in ms. Other processes store leads too. */
  readonly longestRest?: number
  readonly now?: () => number
  /** Milliseconds of a monotonic clock. */
  readonly elapsed?: () => number
  readonly random?: () => number
  readonly events?: DeliveryEvents
}

/** For metrics and alerts. */
export interface DeliveryEvents {
  /** A try failed that may succeed later. */
  readonly failed: (cause: FailureCause, attempts: number) => void
  /** A lead has become a dead letter. */
  readonly givenUp: (id: string) => void
}

export interface Delivered {
  readonly delivered: number
  readonly failed: number
  readonly givenUp: number
}

/** A worker that gives stored leads to the CRM. */
export interface Delivery {
  /** Delivers until it is stopped. */
  readonly start: () => void
  /** Ends the current rest. */
  readonly wake: () => void
  /** Delivers until no lead is due. */
  readonly deliverDue: () => Promise<Delivered>
  /** Stops after the deliveries in progress. */
  readonly stop: () => Promise<void>
}

/** The shortest rest, in ms: another worker may be about to take the leads that are due. */
const shortestRest = 50

/**
 * Creates a worker for a store. It does nothing until started and does not keep the process alive.
 *
 * @param report logs an error for the operator
 */
export function createDelivery(
  store: LeadStore,
  crm: Crm,
  report: (what: string, error: unknown) => void,
  {
    plan = defaultRetryPlan,
    concurrency = 4,
    lease = 5 * 60 * 1000,
    longestRest = 30_000,
    now = Date.now,
    elapsed = () => performance.now(),
    random = Math.random,
    events,
  }: DeliveryOptions = {},
): Delivery {
  let isStopped = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isWoken = false
  const underWay = new Set<string>()
  const failures = createFailureLog({ backlog: store.backlog, report, now, elapsed })

  const deliver = async (lead: Lead): Promise<keyof Delivered> => {
    const result = await deliverLead(lead, store, crm)
    if (result.kind === 'delivered') {
      await store.recordDelivered(lead.id, now())
      failures.clear()
      return 'delivered'
    }
    const isWorthwhile = result.kind === 'retry'
    const wait = isWorthwhile ? waitAfter(lead.attempts, plan, random(), result.wait) : undefined
    const failedAt = now()
    const nextAttemptAt = wait === undefined ? undefined : failedAt + wait
    await store.recordFailure(lead.id, {
      error: result.error,
      now: failedAt,
      nextAttemptAt,
      isInDoubt: isWorthwhile && result.isInDoubt,
    })
    if (isWorthwhile) {
      events?.failed(result.cause, lead.attempts)
      await failures.note(result.cause)
    }
    if (nextAttemptAt !== undefined) return 'failed'
    events?.givenUp(lead.id)
    // The CRM's answer may contain what a visitor typed, so it is not logged.
    report(`Lead ${lead.id} will not be delivered`, new Error(`"${leadsCommand} dead" shows why.`))
    return 'givenUp'
  }

  /**
   * Claims for all that wait for a lead, one claim after the other: each must exclude earlier ones, or a clock jump
   * could hand out a lead twice.
   */
  const claimTogether = createBatch<undefined, Lead | undefined>(async (waiting) => {
    const leads = await store.claimDue({ now: now(), limit: waiting.length, lease, except: [...underWay] })
    for (const { id } of leads) underWay.add(id)
    return leads
  }, concurrency)

  const claim = (): Promise<Lead | undefined> => claimTogether(undefined)

  /** Takes one lead after the other until none is due. */
  const work = async (count: (outcome: keyof Delivered) => void): Promise<void> => {
    while (!isStopped) {
      const lead = await claim()
      if (!lead) return
      // If the result cannot be recorded, the lead is due again when its lease ends.
      count(
        await deliver(lead).catch((error: unknown) => {
          report(`Lead ${lead.id} could not be delivered`, error)
          return 'failed' as const
        }),
      )
      underWay.delete(lead.id)
    }
  }

  const deliverDue = async (): Promise<Delivered> => {
    const counts = { delivered: 0, failed: 0, givenUp: 0 }
    const count = (outcome: keyof Delivered): void => {
      counts[outcome] += 1
    }
    await Promise.all(Array.from({ length: concurrency }, () => work(count)))
    return counts
  }

  const rest = async (): Promise<number> => {
    if (isWoken) return 0
    const time = now()
    const due = await store.nextDue(time)
    return due === undefined ? longestRest : Math.min(longestRest, Math.max(shortestRest, due - time))
  }

  const run = async (): Promise<void> => {
    timer = undefined
    isWoken = false
    let wait = longestRest
    try {
      await deliverDue()
      await failures.remind()
      wait = await rest()
    } catch (error) {
      report('Leads could not be delivered', error)
    }
    running = undefined
    if (!isStopped) schedule(wait)
  }

  const schedule = (wait: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = run()
    }, wait).unref()
  }

  return {
    start: () => {
      isStopped = false
      if (!running && !timer) schedule(0)
    },
    wake: () => {
      isWoken = true
      if (!running && timer && !isStopped) schedule(0)
    },
    deliverDue,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}
