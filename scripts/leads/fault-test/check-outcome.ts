import type { CrmState } from '../../../local/crm/crm-state'
import type { Lead } from '../../../server/lead'
import type { Sent } from './client'

export interface Outcome {
  readonly acknowledged: number
  readonly abandoned: number
  /** Of the abandoned ones: stored all the same. */
  readonly abandonedStored: number
  readonly storedOnce: number
  readonly deliveredOnce: number
  readonly filesDelivered: number
  /** What should not be, a sentence each. */
  readonly problems: readonly string[]
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

const emailOf = (fields: readonly { readonly name: string; readonly value: string }[]): string =>
  fields.find(({ name }) => name === 'email')?.value ?? ''

/** Compares what was acknowledged with what the store and the CRM have. */
export function checkOutcome(sent: readonly Sent[], leads: readonly Lead[], crm: CrmState): Outcome {
  const stored = countBy(leads, ({ fields }) => emailOf(fields))
  const delivered = countBy(crm.submissions, ({ fields }) => emailOf(fields))
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged)
  const abandoned = sent.filter(({ isAcknowledged }) => !isAcknowledged)
  const known = new Set(sent.map(({ email }) => email))
  const fileUrls = new Set(crm.files.map(({ url }) => url))
  const withFile = acknowledged.filter(({ manner }) => manner === 'with a file')
  const briefOf = (email: string): string | undefined =>
    crm.submissions.find(({ fields }) => emailOf(fields) === email)?.fields.find(({ name }) => name === 'brief')?.value
  const filesDelivered = withFile.filter(({ email }) => fileUrls.has(briefOf(email) ?? ''))

  const countOf = (counts: ReadonlyMap<string, number>, email: string): number => counts.get(email) ?? 0
  const problems = [
    ...acknowledged
      .filter(({ email }) => countOf(stored, email) !== 1)
      .map(({ email }) => `${email} was acknowledged and is stored ${countOf(stored, email)} times.`),
    ...acknowledged
      .filter(({ email }) => countOf(delivered, email) !== 1)
      .map(({ email }) => `${email} was acknowledged and delivered ${countOf(delivered, email)} times.`),
    ...abandoned
      .filter(({ email }) => countOf(stored, email) > 1 || countOf(delivered, email) !== countOf(stored, email))
      .map(
        ({ email }) => `${email} is stored ${countOf(stored, email)} and delivered ${countOf(delivered, email)} times.`,
      ),
    ...[...stored.keys()]
      .filter((email) => !known.has(email))
      .map((email) => `${email} is stored, and nobody sent it.`),
    ...withFile
      .filter((submission) => !filesDelivered.includes(submission))
      .map(({ email }) => `The file of ${email} is not with the CRM.`),
    ...leads
      .filter(({ state }) => state !== 'delivered')
      .map(({ fields, state, lastError }) => `${emailOf(fields)} is ${state}: ${lastError ?? ''}`),
  ]
  return {
    acknowledged: acknowledged.length,
    abandoned: abandoned.length,
    abandonedStored: abandoned.filter(({ email }) => countOf(stored, email) === 1).length,
    storedOnce: acknowledged.filter(({ email }) => countOf(stored, email) === 1).length,
    deliveredOnce: acknowledged.filter(({ email }) => countOf(delivered, email) === 1).length,
    filesDelivered: filesDelivered.length,
    problems,
  }
}
