import { Alpha2Code } from '@ninetailed/experience.js-shared'
import countries from './country-codes'

it('has every code of the complete package', () => {
  const accepted = Alpha2Code.options.filter((code) => code !== 'unknown')
  expect(Object.keys(countries.getAlpha2Codes()).sort()).toEqual(accepted.sort())
})
