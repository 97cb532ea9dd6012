import limits from './budgets.json'
import { kilobytes } from './figures'
import type { LighthouseResult } from './lighthouse'
import type { PageWeight } from './page-weight'
import type { PersonalizationWeight } from './personalization-weight'

export type Budget = Readonly<Record<keyof typeof limits.everyPage, number>>

export const budgetOf = (page: string): Budget => ({
  ...limits.everyPage,
  ...(limits.pages as Readonly<Record<string, Partial<Budget>>>)[page],
})

export const personalizationBudget: Readonly<Record<'layer' | 'sdk', number>> = limits.personalization

/** Must not be in browser bundles (gatsby/bundles). */
const replacedPackage = 'i18n-iso-countries'

interface Rule {
  readonly key: keyof Budget
  readonly label: string
  readonly measure: (page: PageWeight) => number
  readonly show: (value: number) => string
  readonly detail?: (page: PageWeight) => readonly string[]
}

const whole = String
const threeDecimals = (value: number): string => value.toFixed(3)

const rules: readonly Rule[] = [
  { key: 'requestsBeforeIdle', label: 'requests before idle', measure: (page) => page.requestsBeforeIdle, show: whole },
  { key: 'htmlAndCss', label: 'HTML and CSS (gzip)', measure: (page) => page.htmlAndCss, show: kilobytes },
  {
    key: 'scriptsBeforeIdle',
    label: 'JavaScript before idle (gzip)',
    measure: (page) => page.scriptsBeforeIdle,
    show: kilobytes,
  },
  {
    key: 'scriptsUntouched',
    label: 'JavaScript of an untouched page (gzip)',
    measure: (page) => page.scriptsUntouched,
    show: kilobytes,
  },
  { key: 'fontFiles', label: 'font files', measure: (page) => page.fonts.count, show: whole },
  { key: 'fontBytes', label: 'fonts', measure: (page) => page.fonts.bytes, show: kilobytes },
  { key: 'heroPicture', label: 'hero picture', measure: (page) => page.heroPicture, show: kilobytes },
  {
    key: 'otherOrigins',
    label: 'requests to other origins',
    measure: (page) => page.otherOrigins.length,
    show: whole,
    detail: (page) => page.otherOrigins,
  },
  {
    key: 'failedRequests',
    label: 'requests that failed',
    measure: (page) => page.failedRequests.length,
    show: whole,
    detail: (page) => page.failedRequests,
  },
  {
    key: 'scriptErrors',
    label: 'errors of scripts',
    measure: (page) => page.scriptErrors.length,
    show: whole,
    detail: (page) => page.scriptErrors,
  },
  {
    key: 'layoutShift',
    label: 'cumulative layout shift',
    measure: (page) => Number(threeDecimals(page.layoutShift)),
    show: threeDecimals,
    detail: (page) => page.shifts.flatMap(({ elements }) => elements),
  },
]

const scores = [
  { key: 'accessibility', label: 'accessibility' },
  { key: 'bestPractices', label: 'best practices' },
  { key: 'seo', label: 'SEO' },
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
    .filter(({ key, measure }) => measure(page) > budget[key])
    .map(
      ({ key, label, measure, show, detail }) =>
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
    .filter(({ key }) => result[key] < budget[key])
    .map(
      ({ key, label }) =>
        `${page}: Lighthouse ${label}: ${result[key]}, the budget is ${budget[key]}${listed(result.failedAudits)}`,
    )
