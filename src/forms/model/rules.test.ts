import { fieldTypes } from './definition'
import {
  browserForm,
  browserFormJson,
  consentProblem,
  defaultValueOf,
  fieldProblem,
  isEmail,
  isPhone,
  shownCheckboxes,
  successMessageOf,
} from './rules'
import { email, field, formOf, fullForm } from './test-support/forms'

const required = 'Sorry, that is required'

describe('isEmail', () => {
  it.each([
    ...['a@b.c', 'ann@example.com', 'ann.smith+news@mail.example.co.uk', ' ann@example.com ', "o'hara@example.com"],
    ...['ann@bücher.example', 'ANN@EXAMPLE.COM', 'a@b..c', '\u202Aann@example.com\u202C'],
  ])('accepts %j', (text) => {
    expect(isEmail(text, [])).toBe(true)
  })

  it.each([
    ...['', '@', 'ann', 'ann@', '@example.com', 'ann@example', 'ann@example.', 'ann@.com', 'a b@example.com'],
    ...['ann@exa mple.com', 'ann@@example.com', 'ann@b@example.com', 'ann@example.com, bob@example.com'],
  ])('rejects %j', (text) => {
    expect(isEmail(text, [])).toBe(false)
  })

  it.each([
    ['ann@gmail.com', ['gmail'], false],
    ['ann@GMAIL.com', ['gmail'], false],
    ['ann@gmail.com', ['GMail.com'], false],
    ['ann@gmail.co.uk', ['yahoo', 'gmail'], false],
    ['ann@\u2060gmail.com', ['gmail'], false],
    ['ann@gmailers.example', ['gmail'], false],
    ['ann@mail.gmail.com', ['gmail'], true],
    ['gmail@example.com', ['gmail'], true],
    ['ann@example.com', [''], true],
    ['ann@gxmail.com', ['g.mail'], true],
  ] as const)('checks %s against the blocked domains %j: %j', (text, blocked, isAccepted) => {
    expect(isEmail(text, blocked)).toBe(isAccepted)
  })
})

describe('isPhone', () => {
  it.each([
    ...['555-0142', '(212) 555-0142', '+1 212 555 0142', '+44 (0)20 7946 0958', '212.555.0142', '030/901820'],
    ...[' 2125550142 ', '+1 212 555 0142 ext. 12', '212-555-0142 x7', '\u202D+1 212 555 0142\u202C'],
  ])('accepts %j', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  it.each(['abc', '12345', '+', '555-CALL-NOW', 'call 212 555 0142', '212 555 0142 after six', 'x'])(
    'rejects %j',
    (text) => {
      expect(isPhone(text)).toBe(false)
    },
  )
})

describe('fieldProblem', () => {
  it.each(fieldTypes)('requires a value only of a required %s', (fieldType) => {
    for (const value of ['', ' ', '\n\t']) {
      expect(fieldProblem(field('x', { fieldType }), value)).toBe(required)
      expect(fieldProblem(field('x', { fieldType, required: false }), value)).toBeUndefined()
    }
    expect(fieldProblem(field('x', { fieldType }), 'ann@example.com')).toBeUndefined()
  })

  it.each([
    ['email', email(), 'ann', 'Please enter a valid email address'],
    ['email', email({ blockedEmailDomains: ['gmail'] }), 'ann@gmail.com', 'Please enter a valid email address'],
    ['phone', field('phone'), 'abc', 'Please enter a valid phone number'],
    ['phone', field('phone'), '(212) 555-0142', undefined],
    ['any other name', field('x'), 'abc', undefined],
  ])('checks the format of %s', (_name, checkedField, value, problem) => {
    expect(fieldProblem(checkedField, value)).toBe(problem)
  })

  it.each(fieldTypes)('limits the length of a %s', (fieldType) => {
    const limit = { email: 254, multi_line_text: 10_000 }[fieldType as string] ?? 1000
    const checkedField = field('x', { fieldType })
    const value = `a@b.${'c'.repeat(limit)}`
    expect(fieldProblem(checkedField, value.slice(0, limit))).toBeUndefined()
    expect(fieldProblem(checkedField, value.slice(0, limit + 1))).toBe(
      `Please use no more than ${limit.toLocaleString('en-US')} characters`,
    )
  })
})

describe('consent checkboxes', () => {
  const box = (subscriptionTypeId: string, isRequired: boolean) => ({
    label: `Box ${subscriptionTypeId}`,
    subscriptionTypeId,
    required: isRequired,
  })

  it('shows those with both a label and a subscription id', () => {
    const checkboxes = [
      box('1', true),
      { label: 'No id', required: true },
      { subscriptionTypeId: '3', required: true },
      { label: '', subscriptionTypeId: '4', required: true },
      { label: 'Empty id', subscriptionTypeId: '', required: true },
    ]
    expect(shownCheckboxes({ checkboxes })).toEqual([box('1', true)])
    expect(shownCheckboxes(undefined)).toEqual([])
  })

  const select = 'Please select at least one option'
  it.each([
    ['the only box, required', [box('1', true)], [], [required]],
    ['the only box, checked', [box('1', true)], ['1'], [undefined]],
    ['two required boxes', [box('1', true), box('2', true)], [], [select, select]],
    ['two required boxes, one checked', [box('1', true), box('2', true)], ['2'], [required, undefined]],
    ['a required and a checked optional box', [box('1', true), box('2', false)], ['2'], [required, undefined]],
    ['two optional boxes', [box('1', false), box('2', false)], [], [undefined, undefined]],
  ])('checks %s', (_name, boxes, checked, expected) => {
    const isTicked = (id: string) => checked.some((other) => other === id)
    expect(boxes.map((checkbox) => consentProblem(checkbox, boxes, isTicked))).toEqual(expected)
  })
})

it.each([
  [{}, ''],
  [{ defaultValue: 'a' }, 'a'],
  [{ defaultValues: ['a', 'b', 'c'] }, 'a;b;c'],
  [{ defaultValue: 'a', defaultValues: ['b', 'c'] }, 'b;c'],
  [{ defaultValue: 'a', defaultValues: [] }, 'a'],
])('derives the initial value from %j: %j', (defaults, value) => {
  expect(defaultValueOf(defaults)).toBe(value)
})

it.each([
  [{ customSuccessMessage: 'Custom', successMessage: 'Own' }, 'Custom'],
  [{ successMessage: 'Own' }, 'Own'],
  [{ successMessage: '' }, 'Thank you!'],
  [{}, 'Thank you!'],
])('shows for %j the success message %j', (messages, expected) => {
  expect(successMessageOf(messages)).toBe(expected)
})

it('embeds the controller’s data of visible fields and boxes as JSON that cannot end its element', () => {
  const form = formOf([email({ blockedEmailDomains: ['mailinator'] }), field('source', { hidden: true })], {
    legalConsent: fullForm().legalConsent,
    successMessage: '</script><b>',
  })
  expect(browserForm(form)).toEqual({
    id: 'test-form',
    use: 'lead',
    fields: [{ name: 'email', fieldType: 'email', required: true, blockedEmailDomains: ['mailinator'] }],
    checkboxes: [
      { label: 'Notices', subscriptionTypeId: '908', required: true },
      { label: 'The letter', subscriptionTypeId: '251', required: false },
    ],
    successMessage: '</script><b>',
  })
  expect(browserFormJson(form)).not.toContain('<')
  expect(JSON.parse(browserFormJson(form))).toEqual(browserForm(form))
})
