import { testVariation } from './visitor-values'

it.each(['', '2', '01', '10', '__proto__', '50-A'])('knows no variant %j', (index) => {
  expect(testVariation([`hs_ab_variant=${index}`])).toBeUndefined()
})
