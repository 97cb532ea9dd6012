import type { Lead } from '../lead'
import { leadsCommand } from '../leads-command/name'
import { createBatch } from '../store/batch'
import type { LeadStore } from '../store/lead-store'
import { createCircuitBreaker } from './circuit-breaker'
import type { Crm, CrmFailure, CrmResult, FailureCause } from './crm'
import { createFailureLog } from './failure-log'
import { defaultRetryPlan, waitAfter, type RetryPlan } from './retry-plan'

export interface DeliveryOptions {
  readonly plan?: RetryPlan
  /** Concurrent deliveries. */
  readonly concurrency?: number
  /**
   * How long a worker's claim to a lead lasts, in ms. Must be longer than all calls for a lead can take: a lead is not
   * sent after it, and if it ends during the submission, another worker delivers the lead, too.
   */
  readonly lease?: number
  /** Longest pause between checks, in ms. Other processes store leads too. */
  readonly longestRest?: number
  /** How long calls in progress may take after the worker is stopped, in ms. */
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
   * A try failed and will be repeated.
   *
   * @param failingFor how long the CRM has accepted no lead, in ms; 0 if it refuses only this one
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

/** Shortest pause, in ms: another worker may be about to claim the due leads. */
const shortestRest = 50

/** Uploads the lead's files that the CRM does not have yet, and stores their addresses. */
async function deliverFiles(lead: Lead, store: LeadStore, crm: Crm): Promise<ReadonlyMap<string, string> | CrmFailure> {
  const urls = new Map<string, string>()
  for (const id of lead.fileIds) {
    const file = await store.readFile(id)
    if (!file) continue
    if (file.crmUrl) {
      urls.set(id, file.crmUrl)
      continue
    }
    const result = await crm.upload(file)
    if (!('url' in result)) return result
    await store.setCrmUrl(id, result.url)
    urls.set(id, result.url)
  }
  return urls
}

/**
 * Delivers one lead to the CRM. If an earlier try may have succeeded, looks the lead up first to avoid a duplicate.
 *
 * @throws Error without sending the lead if the claim to it has expired
 */
async function deliverLead(lead: Lead, store: LeadStore, crm: Crm, isClaimed: () => boolean): Promise<CrmResult> {
  if (lead.isInDoubt) {
    const known = await crm.has(lead)
    if (known === 'yes') return { kind: 'delivered' }
    if (typeof known === 'object') return { ...known, isInDoubt: true }
  }
  const urls = await deliverFiles(lead, store, crm)
  // The submission itself was not sent.
  if ('kind' in urls) return { ...urls, isInDoubt: false }
  // A host may suspend the process at any point, and another worker may have delivered the lead meanwhile.
  if (!isClaimed()) throw new Error('The process was suspended. The lead is due again.')
  return crm.submit(lead, urls)
}

export type Delivery = ReturnType<typeof createDelivery>

/**
 * Creates a worker that delivers stored leads to the CRM. It does nothing until started and does not keep the process
 * alive.
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
) {
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
    // A CRM that refuses a lead works.
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
    // Aborted calls are not failures of the CRM.
    if (isStopped) return 'failed'
    events?.failed(failure.cause, failingFor)
    await failures.note(failure.cause)
    return 'failed'
  }

  const deliver = async (lead: Lead, claimEnd: number): Promise<keyof Delivered> => {
    const result = await deliverLead(lead, store, crm, () => now() < claimEnd)
    if (result.kind !== 'delivered') return fail(lead, result)
    breaker.succeeded()
    await store.recordDelivered(lead.id, now())
    failures.clear()
    if (result.without) failures.noteLeftOut(result.without)
    return 'delivered'
  }

  /**
   * Claims leads for all waiting deliveries, one claim at a time: each must exclude earlier ones, or a clock jump could
   * hand out a lead twice.
   */
  const claimTogether = createBatch<undefined, Lead | undefined>(async (waiting) => {
    const leads = await store.claimDue({ now: now(), limit: waiting.length, lease, except: [...underWay] })
    for (const { id } of leads) underWay.add(id)
    return leads
  }, concurrency)

  /** @returns the outcome; `undefined` if no lead is due */
  const deliverNext = async (): Promise<keyof Delivered | undefined> => {
    // Computed before the claim, which may end a little later.
    const claimEnd = now() + lease
    const lead = await claimTogether(undefined)
    if (!lead) return undefined
    try {
      return await deliver(lead, claimEnd)
    } catch (error) {
      // If the result cannot be recorded, the lead is due again when its claim expires.
      report(`Lead ${lead.id} could not be delivered`, error)
      return 'failed'
    } finally {
      underWay.delete(lead.id)
    }
  }

  /** Delivers until no lead is due or the CRM fails. If the CRM has failed before, one lead tests it first. */
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
    // If one worker fails, the others must still record their results.
    const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, work))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
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
    /** Delivers until it is stopped. */
    start: (): void => {
      if (!running && !timer && !isStopped) schedule(0)
    },
    /** Ends the current pause. */
    wake: (): void => {
      isWoken = true
      if (!running && timer && !isStopped) schedule(0)
    },
    deliverDue,
    /** The wait before the next test of a failing CRM, in ms; `undefined` while the CRM works. */
    pause: breaker.pause,
    /** Stops permanently after the deliveries in progress; aborts them after a timeout. */
    stop: async (): Promise<void> => {
      isStopped = true
      clearTimeout(timer)
      timer = undefined
      const cutOff = setTimeout(crm.stop, grace)
      await running
      clearTimeout(cutOff)
    },
  }
}
