/** @jest-environment jsdom */
import { siteConfigJson } from './site-config'

it('gives no text when nothing is configured', () => {
  expect(siteConfigJson({})).toBe('')
  expect(siteConfigJson({ vendors: {} })).toBe('')
})
