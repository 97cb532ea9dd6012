import type { AudienceRules } from './audience-rules'
import { findAudiences, unknownRules } from './find-audiences'
import { anyOf, audience, condition, rule } from './test-support/content'
import { recordEvents, sessionTimeout, type IncomingEvent } from './visitor'

const page = (path: string, parts: { query?: Record<string, string>; referrer?: string } = {}): IncomingEvent => {
  const { query = {}, referrer = '' } = parts
  const search = new URLSearchParams(query).toString()
  const url = `https://www.hearthside.example${path}${search && `?${search}`}`
  return { type: 'page', context: { page: { path, query, referrer, search, url } } }
}

const newcomer = { id: 'v1', random: 0.5, location: { countryCode: 'US', continent: 'NA', city: 'Boston' } }

const visitorAfter = (...visits: IncomingEvent[][]) =>
  visits
    .map((events, at) => ({ events, now: at * sessionTimeout }))
    .reduce<Parameters<typeof recordEvents>[0]>(
      (visitor, { events, now }) => recordEvents(visitor, events, { now, makeId: () => `s${now}` }),
      newcomer,
    ) as ReturnType<typeof recordEvents>

const isIn = (rules: AudienceRules, ...visits: IncomingEvent[][]): boolean =>
  findAudiences(visitorAfter(...visits), [audience('a', rules)]).length === 1

const seenPage = (...conditions: ReturnType<typeof condition>[]) => anyOf([rule({ conditions })])

describe('a rule about pages', () => {
  it.each([
    ['the path', condition('context_page_path', 'equal', '/pricing/'), true],
    ['a part of the path', condition('context_page_path', 'contains', 'price'), false],
    ['the address', condition('context_page_url', 'equal', '*/pricing/*'), true],
    ['the referrer', condition('context_page_referrer', 'contains', 'shop.example'), true],
    ['a query parameter', condition('context_page_query', 'equal', 'spring', 'utm_campaign'), true],
    ['a query parameter that is not there', condition('context_page_query', 'equal', 'spring', 'utm_source'), false],
    ['an unknown property', condition('context_weather', 'equal', 'rain'), false],
  ])('looks at %s', (_name, wanted, expected) => {
    const visit = page('/pricing/', { query: { utm_campaign: 'spring' }, referrer: 'https://shop.example/' })
    expect(isIn(seenPage(wanted), [visit])).toBe(expected)
  })

  it('wants all of its conditions of one page', () => {
    const rules = seenPage(
      condition('context_page_path', 'equal', '/pricing/'),
      condition('context_page_query', 'equal', 'spring', 'utm_campaign'),
    )
    expect(isIn(rules, [page('/pricing/'), page('/', { query: { utm_campaign: 'spring' } })])).toBe(false)
    expect(isIn(rules, [page('/pricing/', { query: { utm_campaign: 'spring' } })])).toBe(true)
  })

  it('remembers pages of earlier visits', () => {
    expect(isIn(seenPage(condition('context_page_path', 'equal', '/pricing/')), [page('/pricing/')], [page('/')])).toBe(
      true,
    )
  })

  it('forgets the oldest of very many', () => {
    const many = Array.from({ length: 300 }, () => page('/'))
    expect(isIn(anyOf([rule({ operator: 'equal', count: '200' })]), [page('/pricing/'), ...many])).toBe(true)
    expect(isIn(seenPage(condition('context_page_path', 'equal', '/pricing/')), [page('/pricing/'), ...many])).toBe(
      false,
    )
  })

  it.each([
    ['greaterThanInclusive', '2', true],
    ['greaterThanInclusive', '3', false],
    ['equal', '2', true],
    ['lessThan', '2', false],
  ])('counts: %s %s', (operator, count, expected) => {
    const rules = anyOf([rule({ operator, count, conditions: [condition('context_page_path', 'equal', '/pricing/')] })])
    expect(isIn(rules, [page('/pricing/'), page('/'), page('/pricing/')])).toBe(expected)
  })
})

describe('a rule about events', () => {
  const demo: IncomingEvent = { type: 'track', event: 'Asked for a demo', properties: { plan: 'plus' } }

  it('knows them by name and properties', () => {
    const rules = (...conditions: ReturnType<typeof condition>[]) =>
      anyOf([rule({ type: 'track', key: 'Asked for a demo', conditions })])
    expect(isIn(rules(), [demo])).toBe(true)
    expect(isIn(rules(condition('properties', 'equal', 'plus', 'plan')), [demo])).toBe(true)
    expect(isIn(rules(condition('properties', 'equal', 'pro', 'plan')), [demo])).toBe(false)
    expect(isIn(rules(), [{ ...demo, event: 'Something else' }])).toBe(false)
  })
})

describe('a rule about the visitor', () => {
  it.each([
    ['location', 'countryCode', 'equal', 'US', true],
    ['location', 'continent', 'notEqual', 'EU', true],
    ['location', 'constructor.name', 'equal', 'Object', false],
    ['identify', 'plan', 'equal', 'plus', true],
    ['identify', 'company.size', 'greaterThan', '10', true],
    ['identify', 'plan', 'equal', 'pro', false],
    ['session', 'isReturningVisitor', 'equal', 'true', false],
    ['session', 'count', 'equal', '1', true],
    ['session', 'landingPage.path', 'startsWith', '/comp', true],
    ['weather', 'today', 'equal', 'rain', false],
    ['constructor', '', 'equal', '', false],
  ])('looks at %s %s: %s %s', (type, key, operator, value, expected) => {
    const identify: IncomingEvent = { type: 'identify', traits: { plan: 'plus', company: { size: 20 } } }
    expect(isIn(anyOf([rule({ type, key, operator, value })]), [page('/compare/'), identify])).toBe(expected)
  })

  it('knows somebody who comes back', () => {
    const returning = anyOf([rule({ type: 'session', key: 'isReturningVisitor', operator: 'equal', value: 'true' })])
    expect(isIn(returning, [page('/')])).toBe(false)
    expect(isIn(returning, [page('/')], [page('/')])).toBe(true)
  })
})

it('wants one group of rules, and all rules of it', () => {
  const yes = rule({ type: 'location', key: 'countryCode', operator: 'equal', value: 'US' })
  const no = { ...yes, value: 'CA' }
  expect(isIn(anyOf([yes, no]), [page('/')])).toBe(false)
  expect(isIn(anyOf([yes, no], [yes]), [page('/')])).toBe(true)
  expect(isIn(anyOf(), [page('/')])).toBe(false)
})

it('says which rules it does not know', () => {
  const rules = anyOf([
    rule({ type: 'weather' }),
    rule({ operator: 'resembles', conditions: [condition('context_weather', 'equal', 'rain')] }),
  ])
  expect(unknownRules(audience('a', rules))).toEqual([
    'Audience "Audience a": there is no type of rule "weather" here.',
    'Audience "Audience a": there is no operator "resembles" here.',
    'Audience "Audience a": there is no property "context_weather" of events here.',
  ])
})
