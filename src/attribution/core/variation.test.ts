import { jarOf } from './test-support/jar-of'
import { testVariation } from './variation'

it.each([
  ['0', '50-A'],
  ['1', '50-B'],
])('calls variant %s %s', (index, name) => {
  expect(testVariation(jarOf(`a=b; hs_ab_variant=${index}`))).toBe(name)
})

it.each(['', '2', '-1', '01', '0.0', 'length', '__proto__', 'constructor', '50-A'])('knows no variant %j', (index) => {
  expect(testVariation(jarOf(`hs_ab_variant=${index}`))).toBeUndefined()
})

it('knows no variant of a visitor without the cookie', () => {
  expect(testVariation(jarOf(''))).toBeUndefined()
})
