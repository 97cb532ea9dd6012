import { isEmail } from './is-email'

it.each([
  'a@b.c',
  'ann@example.com',
  'ann.smith+news@mail.example.co.uk',
  ' ann@example.com ',
  "o'hara@example.com",
  'ann@bücher.example',
  'ANN@EXAMPLE.COM',
  'a@b..c',
])('takes %j', (text) => {
  expect(isEmail(text, [])).toBe(true)
})

it.each(['', '@', 'ann', 'ann@', '@example.com', 'ann@example', 'ann@example.', 'ann@.com', 'a b@example.com'])(
  'does not take %j',
  (text) => {
    expect(isEmail(text, [])).toBe(false)
  },
)

it.each(['ann@exa mple.com', 'ann@@example.com', 'ann@b@example.com', 'ann@example.com, bob@example.com'])(
  'does not take %j',
  (text) => {
    expect(isEmail(text, [])).toBe(false)
  },
)

it.each([
  ['ann@gmail.com', ['gmail'], false],
  ['ann@GMAIL.com', ['gmail'], false],
  ['ann@gmail.com', ['GMail.com'], false],
  ['ann@gmail.co.uk', ['yahoo', 'gmail'], false],
  ['ann@gmailers.example', ['gmail'], false],
  ['ann@mail.gmail.com', ['gmail'], true],
  ['gmail@example.com', ['gmail'], true],
  ['ann@example.com', [''], true],
  ['ann@gxmail.com', ['g.mail'], true],
] as const)('takes %s with %j blocked: %j', (text, blocked, isTaken) => {
  expect(isEmail(text, blocked)).toBe(isTaken)
})
