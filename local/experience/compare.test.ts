import { compare } from './compare'

it.each([
  ['equal', 'US', 'US', true],
  ['equal', 'US', 'USA', false],
  ['equal', 'https://www.hearthside.example/pricing/', '*', true],
  ['equal', '/compare/zendesk/', '/compare/*', true],
  ['equal', '/compared/', '/compare/*', false],
  ['equal', 'a.c', 'a.c', true],
  ['equal', 'abc', 'a.*', false],
  ['equal', true, 'true', true],
  ['equal', undefined, '', true],
  ['notEqual', 'US', 'CA', true],
  ['contains', '/pricing/', 'pric', true],
  ['contains', undefined, 'pric', false],
  ['notContains', '/pricing/', 'blog', true],
  ['startsWith', '/blog/post/', '/blog/', true],
  ['endsWith', '/blog/post/', '/blog/', false],
  ['exists', 'x', '', true],
  ['exists', undefined, '', false],
  ['notExists', undefined, '', true],
  ['greaterThan', 2, '1', true],
  ['greaterThan', 1, '1', false],
  ['greaterThanInclusive', 1, '1', true],
  ['lessThan', 2, 10, true],
  ['lessThanInclusive', '2', '2', true],
  ['resembles', 'x', 'x', false],
  ['toString', 'x', 'x', false],
])('%s %j %j is %s', (operator, actual, wanted, expected) => {
  expect(compare(operator, actual, wanted)).toBe(expected)
})
