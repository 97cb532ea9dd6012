import { median } from './median'

describe('median', () => {
  it.each([
    [[7], 7],
    [[100, 3, 20], 20],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('leaves the values in their order', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })

  it('refuses to make a value up', () => {
    expect(() => median([])).toThrow('no values')
  })
})
