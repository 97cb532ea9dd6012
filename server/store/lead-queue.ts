import type { Lead, LeadState } from '../lead'
import { createBatch } from './batch'
import { chunks, toLeads } from './lead-rows'
import type { Database } from './open-database'

export interface FailedTry {
  readonly error: string
  /** When it failed, in milliseconds since 1970. */
  readonly now: number
  /** When to try again; absent if delivery is given up. */
  readonly nextAttemptAt?: number
  /** Whether the CRM may have the lead anyway. */
  readonly isInDoubt: boolean
}

/** The conditions of a claim. */
export interface Claim {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly limit: number
  /** How long the claim lasts, in ms. Leads without a recorded result by then are claimed again. */
  readonly lease: number
  /** Leads in progress, which a clock jump past their claim must not hand out again. */
  readonly except?: readonly string[]
}

/** Leads that wait for the CRM. */
export interface Backlog {
  readonly size: number
  /** When the oldest was received, in milliseconds since 1970; absent if none waits. */
  readonly oldest?: number
  /** The error of the last failed try; absent if none has failed. */
  readonly lastError?: string
}

/** The leads with these ids, or all of a state. */
export type Requeued = { readonly ids: readonly string[] } | { readonly state: LeadState }

/** How long the CRM may still process a call without an answer, in ms. Until then, a look-up is not reliable. */
const settlingTime = 60_000

/** Maximum leads recorded together. */
const batchSize = 100

/** Maximum difference between the clocks of machines, in ms. */
const clockTolerance = 60_000

/** The store's queue for delivery. */
export function leadQueue({ db, engine }: Database) {
  const pending = db.selectFrom('lead').where('state', '=', 'pending')

  /**
   * Makes leads due whose times were set before the clock was set back; otherwise they would wait until the clock has
   * caught up. Includes leads claimed by a worker that died.
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
    // They differ by less than the duration of a write.
    const time = Math.max(...delivered.map(({ now }) => now))
    await db
      .updateTable('lead')
      .set({ state: 'delivered', delivered_at: time, last_error: null, in_doubt: 0, lease_until: null })
      .where('id', 'in', ids)
      .execute()
    return delivered.map(() => undefined)
  }, batchSize)

  return {
    /** Claims due leads, so that no other worker delivers them. Each claim counts as a try. */
    claimDue: async ({ now, limit, lease, except = [] }: Claim): Promise<readonly Lead[]> => {
      await correctTimes(now, except)
      const rows = await db
        // Materialized: PostgreSQL may run a plain subquery again for each lead, and exceed the limit.
        .with(
          (cte) => cte('due').materialized(),
          (inner) => {
            const due = inner
              .selectFrom('lead')
              .select('id')
              .where('state', '=', 'pending')
              .where('next_attempt_at', '<=', now)
              // Servers of earlier releases do not change the time of the next try.
              .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]))
              .$if(except.length > 0, (query) => query.where('id', 'not in', except))
              // The order of the index, which is then read only as far as necessary.
              .orderBy('next_attempt_at')
              .orderBy('received_at')
              .limit(limit)
            return engine === 'postgres' ? due.forUpdate().skipLocked() : due
          },
        )
        .updateTable('lead')
        .set((set) => ({
          attempts: set('attempts', '+', 1),
          // An expired claim has no result: its worker died, perhaps after the CRM received the lead.
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

    recordDelivered: (id: string, now: number): Promise<void> => recordTogether({ id, now }),

    recordFailure: async (id: string, { error, now, nextAttemptAt, isInDoubt }: FailedTry): Promise<void> => {
      await db
        .updateTable('lead')
        .set({ last_error: error, in_doubt: isInDoubt ? 1 : 0, lease_until: null, scheduled_at: now })
        .set(nextAttemptAt === undefined ? { state: 'dead' } : { next_attempt_at: nextAttemptAt })
        .where('id', '=', id)
        // A process that was suspended fails after another has delivered the lead.
        .where('state', '=', 'pending')
        .execute()
    },

    /** When the next lead is due, in milliseconds since 1970; absent if none waits. */
    nextDue: async (now: number): Promise<number | undefined> => {
      const ahead = pending.select('id').where('scheduled_at', '>', now + clockTolerance)
      if (await ahead.limit(1).executeTakeFirst()) return now
      const next = await pending.select('next_attempt_at').orderBy('next_attempt_at').limit(1).executeTakeFirst()
      return next?.next_attempt_at
    },

    backlog: async (): Promise<Backlog> => {
      const total = await pending
        .select((select) => [select.fn.countAll<number>().as('size'), select.fn.min('received_at').as('oldest')])
        .executeTakeFirst()
      const last = await pending
        .select('last_error')
        .where('last_error', 'is not', null)
        // Only leads that were tried have failed.
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

    countByState: async (): Promise<Readonly<Record<LeadState, number>>> => {
      const rows = await db
        .selectFrom('lead')
        .select((select) => ['state' as const, select.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute()
      const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
      return { pending: 0, delivered: 0, dead: 0, spam: 0, ...counts }
    },

    /**
     * Makes leads due and resets their tries. Leads in doubt wait until calls in progress have settled.
     *
     * @returns how many
     */
    requeue: async (which: Requeued): Promise<number> => {
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
        // A worker is delivering it.
        .where('lease_until', 'is', null)
        .returning('id')
      if ('state' in which) return (await update.where('state', '=', which.state).execute()).length
      const updated = await Promise.all(chunks(which.ids).map((ids) => update.where('id', 'in', ids).execute()))
      return updated.flat().length
    },

    /**
     * Makes waiting leads dead letters.
     *
     * @returns how many
     */
    giveUp: async (ids: readonly string[]): Promise<number> => {
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
