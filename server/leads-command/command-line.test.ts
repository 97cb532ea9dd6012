import { readLeadsCommand } from './command-line'

it.each([
  ['list', { command: 'list', limit: 50 }],
  ['list --state dead --form demo --limit 5', { command: 'list', states: ['dead'], formId: 'demo', limit: 5 }],
  [
    'export json --out leads.json --state spam',
    { command: 'export', format: 'json', out: 'leads.json', states: ['spam'] },
  ],
  ['retry', { command: 'retry', which: { state: 'dead' } }],
  ['retry a b', { command: 'retry', which: { ids: ['a', 'b'] } }],
  ['give-up a b', { command: 'give-up', ids: ['a', 'b'] }],
  ['delete ann@example.com', { command: 'delete', email: 'ann@example.com', isSure: false }],
  ['restore copy.db --yes', { command: 'restore', file: 'copy.db', isSure: true }],
])('understands "%s"', (line, command) => {
  expect(readLeadsCommand(line.split(' '))).toEqual(command)
})

it.each([
  ['', 'Usage: '],
  ['lost', 'Unknown command "lost".'],
  ['list --state lost', '--state must be one of pending, delivered, dead, spam, not "lost".'],
  ['list --limit 0', '--limit must be a positive integer, not "0".'],
  ['dead --yes', '"dead" does not take --yes.'],
  ['retry a --pending', 'Unexpected argument "a".'],
  ['delete ann', 'Missing e-mail address'],
])('rejects "%s" with a message that says why', (line, message) => {
  expect(() => readLeadsCommand(line.split(' ').filter(Boolean))).toThrow(message)
})
