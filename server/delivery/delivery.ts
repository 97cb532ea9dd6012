import type { Lead } from '../lead'
import { leadsCommand } from '../leads-command/name'
import { createBatch } from '../store/batch'
import type { LeadStore } from '../store/lead-store'
import { createCircuitBreaker } from './circuit-breaker'
import { deliverLead, type Crm, type CrmFailure, type FailureCause } from './crm'
import { createFailureLog } from './failure-log'
import { defaultRetryPlan, waitAfter, type RetryPlan } from './retry-plan'

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
  /** How long calls in progress may take when the worker is stopped, in ms. */
  readonly grace?: number
  readonly now?: () => number
  /** Milliseconds of a monotonic clock. */
  readonly elapsed?: () => number
  readonly random?: () => number
  readonly events?: DeliveryEvents
}

/** For metrics and alerts. */
export interface DeliveryEvents {
  /**
   * A try failed that may succeed later.
   *
   * @param failingFor for how long the CRM has taken no lead at all, in ms; 0 if it refuses only this one
   */
  readonly failed: (cause: FailureCause, failingFor: number) => void
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
  /** Delivers until no lead is due, or the CRM fails. When it has failed before, one lead tests it first. */
  readonly deliverDue: () => Promise<Delivered>
  /** How long to wait for the next test of a CRM that fails, in ms; `undefined` while it does not. */
  readonly pause: () => number | undefined
  /** Ends for good: after the deliveries in progress, which are cut off when they take long. */
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
    grace = 5000,
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

  const breaker = createCircuitBreaker(plan.pause, elapsed)

  const fail = async (lead: Lead, failure: CrmFailure): Promise<keyof Delivered> => {
    const time = now()
    const isRefused = failure.kind === 'refused'
    let failingFor = 0
    // The CRM works when it refuses a lead.
    if (isRefused) breaker.succeeded()
    else failingFor = breaker.failed(failure.pause)
    const isGivenUp = isRefused && lead.attempts >= plan.fewestTries && time - lead.receivedAt >= plan.giveUpAfter
    await store.recordFailure(lead.id, {
      error: failure.error,
      now: time,
      nextAttemptAt: isGivenUp ? undefined : time + waitAfter(failure, lead.attempts, plan, random()),
      isInDoubt: failure.isInDoubt,
    })
    if (isGivenUp) {
      events?.givenUp(lead.id)
      // The CRM's answer may contain what a visitor typed, so it is not logged.
      report(`Lead ${lead.id} will not be delivered`, new Error(`"${leadsCommand} dead" shows why.`))
      return 'givenUp'
    }
    // Calls that are cut off are no failures of the CRM.
    if (isStopped) return 'failed'
    events?.failed(failure.cause, failingFor)
    await failures.note(failure.cause)
    return 'failed'
  }

  const deliver = async (lead: Lead): Promise<keyof Delivered> => {
    const result = await deliverLead(lead, store, crm)
    if (result.kind !== 'delivered') return fail(lead, result)
    breaker.succeeded()
    await store.recordDelivered(lead.id, now())
    failures.clear()
    if (result.without) failures.noteLeftOut(result.without)
    return 'delivered'
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

  /** @returns the outcome; `undefined` when no lead is due */
  const deliverNext = async (): Promise<keyof Delivered | undefined> => {
    const lead = await claim()
    if (!lead) return undefined
    try {
      return await deliver(lead)
    } catch (error) {
      // If the result cannot be recorded, the lead is due again when its lease ends.
      report(`Lead ${lead.id} could not be delivered`, error)
      return 'failed'
    } finally {
      underWay.delete(lead.id)
    }
  }

  const deliverDue = async (): Promise<Delivered> => {
    const counts = { delivered: 0, failed: 0, givenUp: 0 }
    const deliverOne = async (): Promise<boolean> => {
      const outcome = await deliverNext()
      if (outcome) counts[outcome] += 1
      return outcome !== undefined
    }
    const work = async (): Promise<void> => {
      let isDue = true
      while (isDue && !isStopped && breaker.pause() === undefined) isDue = await deliverOne()
    }
    // One lead tests a CRM that has failed.
    if (breaker.pause() === 0) await deliverOne()
    await Promise.all(Array.from({ length: concurrency }, work))
    return counts
  }

  const rest = async (): Promise<number> => {
    const pause = breaker.pause() ?? 0
    if (isWoken) return pause
    const time = now()
    const due = (await store.nextDue(time)) ?? Number.POSITIVE_INFINITY
    return Math.max(pause, Math.min(longestRest, Math.max(shortestRest, due - time)))
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
      if (!running && !timer && !isStopped) schedule(0)
    },
    wake: () => {
      isWoken = true
      if (!running && timer && !isStopped) schedule(0)
    },
    deliverDue,
    pause: breaker.pause,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      timer = undefined
      const cutOff = setTimeout(crm.stop, grace)
      await running
      clearTimeout(cutOff)
    },
  }
}
