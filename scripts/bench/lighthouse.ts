import { findBrowser } from '../support/browser'
import { installOnDemand } from '../support/install.mjs'
import { missingPage, say, type Benchmark } from './benchmark'
import { milliseconds, repeat, threeDecimals } from './figures'
import { middleOf, type Limit } from './limits'
import { slowdown, withSite } from './phone'

/** Categories that must score 100. Performance depends on the machine. */
const perfect = ['accessibility', 'best-practices', 'seo']

const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']

/**
 * Visits a page with Lighthouse.
 *
 * @returns the score of a category, the value of an audit, and the failed audits that affect a score
 * @throws Error if the page could not be measured
 */
async function visit(origin: string, page: string) {
  const { audit } = await import('../on-demand/lighthouse/index.mjs')
  // Lighthouse measures only pages with status 200.
  const address = page === missingPage ? '/404/' : page
  // Search engines may not list these pages.
  const skippedAudits = [missingPage, '/search/'].includes(page) ? ['is-crawlable'] : []
  const options = { categories: ['performance', ...perfect], skippedAudits, slowdown }
  const result = await audit(await findBrowser(), origin + address, options)
  if (!result || result.runtimeError)
    throw new Error(`Lighthouse could not measure ${address}: ${result?.runtimeError?.message ?? 'no result'}`)
  const { categories, audits, environment } = result
  const counted = perfect.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return {
    scoreOf: (name: string): number => Math.round((categories[name]?.score ?? 0) * 100),
    valueOf: (name: string): number => audits[name]?.numericValue ?? Number.NaN,
    failed: counted.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    machine: environment.benchmarkIndex,
  }
}

function limitsOf(page: string, results: readonly Awaited<ReturnType<typeof visit>>[]): readonly Limit[] {
  const valuesOf = (name: string) => results.map(({ valueOf }) => valueOf(name))
  const scoresOf = (name: string) => results.map(({ scoreOf }) => scoreOf(name))
  const details = results.flatMap(({ failed }) => failed)
  const show = milliseconds
  return [
    middleOf(`${page}: performance`, scoresOf('performance')),
    ...perfect.map((name) => middleOf(`${page}: ${name}`, scoresOf(name), { least: 100, details })),
    ...times.map((name) => middleOf(`${page}: ${name}`, valuesOf(name), { show })),
    middleOf(`${page}: layout shift`, valuesOf('cumulative-layout-shift'), { show: threeDecimals }),
    middleOf(
      `${page}: benchmark index of the machine`,
      results.map(({ machine }) => machine),
    ),
  ]
}

export const lighthouse: Benchmark = {
  name: 'lighthouse',
  description: `scores and times of Lighthouse on a phone whose processor is ${slowdown} times slower`,
  run: async ({ pages, runs }) => {
    await installOnDemand('lighthouse')
    const limits: Limit[] = []
    await withSite(async ({ origin }) => {
      for (const page of pages) {
        say(`Lighthouse: ${page}, ${runs} times`)
        limits.push(...limitsOf(page, await repeat(runs, () => visit(origin, page))))
      }
    })
    return limits
  },
}
