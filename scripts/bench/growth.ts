import { print, say, type Benchmark } from './benchmark'
import { formatTable, median, seconds, spread } from './figures'
import { growingSite, type BuildFacts } from './growing-site'
import { exceeded, type Limit } from './limits'

const timesOf = (builds: readonly BuildFacts[]): readonly number[] => builds.map(({ time }) => time)

interface Step {
  readonly pages: number
  /** The median of cold builds, in ms. */
  readonly time: number
}

/** Milliseconds for each additional page since the previous step. */
const perFurtherPage = (step: Step, before: Step): number => (step.time - before.time) / (step.pages - before.pages)

/** The time per additional page relative to that of an earlier page. Small sites differ only by noise. */
const growthRatio = (step: Step, before: Step): number => perFurtherPage(step, before) / (before.time / before.pages)

export const growth: Benchmark = {
  name: 'growth',
  description: 'builds of a copy of the site with generated posts: cold, and the largest after edits',
  run: async ({ posts, runs }) => {
    const site = await growingSite()
    const repeat = async (prepare: () => Promise<void>): Promise<readonly BuildFacts[]> => {
      const builds: BuildFacts[] = []
      while (builds.length < runs) {
        await prepare()
        builds.push(await site.build())
      }
      return builds
    }
    const rows: string[][] = []
    const limits: Limit[] = []
    try {
      let before: Step | undefined
      for (const count of posts) {
        say(`Building with ${count} posts`)
        await site.addPosts(count)
        const times = timesOf(await repeat(site.clean))
        const step = { pages: await site.countPages(), time: median(times) }
        rows.push(spread(`${step.pages} pages (${count} generated posts), cold`, times, seconds))
        if (before) {
          rows.push(['  each further page', '', `${perFurtherPage(step, before).toFixed(1)} ms`, ''])
          const what = `Time of each further page up to ${step.pages}, of a page before`
          limits.push({ what, value: growthRatio(step, before), most: 1, show: (ratio) => ratio.toFixed(3) })
        }
        before = step
      }
      for (const { name, run, shownBy } of site.edits) {
        say(`Building after an edit of ${name}`)
        const builds = await repeat(run)
        const rendered = builds.map((facts) => facts.rendered)
        const queries = builds.map((facts) => facts.queries)
        rows.push(
          spread(`after an edit of ${name}`, timesOf(builds), seconds),
          spread('  queries of pages', queries, String),
          spread('  pages rendered', rendered, String),
        )
        const what = `Pages rendered after an edit of ${name}`
        limits.push(...rendered.map((value) => ({ what, value, most: shownBy, least: shownBy })))
      }
    } finally {
      await site.remove()
    }
    print(formatTable([['Build', 'minimum', 'median', 'maximum'], ...rows]))
    return exceeded(limits)
  },
}
