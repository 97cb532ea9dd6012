import { findBrowser } from '../../tests/e2e/support/browser'
import { installOnDemand } from '../support/install.mjs'
import { say, type Benchmark, type SamplePage } from './benchmark'
import { median, milliseconds, printTable, repeat, threeDecimals } from './figures'
import type { Limit } from './limits'
import { slowdown, withSite } from './phone'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Categories that must score 100. Performance depends on the machine. */
const perfect = categories.slice(1)

const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const
const audits = [...times, 'cumulative-layout-shift'] as const

/**
 * Visits a page with Lighthouse.
 *
 * @returns scores, times, and the failed audits that affect a score
 * @throws Error if the page could not be measured
 */
async function visit(origin: string, { path, status, isListed }: SamplePage) {
  const { audit } = await import('../on-demand/lighthouse/index.mjs')
  // Lighthouse measures only pages with status 200.
  const address = status === 404 ? '/404/' : path
  const skippedAudits = isListed ? [] : ['is-crawlable']
  const result = await audit(await findBrowser(), origin + address, { categories, skippedAudits, slowdown })
  if (!result || result.runtimeError)
    throw new Error(`Lighthouse could not measure ${address}: ${result?.runtimeError?.message ?? 'no result'}`)
  const scores = categories.map((name) => [name, Math.round((result.categories[name]?.score ?? 0) * 100)] as const)
  const values = audits.map((name) => [name, result.audits[name]?.numericValue ?? Number.NaN] as const)
  const counted = perfect.flatMap((name) => result.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  const figures = Object.fromEntries([...scores, ...values, ['machine', result.environment.benchmarkIndex] as const])
  return { figures, failed: counted.filter(({ id }) => (result.audits[id]?.score ?? 1) < 1).map(({ id }) => id) }
}

export const lighthouse: Benchmark = {
  name: 'lighthouse',
  description: 'scores and times of Lighthouse on a phone, the median of each',
  printsTable: true,
  run: async ({ pages, runs }) => {
    await installOnDemand('lighthouse')
    const rows: string[][] = []
    const limits: Limit[] = []
    await withSite(async ({ origin }) => {
      for (const page of pages) {
        say(`Lighthouse: ${page.name}, ${runs} times`)
        const results = await repeat(runs, () => visit(origin, page))
        const valuesOf = (name: string) => results.map(({ figures }) => figures[name] ?? Number.NaN)
        const middleOf = (name: string): number => median(valuesOf(name))
        rows.push([
          page.name,
          `${middleOf('performance')} (${Math.min(...valuesOf('performance'))})`,
          ...perfect.map((category) => String(middleOf(category))),
          ...times.map((audit) => milliseconds(middleOf(audit))),
          threeDecimals(middleOf('cumulative-layout-shift')),
          middleOf('machine').toFixed(0),
        ])
        const details = results.flatMap(({ failed }) => failed)
        for (const category of perfect)
          limits.push({ what: `${page.name}: Lighthouse ${category}`, value: middleOf(category), least: 100, details })
      }
    })
    const headings = ['performance (worst)', ...perfect, 'FCP', 'LCP', 'TBT', 'CLS', 'machine']
    printTable([`Lighthouse, CPU ${slowdown} × slower`, ...headings], ...rows)
    return limits
  },
}
