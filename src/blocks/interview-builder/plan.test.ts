import fc from 'fast-check'
import {
  changePlan,
  cleanText,
  emptyPlan,
  fitMinutes,
  maxItems,
  maxTextLength,
  type Plan,
  type PlanChange,
  totalMinutes,
} from './plan'

const after = (...changes: readonly PlanChange[]): Plan => changes.reduce(changePlan, emptyPlan)
const keys = (plan: Plan) => plan.items.map(({ key }) => key)
const abc = after({ type: 'add', ids: ['a', 'b', 'c'] })

describe('changePlan', () => {
  it('adds questions at the end, each once and with five minutes', () => {
    const plan = after({ type: 'add', ids: ['a'] }, { type: 'add', ids: ['b', 'a', 'b', 'c'] })
    expect(plan.items).toEqual([
      { key: 'a', minutes: 5 },
      { key: 'b', minutes: 5 },
      { key: 'c', minutes: 5 },
    ])
    expect(totalMinutes(plan)).toBe(15)
  })

  it('stops at the maximum number of questions', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `q${index}`)
    const full = after({ type: 'add', ids })
    expect(full.items).toHaveLength(maxItems)
    expect(changePlan(full, { type: 'write', text: 'One more?' })).toBe(full)
    expect(changePlan(full, { type: 'add', ids: ['more'] })).toBe(full)
  })

  it('adds questions of the visitor, also duplicates, with unique keys after removals', () => {
    const two = after({ type: 'write', text: ' Why\nus? ' }, { type: 'write', text: 'Why us?' })
    expect(two.items.map(({ text }) => text)).toEqual(['Why us?', 'Why us?'])
    const plan = changePlan(changePlan(two, { type: 'remove', key: keys(two)[0] ?? '' }), { type: 'write', text: 'C?' })
    expect(new Set(keys(plan)).size).toBe(2)
  })

  it('rejects an empty question, and shortens a long one', () => {
    expect(changePlan(abc, { type: 'write', text: ' \n ' })).toBe(abc)
    const long = after({ type: 'write', text: 'x'.repeat(999) })
    expect(long.items[0]?.text).toHaveLength(maxTextLength)
  })

  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 2, 'acb'],
    ['c', -5, 'cab'],
  ])('moves %s to index %i', (key, to, order) => {
    expect(keys(changePlan(abc, { type: 'move', key, to })).join('')).toBe(order)
  })

  it('removes a question and keeps the order', () => {
    expect(keys(changePlan(abc, { type: 'remove', key: 'b' }))).toEqual(['a', 'c'])
  })

  it('limits minutes to the range', () => {
    const plan = changePlan(abc, { type: 'minutes', key: 'b', minutes: 500 })
    expect(plan.items.map(({ minutes }) => minutes)).toEqual([5, 90, 5])
  })

  it.each<[string, PlanChange]>([
    ['a question that is not there is removed', { type: 'remove', key: 'x' }],
    ['a question that is not there is moved', { type: 'move', key: 'x', to: 0 }],
    ['the last one is moved down', { type: 'move', key: 'c', to: 3 }],
    ['the first one is moved up', { type: 'move', key: 'a', to: -1 }],
    ['minutes stay the same', { type: 'minutes', key: 'a', minutes: 5.2 }],
    ['the title stays the same', { type: 'title', title: '  ' }],
  ])('returns the same object when %s', (_name, change) => {
    expect(changePlan(abc, change)).toBe(abc)
  })

  it('cleans the title', () => {
    expect(after({ type: 'title', title: ' Support\nlead ' }).title).toBe('Support lead')
  })

  it('keeps all questions after any moves', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), to: fc.integer({ min: -3, max: 5 }) })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const plan = steps.reduce((so, { key, to }) => changePlan(so, { type: 'move', key, to }), abc)
        expect(keys(plan).sort()).toEqual(['a', 'b', 'c'])
      }),
    )
  })
})

it.each([
  [7.4, 7],
  [0, 1],
  [-3, 1],
  [1000, 90],
  [Number.NaN, 5],
  [Number.POSITIVE_INFINITY, 5],
])('reads %s as %i minutes', (given, minutes) => {
  expect(fitMinutes(given)).toBe(minutes)
})

it.each([
  ['  How \n are\tyou?  ', 'How are you?'],
  ['a\u0000b\u202ec', 'a b c'],
  ['half \ud83d of one', 'half of one'],
  ['\u0007', ''],
  ['👩‍🚒 and فارسی‌ها', '👩‍🚒 and فارسی‌ها'],
])('cleans the line %j', (text, line) => {
  expect(cleanText(text, 50)).toBe(line)
})

it('counts characters and does not split them', () => {
  expect(cleanText('🔥🔥🔥', 2)).toBe('🔥🔥')
  expect(cleanText('ab cd', 3)).toBe('ab')
})
