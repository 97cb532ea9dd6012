import { readLeadsCommand } from './command-line'

it.each([
  ['', 'Usage: '],
  ['lost', 'Unknown command "lost".'],
  ['list --state lost', '--state must be one of pending, delivered, dead, spam, not "lost".'],
  ['list --limit 0', '--limit must be a positive integer, not "0".'],
  ['list --sort', "Unknown option '--sort'.\n\nUsage: "],
  ['dead --yes', '"dead" does not take --yes.'],
  ['retry a --pending', 'Unexpected argument "a".'],
  ['delete ann', 'Missing e-mail address'],
])('rejects "%s" with a message that says why', (line, message) => {
  expect(() => readLeadsCommand(line.split(' ').filter(Boolean))).toThrow(message)
})
