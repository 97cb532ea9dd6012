import { ComponentTypeEnum, type ExperienceConfiguration } from '@ninetailed/experience.js-shared'
import { compare, findAudiences, selectExperiences } from './evaluate'
import type { AudienceRules } from './read-content'
import { always, anyOf, audience, condition, experience, rule } from './test-support/content'
import { type IncomingEvent, recordEvents, sessionTimeout, toProfile } from './visitor'

it.each([
  ['equal', 'US', 'US', true],
  ['equal', 'https://www.hearthside.example/pricing/', '*', true],
  ['equal', '/compare/zendesk/', '/compare/*', true],
  ['equal', '/compared/', '/compare/*', false],
  ['equal', 'abc', 'a.*', false],
  ['equal', undefined, '', true],
  ['notEqual', 'US', 'CA', true],
  ['contains', '/pricing/', 'pric', true],
  ['notContains', '/pricing/', 'blog', true],
  ['startsWith', '/blog/post/', '/blog/', true],
  ['endsWith', '/blog/post/', '/blog/', false],
  ['exists', 'x', '', true],
  ['notExists', undefined, '', true],
  ['greaterThan', 2, '1', true],
  ['greaterThanInclusive', 1, '1', true],
  ['lessThan', 2, 10, true],
  ['lessThanInclusive', '2', '2', true],
  ['resembles', 'x', 'x', false],
])('compares: %s %j %j is %s', (operator, actual, wanted, expected) => {
  expect(compare(operator, actual, wanted)).toBe(expected)
})

describe('findAudiences', () => {
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
        (visitor, { events, now }) => recordEvents(visitor, events, now),
        newcomer,
      ) as ReturnType<typeof recordEvents>

  const isIn = (rules: AudienceRules, ...visits: IncomingEvent[][]): boolean =>
    findAudiences(visitorAfter(...visits), [audience('a', rules)]).length === 1

  const seenPage = (...conditions: ReturnType<typeof condition>[]) => anyOf([rule({ conditions })])

  describe('a rule about pages', () => {
    it.each([
      ['the path', condition('context_page_path', 'equal', '/pricing/'), true],
      ['the address', condition('context_page_url', 'equal', '*/pricing/*'), true],
      ['a query parameter', condition('context_page_query', 'equal', 'spring', 'utm_campaign'), true],
      ['a missing query parameter', condition('context_page_query', 'equal', 'spring', 'utm_source'), false],
      ['an unknown property', condition('context_weather', 'equal', 'rain'), false],
    ])('checks %s', (_name, wanted, expected) => {
      const visit = page('/pricing/', { query: { utm_campaign: 'spring' }, referrer: 'https://shop.example/' })
      expect(isIn(seenPage(wanted), [visit])).toBe(expected)
    })

    it('requires all its conditions of the same page', () => {
      const rules = seenPage(
        condition('context_page_path', 'equal', '/pricing/'),
        condition('context_page_query', 'equal', 'spring', 'utm_campaign'),
      )
      expect(isIn(rules, [page('/pricing/'), page('/', { query: { utm_campaign: 'spring' } })])).toBe(false)
      expect(isIn(rules, [page('/pricing/', { query: { utm_campaign: 'spring' } })])).toBe(true)
    })
  })

  it.each([
    ['location', 'continent', 'notEqual', 'EU', true],
    ['location', 'constructor.name', 'equal', 'Object', false],
    ['identify', 'company.size', 'greaterThan', '10', true],
    ['identify', 'plan', 'equal', 'pro', false],
    ['session', 'isReturningVisitor', 'equal', 'true', false],
    ['session', 'landingPage.path', 'startsWith', '/comp', true],
  ])('checks a rule about the visitor: %s %s: %s %s', (type, key, operator, value, expected) => {
    const identify: IncomingEvent = { type: 'identify', traits: { plan: 'plus', company: { size: 20 } } }
    expect(isIn(anyOf([rule({ type, key, operator, value })]), [page('/compare/'), identify])).toBe(expected)
  })

  it('requires one group of rules, with all its rules', () => {
    const yes = rule({ type: 'location', key: 'countryCode', operator: 'equal', value: 'US' })
    const no = { ...yes, value: 'CA' }
    expect(isIn(anyOf([yes, no]), [page('/')])).toBe(false)
    expect(isIn(anyOf([yes, no], [yes]), [page('/')])).toBe(true)
    expect(isIn(anyOf(), [page('/')])).toBe(false)
  })
})

describe('selectExperiences', () => {
  const newcomer = { id: 'v', random: 0.5, location: {} }
  const visitor = recordEvents(newcomer, [{ type: 'page' }], 0)

  const select = (of: ExperienceConfiguration, seen: Record<string, number> = {}) =>
    selectExperiences(toProfile(visitor, []), seen, [of])

  it('keeps a sticky variant that a visitor has seen, even outside the audience', () => {
    const forAudience = experience({ audience: { id: 'a' }, distribution: always })
    const kept = { experienceId: 'test', variantIndex: 1, variants: { hero: 'variant-hero' }, sticky: true }
    expect(select({ ...forAudience, sticky: true }, { test: 1 })).toEqual([kept])
    expect(select(forAudience, { test: 1 })).toEqual([])
  })

  it('maps the entries of several components and omits hidden ones', () => {
    const type = ComponentTypeEnum.EntryReplacement
    const components = [
      { type, baseline: { id: 'hero' }, variants: [{ id: 'variant-hero', hidden: false }] },
      { type, baseline: { id: 'faq' }, variants: [{ id: '', hidden: true }] },
    ] satisfies ExperienceConfiguration['components']
    const [shown] = select(experience({ components, distribution: always }))
    expect(shown?.variants).toEqual({ hero: 'variant-hero' })
    const [control] = select(experience({ components, distribution: [{ index: 0, start: 0, end: 1 }] }))
    expect(control?.variants).toEqual({ hero: 'hero', faq: 'faq' })
  })
})
