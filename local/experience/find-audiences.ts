import { getByPath } from '@ninetailed/experience.js-shared'
import type { AudienceRule, Condition } from './audience-rules'
import { compare, isOperator } from './compare'
import type { AudienceDefinition } from './content'
import { toProfile, type PastEvent, type Visitor } from './visitor'

/** Properties of an event, by what the vendor's app calls them. */
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

/** What each type of rule looks at. */
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

/** The audiences that a visitor belongs to. Rules that the stand-in does not know never hold. */
export const findAudiences = (visitor: Visitor, audiences: readonly AudienceDefinition[]): readonly string[] =>
  audiences
    .filter(({ rules }) =>
      rules.any.some(({ all }) => all.every((rule) => ruleTypes.get(rule.type)?.(visitor, rule) ?? false)),
    )
    .map(({ id }) => id)

/** What of an audience's rules the stand-in does not know, in sentences. */
export const unknownRules = ({ name, rules }: AudienceDefinition): readonly string[] =>
  rules.any
    .flatMap(({ all }) => all)
    .flatMap(({ type, operator, conditions }) => [
      ...(ruleTypes.has(type) ? [] : [`Audience "${name}": there is no type of rule "${type}" here.`]),
      ...[operator, ...conditions.map((condition) => condition.operator)]
        .filter((each) => !isOperator(each))
        .map((each) => `Audience "${name}": there is no operator "${each}" here.`),
      ...conditions
        .filter(({ key }) => !eventProperties.has(key.id))
        .map(({ key }) => `Audience "${name}": there is no property "${key.id}" of events here.`),
    ])
