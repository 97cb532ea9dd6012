import type { BrowserExecutable } from '../../e2e/support/browser'
import type { Result } from '../on-demand/lighthouse/index.mjs'
import { installOnDemand } from '../support/install.mjs'
import { medians } from './figures'

const numbers = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'firstContentfulPaint',
  'largestContentfulPaint',
  'totalBlockingTime',
  'cumulativeLayoutShift',
  // Speed of this machine during the run.
  'benchmarkIndex',
] as const

/** Milliseconds, and scores from 0 to 100. */
export type LighthouseResult = Readonly<Record<(typeof numbers)[number], number>> & {
  /** The performance of the worst run. */
  readonly worstPerformance: number
  readonly failedAudits: readonly string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

const failedAuditsOf = ({ categories: results, audits }: Result): readonly string[] =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => results[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

interface Conditions {
  readonly slowdown: number
  readonly skippedAudits?: readonly string[]
}

/**
 * One visit with Lighthouse.
 *
 * @throws Error when the page could not be measured
 */
async function measureOnce(
  browser: BrowserExecutable,
  url: string,
  { slowdown, skippedAudits = [] }: Conditions,
): Promise<LighthouseResult> {
  const { audit } = await import('../on-demand/lighthouse/index.mjs')
  const result = await audit(browser, url, { categories, skippedAudits, slowdown })
  if (!result || result.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message ?? 'no result'}`)
  }
  const score = (category: Category): number => Math.round((result.categories[category]?.score ?? 0) * 100)
  const value = (name: string): number => result.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    worstPerformance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
    benchmarkIndex: result.environment.benchmarkIndex,
    failedAudits: failedAuditsOf(result),
  }
}

/** Medians, the worst performance, and all failed audits. */
export const medianResult = (results: readonly LighthouseResult[]): LighthouseResult => ({
  ...medians(results, numbers),
  worstPerformance: Math.min(...results.map(({ worstPerformance }) => worstPerformance)),
  failedAudits: [...new Set(results.flatMap(({ failedAudits }) => failedAudits))],
})

export async function measureLighthouse(
  browser: BrowserExecutable,
  url: string,
  runs: number,
  conditions: Conditions,
): Promise<LighthouseResult> {
  await installOnDemand('lighthouse')
  const results: LighthouseResult[] = []
  while (results.length < runs) results.push(await measureOnce(browser, url, conditions))
  return medianResult(results)
}
