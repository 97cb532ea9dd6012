import { matchesSearch, searchable } from './matches-search'

it.each([
  ['', true],
  ['slack', true],
  ['  SLACK  reply ', true],
  ['reply slack', true],
  ['cafe', true],
  ['slacks', false],
  ['slack jira', false],
  ['(', false],
])('finds “%s”: %s', (search, found) => {
  expect(matchesSearch(searchable('Slack: reply from the Café'), search)).toBe(found)
})
