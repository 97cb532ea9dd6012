import type { BuildFacts } from './growth'

/** The sum of what lines such as `success run page queries - 1.2s - 12/12 10/s` say was done. */
const countOf = (log: string, step: RegExp): number =>
  [...log.matchAll(new RegExp(`success (?:${step.source}) - [^\n]*? (\\d+)/\\d+`, 'g'))].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )

/** What Gatsby's output says of a build: a step that had nothing to do is not in it. */
export const readBuildLog = (log: string): Pick<BuildFacts, 'queries' | 'rendered'> => ({
  queries: countOf(log, /run queries in workers|run page queries/),
  rendered: countOf(log, /Building static HTML for pages/),
})
