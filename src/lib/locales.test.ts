import { basePath, localeOf, pathIn } from './locales'

it.each([
  ['/', 'en-US', '/'],
  ['/pricing/', 'en-US', '/pricing/'],
  ['/demo/', 'en-US', '/demo/'],
  ['/de/', 'de', '/'],
  ['/de', 'de', '/'],
  ['/de/pricing/', 'de', '/pricing/'],
])('finds the language and the original of %s', (path, locale, original) => {
  expect([localeOf(path), basePath(path)]).toEqual([locale, original])
})

it.each([
  ['en-US', '/pricing/'],
  ['de', '/de/pricing/'],
])('finds the path of a page in %s', (locale, expected) => {
  expect(pathIn(locale, '/pricing/')).toBe(expected)
})
