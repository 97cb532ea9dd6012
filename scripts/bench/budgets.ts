import limits from './budgets.json'
import { kilobytes } from './figures'
import type { LighthouseResult } from './lighthouse'
import type { PageWeight } from './page-weight'
import type { PersonalizationWeight } from './personalization-weight'

export type Budget = Readonly<Record<keyof typeof limits.everyPage, number>>

/** The limits of a page; 1 KB is 1,000 bytes. */
export const budgetOf = (page: string): Budget => ({
  ...limits.everyPage,
  ...(limits.pages as Readonly<Record<string, Partial<Budget>>>)[page],
})

/** Of what personalization costs, in bytes, compressed with gzip. */
export const personalizationBudget: Readonly<Record<'layer' | 'sdk', number>> = limits.personalization

/** Must not be in browser bundles (gatsby/bundles). */
const replacedPackage = 'i18n-iso-countries'

type Rule = readonly [
  key: keyof Budget,
  label: string,
  measure: (page: PageWeight) => number,
  show?: (value: number) => string,
  detail?: (page: PageWeight) => readonly string[],
]

const threeDecimals = (value: number): string => value.toFixed(3)

const rules: readonly Rule[] = [
  ['requestsBeforeIdle', 'requests before idle', (page) => page.requestsBeforeIdle],
  ['html', 'HTML (Brotli)', (page) => page.html.brotli, kilobytes],
  ['scriptsBeforeIdle', 'JavaScript before idle (gzip)', (page) => page.scriptsBeforeIdle, kilobytes],
  ['scriptsUntouched', 'JavaScript of an untouched page (gzip)', (page) => page.scriptsUntouched, kilobytes],
  ['fontFiles', 'font files', (page) => page.fonts.count],
  ['fontBytes', 'fonts', (page) => page.fonts.bytes, kilobytes],
  ['heroPicture', 'hero picture', (page) => page.heroPicture, kilobytes],
  ...(
    [
      ['otherOrigins', 'requests to other origins'],
      ['failedRequests', 'requests that failed'],
      ['scriptErrors', 'errors of scripts'],
    ] as const
  ).map(([key, label]): Rule => [key, label, (page) => page[key].length, String, (page) => page[key]]),
  [
    'layoutShift',
    'cumulative layout shift',
    (page) => Number(threeDecimals(page.layoutShift)),
    threeDecimals,
    (page) => page.shifts.flatMap(({ elements }) => elements),
  ],
]

const scores = [
  ['accessibility', 'accessibility'],
  ['bestPractices', 'best practices'],
  ['seo', 'SEO'],
] as const

const listed = (details: readonly string[] | undefined): string =>
  details && details.length > 0 ? ` (${[...new Set(details)].join(', ')})` : ''

/** Without this check, a page whose scripts never load would meet every JavaScript budget. */
const checkHydration = ({ name, scripts }: PageWeight): readonly string[] =>
  scripts.some(({ isInline }) => !isInline)
    ? []
    : [`${name}: no script file was loaded, so the page runtime never starts`]

export const checkWeight = (page: PageWeight, budget: Budget): readonly string[] => [
  ...checkHydration(page),
  ...rules
    .filter(([key, , measure]) => measure(page) > budget[key])
    .map(
      ([key, label, measure, show = String, detail]) =>
        `${page.name}: ${label}: ${show(measure(page))}, the budget is ${show(budget[key])}${listed(detail?.(page))}`,
    ),
]

export const checkPersonalization = ({ layer, sdk, copies }: PersonalizationWeight): readonly string[] => [
  ...Object.entries({ layer, sdk })
    .filter(([part, bytes]) => bytes > personalizationBudget[part as 'layer' | 'sdk'])
    .map(
      ([part, bytes]) =>
        `personalization: ${part}: ${kilobytes(bytes)}, the budget is ${kilobytes(personalizationBudget[part as 'layer' | 'sdk'])}`,
    ),
  ...Object.entries(copies)
    .filter(([name, count]) => count > (name === replacedPackage ? 0 : 1))
    .map(([name, count]) => `personalization: ${name} is in the SDK’s scripts ${count} times`),
]

/** Performance is a time and has no limit. */
export const checkScores = (page: string, result: LighthouseResult, budget: Budget): readonly string[] =>
  scores
    .filter(([key]) => result[key] < budget[key])
    .map(
      ([key, label]) =>
        `${page}: Lighthouse ${label}: ${result[key]}, the budget is ${budget[key]}${listed(result.failedAudits)}`,
    )
