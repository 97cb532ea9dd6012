import fc from 'fast-check'
import { changePlan, emptyPlan, maxItems, type Plan, type PlanChange } from './plan'
import { maxQueryLength, readPlan, withoutPlan, writePlan } from './plan-query'

const ids = ['question-empathy-no-fix', 'question-team-ask', '5KsDBWseXY6QegucYAoacS', 'team-ask']
const isKnown = (id: string) => ids.includes(id)
const after = (...changes: readonly PlanChange[]): Plan => changes.reduce(changePlan, emptyPlan)
const keys = (query: string) => readPlan(query, isKnown)?.plan.items.map(({ key }) => key)

describe('writePlan', () => {
  it('writes ids without their prefix, and only unusual minutes', () => {
    const plan = after(
      { type: 'title', title: 'Team lead' },
      { type: 'add', ids: ['question-empathy-no-fix', '5KsDBWseXY6QegucYAoacS'] },
      { type: 'write', text: 'Why us, and why now?' },
      { type: 'minutes', key: '5KsDBWseXY6QegucYAoacS', minutes: 10 },
    )
    expect(writePlan(plan)).toBe(
      'guide=.empathy-no-fix,5KsDBWseXY6QegucYAoacS~10,-&own=Why%20us%2C%20and%20why%20now%3F&title=Team%20lead',
    )
  })

  it('writes nothing for an empty interview', () => {
    expect(writePlan(emptyPlan)).toBe('')
  })

  it('keeps a full interview within the limit', () => {
    const many = Array.from({ length: maxItems }, (_, index) => `question-competence-and-subject-${index}`)
    expect(writePlan(after({ type: 'add', ids: many })).length).toBeLessThan(maxQueryLength)
  })
})

describe('readPlan', () => {
  it.each([
    ['?guide=question-empathy-no-fix,5KsDBWseXY6QegucYAoacS', [ids[0], ids[2]]],
    ['guide=.empathy-no-fix', [ids[0]]],
    ['guide=.empathy-no-fix, question-team-ask ,,.empathy-no-fix', [ids[0], ids[1]]],
    ['guide=team-ask', ['team-ask']],
    ['guide=', []],
    ['guide=%E0%A4%A&title=%', []],
    ['guide=-&own=', []],
    ['guide=-,-&own=One', ['*1']],
  ])('finds the questions of %s', (query, found) => {
    expect(keys(query)).toEqual(found)
  })

  it.each(['', '?', '?utm_source=x', 'own=Why'])('finds no interview in “%s”', (query) => {
    expect(readPlan(query, isKnown)).toBeUndefined()
  })

  it('counts unknown questions', () => {
    expect(readPlan('guide=gone,team-ask,gone-too', isKnown)).toMatchObject({ missing: 2, plan: { items: [{}] } })
  })

  it('keeps the minutes of a repeated question', () => {
    expect(readPlan('guide=team-ask~7,team-ask~9', isKnown)?.plan.items).toEqual([{ key: 'team-ask', minutes: 7 }])
  })

  it('limits questions and the length of texts', () => {
    const read = readPlan(`guide=${'-,'.repeat(5000)}&${`own=${'x'.repeat(900)}&`.repeat(60)}`, isKnown)
    expect(read?.plan.items).toHaveLength(maxItems)
    expect(read?.plan.items[0]?.text).toHaveLength(200)
  })

  it('survives a round trip', () => {
    const change = fc.oneof<fc.Arbitrary<PlanChange>[]>(
      fc.record({ type: fc.constant('add' as const), ids: fc.subarray(ids) }),
      fc.record({ type: fc.constant('write' as const), text: fc.string({ unit: 'binary', maxLength: 220 }) }),
      fc.record({ type: fc.constant('title' as const), title: fc.string({ unit: 'binary', maxLength: 120 }) }),
      fc.record({
        type: fc.constant('minutes' as const),
        key: fc.constantFrom(...ids, '*1'),
        minutes: fc.integer({ min: -10, max: 200 }),
      }),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 9 }), (changes) => {
        const plan = after(...changes)
        const query = writePlan(plan)
        if (query !== '') expect(readPlan(query, isKnown)).toEqual({ plan: renumbered(plan), missing: 0 })
      }),
      { numRuns: 50 },
    )
  })
})

/** The visitor's own questions are renumbered from one when they are read. */
function renumbered(plan: Plan): Plan {
  let number = 0
  return {
    ...plan,
    items: plan.items.map((item) => (item.text === undefined ? item : { ...item, key: `*${(number += 1)}` })),
  }
}

it('removes the interview from an address', () => {
  expect(withoutPlan('https://a.test/b/?guide=a,b&utm_source=mail&own=x&own=y&title=t#c').href).toBe(
    'https://a.test/b/?utm_source=mail#c',
  )
})
