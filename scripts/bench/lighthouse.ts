import type { BrowserExecutable } from '../../tests/e2e/support/browser'
import { installOnDemand } from '../support/install.mjs'
import { print, say, type Benchmark } from './benchmark'
import { formatTable, medians, milliseconds, threeDecimals } from './figures'
import { exceeded } from './limits'
import { withSite } from './phone'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Categories that must score 100. Performance depends on the machine. */
const perfect = categories.slice(1)

const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const
const audits = [...times, 'cumulative-layout-shift'] as const

type Figure = (typeof categories)[number] | (typeof audits)[number] | 'benchmarkIndex'

interface Run extends Readonly<Record<Figure, number>> {
  /** Failed audits that affect the score. */
  readonly failedAudits: readonly string[]
}

/**
 * Visits a page with Lighthouse.
 *
 * @throws Error if the page could not be measured
 */
async function visit(browser: BrowserExecutable, url: string, slowdown: number, skipped: string[]): Promise<Run> {
  const { audit } = await import('../on-demand/lighthouse/index.mjs')
  const result = await audit(browser, url, { categories, skippedAudits: skipped, slowdown })
  if (!result || result.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message ?? 'no result'}`)
  const scores = categories.map((name) => [name, Math.round((result.categories[name]?.score ?? 0) * 100)])
  const values = audits.map((name) => [name, result.audits[name]?.numericValue ?? Number.NaN])
  const counted = perfect.flatMap((name) => result.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return {
    ...(Object.fromEntries([...scores, ...values]) as Record<Figure, number>),
    benchmarkIndex: result.environment.benchmarkIndex,
    failedAudits: counted.filter(({ id }) => (result.audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }
}

export const lighthouse: Benchmark = {
  name: 'lighthouse',
  description: 'scores and times of Lighthouse on a phone, the median of each',
  run: async ({ folder, pages, runs, slowdown }) => {
    await installOnDemand('lighthouse')
    return withSite(folder, async ({ executable, origin }) => {
      const rows: string[][] = []
      const broken: string[] = []
      for (const { name, path, status } of pages) {
        say(`Lighthouse: ${name}, ${runs} times`)
        const results: Run[] = []
        // Lighthouse measures only pages with status 200. The 404 page itself is not for search engines.
        const [address, skipped] = status === 404 ? ['/404/', ['is-crawlable']] : [path, []]
        while (results.length < runs) results.push(await visit(executable, origin + address, slowdown, skipped))
        const middle = medians(results, [...categories, ...audits, 'benchmarkIndex'])
        const worst = Math.min(...results.map(({ performance }) => performance))
        rows.push([
          name,
          `${middle.performance} (${worst})`,
          ...perfect.map((category) => String(middle[category])),
          ...times.map((audit) => milliseconds(middle[audit])),
          threeDecimals(middle['cumulative-layout-shift']),
          middle.benchmarkIndex.toFixed(0),
        ])
        const details = results.flatMap(({ failedAudits }) => failedAudits)
        const limitOf = (category: Figure) => ({
          what: `${name}: Lighthouse ${category}`,
          value: middle[category],
          least: 100,
          details,
        })
        broken.push(...exceeded(perfect.map(limitOf)))
      }
      const shown = ['performance (worst)', ...perfect, 'FCP', 'LCP', 'TBT', 'CLS', 'machine']
      print(formatTable([[`Lighthouse, CPU ${slowdown} × slower`, ...shown], ...rows]))
      return broken
    })
  },
}
