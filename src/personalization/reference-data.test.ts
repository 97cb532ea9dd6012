import { Alpha2Code } from '@ninetailed/experience.js-shared'
import alpha2Countries, { countries, languageCodes } from './reference-data'

it('has three codes and the label of its subdivisions for each of about 250 countries', () => {
  expect(countries).toContainEqual({ alpha2: 'AF', alpha3: 'AFG', numeric: '004', subdivisions: 'ISO 3166-2:AF' })
  expect(countries).toContainEqual({ alpha2: 'DE', alpha3: 'DEU', numeric: '276', subdivisions: 'ISO 3166-2:DE' })
  expect(countries).toHaveLength(250)
  for (const { alpha2, alpha3, numeric, subdivisions } of countries) {
    expect([alpha2, alpha3, numeric].join()).toMatch(/^[A-Z]{2},[A-Z]{3},\d{3}$/)
    expect(subdivisions).toBe(`ISO 3166-2:${alpha2}`)
  }
})

it('has the two-letter codes of about 80 languages, each once', () => {
  expect(languageCodes).toEqual(expect.arrayContaining(['de', 'en', 'es', 'fr', 'ja', 'pt', 'zh']))
  expect(languageCodes.filter((code) => !/^[a-z]{2}$/.test(code))).toEqual([])
  expect(Math.abs(languageCodes.length - 80)).toBeLessThanOrEqual(5)
  expect(new Set(languageCodes).size).toBe(languageCodes.length)
})

it('has every code that the personalization SDK accepts', () => {
  const accepted = Alpha2Code.options.filter((code) => code !== 'unknown')
  expect(Object.keys(alpha2Countries.getAlpha2Codes()).sort()).toEqual(accepted.sort())
})
