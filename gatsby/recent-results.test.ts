import { recentResults } from './recent-results'

describe('recentResults', () => {
  it('computes the result of a key once, even undefined', () => {
    const recent = recentResults<string | undefined>()
    const make = jest.fn((): string | undefined => undefined)
    expect([recent('a', make), recent('a', make)]).toEqual([undefined, undefined])
    expect(make).toHaveBeenCalledTimes(1)
    expect(recent('b', () => 'other')).toBe('other')
  })

  it('forgets old results after hundreds of others', () => {
    const recent = recentResults<number>()
    const make = jest.fn(() => 1)
    recent('first', make)
    for (let key = 0; key < 500; key += 1) recent(String(key), () => key)
    recent('first', make)
    expect(make).toHaveBeenCalledTimes(2)
  })
})
