import { plural } from '../../../content/model/message'
import type { PushPlan } from './plan'

/** What a plan of Contentful allows in one environment. */
export interface Limits {
  readonly types: number
  readonly records: number
}

/**
 * The limits of Contentful's free plan (https://www.contentful.com/help/community-to-free-migration-faq/). Those of
 * other plans are in the contract and in Contentful under Organization settings → Usage.
 */
export const freePlan: Limits = { types: 25, records: 10_000 }

/**
 * Calls of the Management API per second: 7 on the free plan, 10 on others
 * (https://www.contentful.com/developers/docs/technical-limits/).
 */
export const callsPerSecond = 7

export const callsOf = ({ stages }: PushPlan): number =>
  stages.flatMap(({ steps }) => steps).reduce((sum, { calls }) => sum + calls, 0)

export function estimateTime(calls: number): string {
  const seconds = Math.ceil(calls / callsPerSecond)
  return seconds < 90 ? plural(seconds, 'second') : plural(Math.round(seconds / 60), 'minute')
}

/** Limits that the space would exceed because of the push, each with what to do. */
export function findExceeded({ counts }: PushPlan, limits: Limits): string[] {
  const checks = [
    { name: 'content types', count: counts.types, limit: limits.types, option: '--max-types' },
    { name: 'records (entries and assets)', count: counts.records, limit: limits.records, option: '--max-records' },
  ]
  return checks
    .filter(({ count, limit }) => count.after > limit && count.after > count.before)
    .map(
      ({ name, count, limit, option }) =>
        `The space would have ${count.after} ${name}; the limit is ${limit}.\n→ If your plan allows more, pass ${option} with its limit.`,
    )
}
