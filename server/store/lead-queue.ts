import type { Lead, LeadState } from '../lead'
import { createBatch } from './batch'
import { chunks, toLeads } from './lead-rows'
import type { Database } from './open-database'

export interface Failure {
  readonly error: string
  /** When it failed, in milliseconds since 1970. */
  readonly now: number
  /** When to try again; absent when there is no point in it. */
  readonly nextAttemptAt?: number
  /** Whether the CRM may have it all the same. */
  readonly isInDoubt: boolean
}

/** What a claim is given out for. */
export interface Claim {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly limit: number
  /** How long the claimer has the leads to itself, in ms. Whatever it has not recorded by then is claimed again. */
  readonly lease: number
  /** Leads that the claimer is at work on: it is not given them again when the clock jumps past the lease. */
  readonly except?: readonly string[]
}

/** What waits for the CRM. */
export interface Backlog {
  readonly size: number
  /** When the oldest came, in milliseconds since 1970; absent when nothing waits. */
  readonly oldest?: number
  /** What the last try of any of them failed with; absent when none has. */
  readonly lastError?: string
}

/** What the store does for delivery. */
export interface LeadQueue {
  /** Takes leads that are due for delivery, so that no other worker does. Each counts as a try from here on. */
  readonly claimDue: (claim: Claim) => Promise<readonly Lead[]>
  readonly recordDelivered: (id: string, now: number) => Promise<void>
  readonly recordFailure: (id: string, failure: Failure) => Promise<void>
  /** When the next lead is due, in milliseconds since 1970; absent when none waits. */
  readonly nextDue: (now: number) => Promise<number | undefined>
  readonly backlog: () => Promise<Backlog>
  readonly countByState: () => Promise<Readonly<Record<LeadState, number>>>
  /**
   * Makes leads due, and counts their tries anew. Leads in doubt wait until calls in progress have settled.
   *
   * @returns how many
   */
  readonly requeue: (which: Requeued) => Promise<number>
  /**
   * Makes dead letters of leads that wait.
   *
   * @returns how many
   */
  readonly giveUp: (ids: readonly string[]) => Promise<number>
}

/** The leads with these ids, or all of a state. */
export type Requeued = { readonly ids: readonly string[] } | { readonly state: LeadState }

/** A call without an answer may be under way for so long, in ms. Until then, the CRM could not tell. */
const settlingTime = 60_000

/** The most leads that are recorded together. */
const batchSize = 100

/** The most that the clocks of several machines differ by, in ms. */
const clockTolerance = 60_000

export function leadQueue({ db, engine }: Database): LeadQueue {
  const pending = db.selectFrom('lead').where('state', '=', 'pending')

  /**
   * Makes leads due whose times were set before the clock was put back: they would wait until the clock has caught
   * up. A worker may have died with one that it had.
   */
  const correctTimes = async (now: number, except: readonly string[]): Promise<void> => {
    await db
      .updateTable('lead')
      .set((set) => ({
        in_doubt: set.case().when('lease_until', 'is not', null).then(1).else(set.ref('in_doubt')).end(),
        next_attempt_at: 0,
        lease_until: null,
        scheduled_at: now,
      }))
      .where('state', '=', 'pending')
      .where('scheduled_at', '>', now + clockTolerance)
      .$if(except.length > 0, (query) => query.where('id', 'not in', except))
      .execute()
  }

  const recordTogether = createBatch(async (delivered: readonly { readonly id: string; readonly now: number }[]) => {
    const ids = delivered.map(({ id }) => id)
    // They differ by less than the time of a write.
    const time = Math.max(...delivered.map(({ now }) => now))
    await db
      .updateTable('lead')
      .set({ state: 'delivered', delivered_at: time, last_error: null, in_doubt: 0, lease_until: null })
      .where('id', 'in', ids)
      .execute()
    return delivered.map(() => undefined)
  }, batchSize)

  return {
    claimDue: async ({ now, limit, lease, except = [] }) => {
      await correctTimes(now, except)
      const rows = await db
        // Computed once. As a mere subquery, PostgreSQL may run it again for each lead, and pass the limit.
        .with(
          (cte) => cte('due').materialized(),
          (inner) => {
            const due = inner
              .selectFrom('lead')
              .select('id')
              .where('state', '=', 'pending')
              .where('next_attempt_at', '<=', now)
              // Servers of earlier releases leave the time of the next try as it was.
              .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]))
              .$if(except.length > 0, (query) => query.where('id', 'not in', except))
              // As in the index, which is then read only as far as necessary.
              .orderBy('next_attempt_at')
              .orderBy('received_at')
              .limit(limit)
            return engine === 'postgres' ? due.forUpdate().skipLocked() : due
          },
        )
        .updateTable('lead')
        .set((set) => ({
          attempts: set('attempts', '+', 1),
          // A lease that ran out was never recorded: that worker died, perhaps after the CRM had the lead.
          in_doubt: set.case().when('lease_until', 'is not', null).then(1).else(set.ref('in_doubt')).end(),
          next_attempt_at: now + lease,
          lease_until: now + lease,
          scheduled_at: now,
        }))
        .where('id', 'in', (where) => where.selectFrom('due').select('due.id'))
        .returningAll()
        .execute()
      return toLeads(
        db,
        rows.sort((first, second) => first.received_at - second.received_at),
      )
    },

    recordDelivered: (id, now) => recordTogether({ id, now }),

    recordFailure: async (id, { error, now, nextAttemptAt, isInDoubt }) => {
      await db
        .updateTable('lead')
        .set({ last_error: error, in_doubt: isInDoubt ? 1 : 0, lease_until: null, scheduled_at: now })
        .set(nextAttemptAt === undefined ? { state: 'dead' } : { next_attempt_at: nextAttemptAt })
        .where('id', '=', id)
        .execute()
    },

    nextDue: async (now) => {
      const ahead = pending.select('id').where('scheduled_at', '>', now + clockTolerance)
      if (await ahead.limit(1).executeTakeFirst()) return now
      const next = await pending.select('next_attempt_at').orderBy('next_attempt_at').limit(1).executeTakeFirst()
      return next?.next_attempt_at
    },

    backlog: async () => {
      const total = await pending
        .select((select) => [select.fn.countAll<number>().as('size'), select.fn.min('received_at').as('oldest')])
        .executeTakeFirst()
      const last = await pending
        .select('last_error')
        .where('last_error', 'is not', null)
        // Of leads that were tried: only these have failed.
        .where('scheduled_at', '>', 0)
        .orderBy('scheduled_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return {
        size: total?.size ?? 0,
        oldest: total?.oldest ?? undefined,
        lastError: last?.last_error ?? undefined,
      }
    },

    countByState: async () => {
      const rows = await db
        .selectFrom('lead')
        .select((select) => ['state' as const, select.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute()
      const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
      return { pending: 0, delivered: 0, dead: 0, spam: 0, ...counts }
    },

    requeue: async (which) => {
      const update = db
        .updateTable('lead')
        .set((set) => ({
          state: 'pending' as const,
          attempts: 0,
          next_attempt_at: set
            .case()
            .when('in_doubt', '=', 1)
            .then(set('scheduled_at', '+', settlingTime))
            .else(0)
            .end(),
        }))
        .where('state', '!=', 'delivered')
        // Somebody is at work on it.
        .where('lease_until', 'is', null)
        .returning('id')
      if ('state' in which) return (await update.where('state', '=', which.state).execute()).length
      const updated = await Promise.all(chunks(which.ids).map((ids) => update.where('id', 'in', ids).execute()))
      return updated.flat().length
    },

    giveUp: async (ids) => {
      const update = db
        .updateTable('lead')
        .set({ state: 'dead' })
        .where('state', '=', 'pending')
        .where('lease_until', 'is', null)
        .returning('id')
      const updated = await Promise.all(chunks(ids).map((part) => update.where('id', 'in', part).execute()))
      return updated.flat().length
    },
  }
}
