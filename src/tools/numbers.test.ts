import { formatNumber, plural, readNumber, roundUp, shortNumber } from './numbers'

describe('readNumber', () => {
  const limits = { min: 1, max: 100 }

  it.each([
    ['100', 100],
    [' 1 ', 1],
    ['0', undefined],
    ['100.1', undefined],
    ['1e1', undefined],
    ['1,000', undefined],
    ['', undefined],
    ['12345678901234567890', undefined],
    [null, undefined],
  ])('reads %j as %p', (text, value) => {
    expect(readNumber(text, limits)).toBe(value)
  })

  it('rejects decimals where only whole numbers are valid', () => {
    expect(readNumber('2.5', { ...limits, isWhole: true })).toBeUndefined()
    expect(readNumber('1.000', { ...limits, isWhole: true })).toBeUndefined()
  })
})

it.each([
  [1, '1 call'],
  [1250, '1,250 calls'],
])('counts %d', (count, text) => {
  expect(plural(count, 'call')).toBe(text)
})

it('uses an irregular plural', () => {
  expect([plural(1, 'person', 'people'), plural(2, 'person', 'people')]).toEqual(['1 person', '2 people'])
  expect(formatNumber(1 / 3)).toBe('0.33')
})

it.each([
  [999, '999'],
  [1000, '1.0k'],
  [12_600, '12.6k'],
  [999_949, '999.9k'],
  [999_950, '1.0M'],
])('shortens the count %d to %s', (value, text) => {
  expect(shortNumber(value)).toBe(text)
})

it.each([
  [0.01, 1],
  [0.1 + 0.2 + 0.7, 1],
  [166_500.000_000_01, 166_500],
  [166_500.5, 166_501],
  [-1.5, -1],
])('rounds %d up to %i', (value, people) => {
  expect(roundUp(value)).toBe(people)
})
