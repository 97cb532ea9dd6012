import { ComponentTypeEnum, type ExperienceConfiguration, type Profile } from '@ninetailed/experience.js-shared'
import { selectExperiences } from './select-experiences'
import { always, experience } from './test-support/content'
import { recordEvents, toProfile } from './visitor'

const profileOf = (id: string, audiences: readonly string[] = []): Profile =>
  toProfile(
    recordEvents({ id, random: 0.5, location: {} }, [{ type: 'page' }], { now: 0, makeId: () => 's' }),
    audiences,
  )

const select = (visitor: string, of: ExperienceConfiguration, seen: Record<string, number> = {}, audiences = ['a']) =>
  selectExperiences(profileOf(visitor, audiences), seen, [of])

const visitors = Array.from({ length: 20_000 }, (_, index) => `5f0c${index.toString(16)}-visitor`)

/** Shares of the visitors in percent, by the index that they got; `none` for those in no experience. */
function shares(of: ExperienceConfiguration): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const visitor of visitors) {
    const index = select(visitor, of)[0]?.variantIndex ?? 'none'
    counts[index] = (counts[index] ?? 0) + 1
  }
  return Object.fromEntries(Object.entries(counts).map(([index, count]) => [index, (100 * count) / visitors.length]))
}

describe('of 20,000 visitors', () => {
  it.each<[string, Partial<ExperienceConfiguration>, Record<string, number>]>([
    ['half see each of two', {}, { 0: 50, 1: 50 }],
    ['all see the only variant', { distribution: always }, { 1: 100 }],
    [
      'a third see each of three',
      {
        distribution: [
          { index: 0, start: 0, end: 1 / 3 },
          { index: 1, start: 1 / 3, end: 2 / 3 },
          { index: 2, start: 2 / 3, end: 1 },
        ],
      },
      { 0: 33.3, 1: 33.3, 2: 33.3 },
    ],
    ['40 % take part', { trafficAllocation: 0.4 }, { none: 60, 0: 20, 1: 20 }],
    [
      '10 % of 80 % see the variant',
      {
        trafficAllocation: 0.8,
        distribution: [
          { index: 0, start: 0, end: 0.9 },
          { index: 1, start: 0.9, end: 1 },
        ],
      },
      { none: 20, 0: 72, 1: 8 },
    ],
    ['nobody takes part without traffic', { trafficAllocation: 0 }, { none: 100 }],
  ])('%s, within one point', (_name, parts, expected) => {
    const found = shares(experience(parts))
    expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort())
    for (const [index, share] of Object.entries(expected)) expect(Math.abs((found[index] ?? 0) - share)).toBeLessThan(1)
  })

  it('none changes variant, and experiments do not depend on each other', () => {
    const first = visitors.map((visitor) => select(visitor, experience())[0]?.variantIndex)
    const again = visitors.map((visitor) => select(visitor, experience())[0]?.variantIndex)
    expect(again).toEqual(first)
    const other = visitors.map((visitor) => select(visitor, experience({ id: 'other' }))[0]?.variantIndex)
    const both = first.filter((index, at) => index === 1 && other[at] === 1).length
    expect(Math.abs((100 * both) / visitors.length - 25)).toBeLessThan(1)
  })
})

describe('selectExperiences', () => {
  const forAudience = experience({ audience: { id: 'a' }, distribution: always })

  it('leaves out who is not in the audience', () => {
    expect(select('v', forAudience)).toHaveLength(1)
    expect(select('v', forAudience, {}, [])).toEqual([])
  })

  it('keeps a sticky variant for who has seen it, inside the audience or not', () => {
    const sticky = { ...forAudience, sticky: true }
    const kept = { experienceId: 'test', variantIndex: 1, variants: { hero: 'variant-hero' }, sticky: true }
    expect(select('v', sticky, { test: 1 }, [])).toEqual([kept])
    expect(select('v', forAudience, { test: 1 }, [])).toEqual([])
  })

  it('says which entries stand for which, of several components, and nothing for a hidden one', () => {
    const type = ComponentTypeEnum.EntryReplacement
    const components = [
      { type, baseline: { id: 'hero' }, variants: [{ id: 'variant-hero', hidden: false }] },
      { type, baseline: { id: 'faq' }, variants: [{ id: '', hidden: true }] },
    ] satisfies ExperienceConfiguration['components']
    const [shown] = select('v', experience({ components, distribution: always }))
    expect(shown?.variants).toEqual({ hero: 'variant-hero' })
    const [control] = select('v', experience({ components, distribution: [{ index: 0, start: 0, end: 1 }] }))
    expect(control?.variants).toEqual({ hero: 'hero', faq: 'faq' })
  })
})
