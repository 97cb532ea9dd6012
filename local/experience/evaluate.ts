import {
  ComponentTypeEnum,
  type ExperienceConfiguration,
  getByPath,
  isExperienceMatch,
  type Profile,
  selectDistribution,
  type SelectedVariantInfo,
} from '@ninetailed/experience.js-shared'
import type { AudienceDefinition, AudienceRule, Condition } from './read-content'
import { type PastEvent, toProfile, type Visitor } from './visitor'

type Value = string | number | boolean

const asPattern = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)

const isEqual = (actual: string, wanted: string): boolean =>
  wanted.includes('*') ? asPattern(wanted).test(actual) : actual === wanted

const operators = new Map<string, (actual: string, wanted: string) => boolean>(
  Object.entries({
    equal: isEqual,
    notEqual: (actual: string, wanted: string) => !isEqual(actual, wanted),
    contains: (actual: string, wanted: string) => actual.includes(wanted),
    notContains: (actual: string, wanted: string) => !actual.includes(wanted),
    startsWith: (actual: string, wanted: string) => actual.startsWith(wanted),
    endsWith: (actual: string, wanted: string) => actual.endsWith(wanted),
    exists: (actual: string) => actual !== '',
    notExists: (actual: string) => actual === '',
    greaterThan: (actual: string, wanted: string) => Number(actual) > Number(wanted),
    greaterThanInclusive: (actual: string, wanted: string) => Number(actual) >= Number(wanted),
    lessThan: (actual: string, wanted: string) => Number(actual) < Number(wanted),
    lessThanInclusive: (actual: string, wanted: string) => Number(actual) <= Number(wanted),
  }),
)

/**
 * Compares values like a rule in the CMS. In `equal`, `*` matches any text.
 *
 * @returns false for unknown operators
 */
export const compare = (operator: string, actual: Value | undefined, wanted: Value): boolean =>
  operators.get(operator)?.(String(actual ?? ''), String(wanted)) ?? false

const eventProperties = new Map<string, (event: PastEvent, name: string) => unknown>([
  ['context_page_path', ({ page }) => page.path],
  ['context_page_url', ({ page }) => page.url],
  ['context_page_referrer', ({ page }) => page.referrer],
  ['context_page_query', ({ page }, name) => page.query[name]],
  ['properties', ({ properties }, name) => properties[name]],
])

const scalar = (value: unknown): string | number | boolean | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined

const holds = (event: PastEvent, { key, operator, value }: Condition): boolean =>
  compare(operator, scalar(eventProperties.get(key.id)?.(event, key.value)), value)

const countEvents = (visitor: Visitor, type: PastEvent['type'], rule: AudienceRule): number =>
  visitor.history.filter(
    (event) =>
      event.type === type &&
      (type === 'page' || event.name === rule.key) &&
      rule.conditions.every((condition) => holds(event, condition)),
  ).length

const ruleTypes = new Map<string, (visitor: Visitor, rule: AudienceRule) => boolean>([
  ['page', (visitor, rule) => compare(rule.operator, countEvents(visitor, 'page', rule), rule.count)],
  ['track', (visitor, rule) => compare(rule.operator, countEvents(visitor, 'track', rule), rule.count)],
  ['identify', ({ traits }, { key, operator, value }) => compare(operator, scalar(getByPath(traits, key)), value)],
  ['location', ({ location }, { key, operator, value }) => compare(operator, scalar(getByPath(location, key)), value)],
  [
    'session',
    (visitor, { key, operator, value }) =>
      compare(operator, scalar(getByPath(toProfile(visitor, []).session, key)), value),
  ],
])

/** The audiences of a visitor. Unsupported rules never match. */
export const findAudiences = (visitor: Visitor, audiences: readonly AudienceDefinition[]): readonly string[] =>
  audiences
    .filter(({ rules }) =>
      rules.any.some(({ all }) => all.every((rule) => ruleTypes.get(rule.type)?.(visitor, rule) ?? false)),
    )
    .map(({ id }) => id)

export const unknownRules = ({ name, rules }: AudienceDefinition): readonly string[] =>
  rules.any
    .flatMap(({ all }) => all)
    .flatMap(({ type, operator, conditions }) => [
      ...(ruleTypes.has(type) ? [] : [`Audience "${name}": the stand-in does not support the rule type "${type}".`]),
      ...[operator, ...conditions.map((condition) => condition.operator)]
        .filter((each) => !operators.has(each))
        .map((each) => `Audience "${name}": the stand-in does not support the operator "${each}".`),
      ...conditions
        .filter(({ key }) => !eventProperties.has(key.id))
        .map(({ key }) => `Audience "${name}": the stand-in does not support the event property "${key.id}".`),
    ])

/** The variant for each baseline, without hidden variants, which have no entry. */
const variantsOf = ({ components }: ExperienceConfiguration, index: number): Record<string, string> =>
  Object.fromEntries(
    components.flatMap((component) => {
      if (component.type !== ComponentTypeEnum.EntryReplacement) return []
      const { baseline, variants } = component
      const id = index === 0 ? baseline.id : variants[index - 1]?.id
      return id ? [[baseline.id, id]] : []
    }),
  )

/**
 * The experiences of a visitor. Applies traffic and distribution with the SDK's own hash functions, so variants are
 * stable. Keeps seen sticky variants, even outside the audience.
 *
 * @param seen variant indices by experience
 */
export const selectExperiences = (
  profile: Profile,
  seen: Readonly<Record<string, number>>,
  experiences: readonly ExperienceConfiguration[],
): readonly SelectedVariantInfo[] =>
  experiences.flatMap((experience) => {
    const sticky = experience.sticky ?? false
    const kept = sticky ? seen[experience.id] : undefined
    if (kept === undefined && !isExperienceMatch({ experience, profile })) return []
    const variantIndex = kept ?? selectDistribution({ experience, profile }).index
    return [{ experienceId: experience.id, variantIndex, variants: variantsOf(experience, variantIndex), sticky }]
  })
