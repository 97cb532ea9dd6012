import { Alpha2Code } from '@ninetailed/experience.js-shared'
import countries from './country-codes'

it('has every code that the SDK would accept with the whole package', () => {
  const accepted = Alpha2Code.options.filter((code) => code !== 'unknown')
  expect(Object.keys(countries.getAlpha2Codes()).sort()).toEqual(accepted.sort())
})
