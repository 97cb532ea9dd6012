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
})

it.each([
  [7.4, 7],
  [-5, 1],
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
