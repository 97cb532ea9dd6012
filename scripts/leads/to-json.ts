import type { Lead } from '../../server/lead'

/** Leads as JSON with everything that is known of them; times are in ISO 8601. */
export const toJson = (leads: readonly Lead[]): string =>
  `${JSON.stringify(
    leads.map(({ receivedAt, nextAttemptAt, deliveredAt, ...lead }) => ({
      ...lead,
      receivedAt: new Date(receivedAt).toISOString(),
      nextAttemptAt: lead.state === 'pending' ? new Date(nextAttemptAt).toISOString() : undefined,
      deliveredAt: deliveredAt === undefined ? undefined : new Date(deliveredAt).toISOString(),
    })),
    undefined,
    2,
  )}\n`
