import { attributionSection, checkAttribution, type AttributionFigures } from './attribution'
import { budgetOf, checkPersonalization, checkScores, checkWeight, personalizationBudget } from './budgets'
import { type BuildTimes, largestWarmShare } from './build-times'
import { formatTable, kilobytes, seconds } from './figures'
import { brokenHosts, formatHosts, type HostsResult } from './hosts'
import { brokenLeads, formatLeads, type LeadsResult } from './leads'
import type { LighthouseResult } from './lighthouse'
import type { PageWeight } from './page-weight'
import type { PersonalizationWeight } from './personalization-weight'

export interface Report {
  /** ISO 8601. */
  readonly date: string
  readonly machine: {
    readonly processor: string
    readonly cores: number
    readonly node: string
    readonly browser: string
  }
  readonly runs: number
  readonly slowdown: number
  readonly builds?: BuildTimes
  readonly pages: readonly PageWeight[]
  readonly lighthouse?: readonly { readonly page: string; readonly result: LighthouseResult }[]
  readonly personalization: PersonalizationWeight
  readonly leads?: LeadsResult
  readonly hosts?: HostsResult
  readonly attribution?: AttributionFigures
}

/** 0 / 0 is 0, so that pages that never block can be compared. */
export const share = (part: number, whole: number): number => (part === 0 ? 0 : part / whole)

const threeDecimals = (value: number): string => value.toFixed(3)
const milliseconds = (value: number): string => `${Math.round(value)} ms`

type Row<Item> = readonly [label: string, cell: (item: Item) => string]

const columnsOfTable = 6

/** Splits wide tables. */
const figures = <Item>(heads: readonly string[], items: readonly Item[], rows: readonly Row<Item>[]): string =>
  Array.from({ length: Math.ceil(heads.length / columnsOfTable) }, (_, table) => {
    const part = [table * columnsOfTable, (table + 1) * columnsOfTable] as const
    return formatTable([
      ['', ...heads.slice(...part)],
      ...rows.map(([label, cell]) => [label, ...items.slice(...part).map(cell)]),
    ])
  }).join('\n\n')

const files = ({ count, bytes }: { readonly count: number; readonly bytes: number }): string =>
  count === 0 ? '0' : `${count}, ${kilobytes(bytes)}`

const weightRows: readonly Row<PageWeight>[] = [
  ['Requests before idle', (page) => String(page.requestsBeforeIdle)],
  ['HTML', (page) => kilobytes(page.html.raw)],
  ['HTML, gzip', (page) => kilobytes(page.html.gzip)],
  ['HTML, Brotli', (page) => kilobytes(page.html.brotli)],
  ['Inlined CSS', (page) => kilobytes(page.inlinedCss.raw)],
  ['Inlined CSS, gzip', (page) => kilobytes(page.inlinedCss.gzip)],
  ['JavaScript before idle, gzip', (page) => kilobytes(page.scriptsBeforeIdle)],
  ['JavaScript untouched, gzip', (page) => kilobytes(page.scriptsUntouched)],
  ['Fonts', (page) => files(page.fonts)],
  ['Pictures before scrolling', (page) => files(page.pictures)],
  ['Hero picture', (page) => kilobytes(page.heroPicture)],
  ['Requests to other origins', (page) => String(page.otherOrigins.length)],
  ['Requests that failed', (page) => String(page.failedRequests.length)],
  ['Errors of scripts', (page) => String(page.scriptErrors.length)],
  ['Cumulative layout shift', (page) => threeDecimals(page.layoutShift)],
  ['Elements', (page) => String(page.domSize)],
  ['Taps blocked before idle, 4 × slower', (page) => milliseconds(page.blocked.beforeIdle)],
  ['Taps blocked by scripts, 4 × slower', (page) => milliseconds(page.blocked.start)],
]

const lighthouseRows: readonly Row<LighthouseResult>[] = [
  ['Performance', (result) => String(result.performance)],
  ['Performance, worst run', (result) => String(result.worstPerformance)],
  ['Accessibility', (result) => String(result.accessibility)],
  ['Best practices', (result) => String(result.bestPractices)],
  ['SEO', (result) => String(result.seo)],
  ['First contentful paint', (result) => milliseconds(result.firstContentfulPaint)],
  ['Largest contentful paint', (result) => milliseconds(result.largestContentfulPaint)],
  ['Total blocking time', (result) => milliseconds(result.totalBlockingTime)],
  ['Cumulative layout shift', (result) => threeDecimals(result.cumulativeLayoutShift)],
  ['Benchmark index of the machine', (result) => String(Math.round(result.benchmarkIndex))],
]

const phaseNames = { load: 'before idle', start: 'start', scroll: 'scrolling' } as const

const scriptTable = ({ scripts }: PageWeight): string =>
  formatTable([
    ['Chunk', 'gzip', 'raw', 'when'],
    ...scripts.map(({ name, gzip, raw, phase }) => [name, kilobytes(gzip), kilobytes(raw), phaseNames[phase]]),
  ])

const packageTable = ({ packages }: PageWeight): string =>
  formatTable([
    ['Package', 'gzip', 'raw'],
    ...packages.map(({ name, gzip, raw }) => [name, kilobytes(gzip), kilobytes(raw)]),
  ])

const buildSection = ({ cold, unchanged, edited }: BuildTimes): string =>
  formatTable([
    ['Build', 'time', 'of a cold one'],
    ['cold', seconds(cold), ''],
    ['warm, nothing changed', seconds(unchanged), threeDecimals(share(unchanged, cold))],
    ['warm, one entry changed', seconds(edited), threeDecimals(share(edited, cold))],
  ])

const personalizationSection = ({ layer, sdk, copies }: PersonalizationWeight): string =>
  [
    'Personalization, gzip',
    formatTable([
      ['Part', 'gzip', 'at most'],
      ['Layer, in the scripts of every page of blocks', kilobytes(layer), kilobytes(personalizationBudget.layer)],
      ['SDK, fetched where it is configured', kilobytes(sdk), kilobytes(personalizationBudget.sdk)],
    ]),
    formatTable([
      ['In the SDK’s scripts', 'files'],
      ...Object.entries(copies).map(([name, count]) => [name, String(count)]),
    ]),
  ].join('\n\n')

export function formatReport(report: Report): string {
  const { machine, builds, pages, lighthouse, attribution, personalization, leads, hosts, runs, slowdown } = report
  const names = pages.map(({ name }) => name)
  const sections = [
    `${machine.browser} · Node ${machine.node} · ${machine.cores} × ${machine.processor} · 1 KB = 1,000 bytes`,
    builds && buildSection(builds),
    'First visit, 412 × 823, nothing cached',
    figures(names, pages, weightRows),
    ...pages.slice(0, 1).flatMap((page) => [`JavaScript of ${page.name}`, scriptTable(page), packageTable(page)]),
    attribution && attributionSection(attribution),
    lighthouse && `Lighthouse, mobile, median of ${runs}, ${slowdown} × slower than this machine`,
    lighthouse &&
      figures(
        lighthouse.map(({ page }) => page),
        lighthouse.map(({ result }) => result),
        lighthouseRows,
      ),
    personalizationSection(personalization),
    leads && formatLeads(leads),
    hosts && formatHosts(hosts),
  ]
  return sections.filter((section) => section !== undefined).join('\n\n')
}

export function findBroken({
  pages,
  lighthouse = [],
  attribution,
  builds,
  personalization,
  leads,
  hosts,
}: Report): readonly string[] {
  const warmShare = builds ? share(builds.edited, builds.cold) : 0
  return [
    ...pages.flatMap((page) => checkWeight(page, budgetOf(page.name))),
    ...checkPersonalization(personalization),
    ...lighthouse.flatMap(({ page, result }) => checkScores(page, result, budgetOf(page))),
    ...(attribution ? checkAttribution(attribution) : []),
    ...(warmShare > largestWarmShare
      ? [
          `Warm build after an edit, as a share of a cold one: ${threeDecimals(warmShare)}, the limit is ${threeDecimals(largestWarmShare)}`,
        ]
      : []),
    ...(leads ? brokenLeads(leads) : []),
    ...(hosts ? brokenHosts(hosts) : []),
  ]
}
