/** @jest-environment jsdom */
import { siteConfigJson } from './site-config'

it('is empty without configuration', () => {
  expect(siteConfigJson({})).toBe('')
  expect(siteConfigJson({ vendors: {} })).toBe('')
})
