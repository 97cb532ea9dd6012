import type { FieldType } from '../data/form-definition'
import { fieldTypes } from '../data/forms'
import { consentProblem, defaultValueOf, fieldProblem, isEmail, isPhone, shownCheckboxes } from './form-rules'

describe('isEmail', () => {
  it.each([
    'a@b.c',
    'ann@example.com',
    'ann.smith+news@mail.example.co.uk',
    ' ann@example.com ',
    "o'hara@example.com",
    'ann@bücher.example',
    'ANN@EXAMPLE.COM',
    'a@b..c',
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
    ['ann@gmail.com', ['GMail.com'], false],
    ['ann@gmail.co.uk', ['yahoo', 'gmail'], false],
    ['ann@gmailers.example', ['gmail'], false],
    ['ann@mail.gmail.com', ['gmail'], true],
    ['gmail@example.com', ['gmail'], true],
    ['ann@gxmail.com', ['g.mail'], true],
  ] as const)('takes %s with %j blocked: %j', (text, blocked, isTaken) => {
    expect(isEmail(text, blocked)).toBe(isTaken)
  })
})

describe('isPhone', () => {
  it.each([
    ...['555-0142', '(212) 555-0142', '+1 212 555 0142', '+44 (0)20 7946 0958', '212.555.0142', '030/901820'],
    ...[' 2125550142 ', '+1 212 555 0142 ext. 12', '212-555-0142 x7'],
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
  const field = (changes: Partial<Parameters<typeof fieldProblem>[0]> = {}) => ({
    name: 'any',
    fieldType: 'single_line_text' as FieldType,
    required: false,
    hidden: false,
    blockedEmailDomains: [],
    ...changes,
  })

  describe.each(fieldTypes)('a field of the type %s', (fieldType) => {
    it.each(['', ' ', '\n\t'])('has to be filled in when it is required, and %j is nothing', (value) => {
      expect(fieldProblem(field({ fieldType, required: true }), value)).toBe('Sorry, that is required')
      expect(fieldProblem(field({ fieldType }), value)).toBeUndefined()
    })

    it('has nothing wrong with it when it is hidden', () => {
      expect(fieldProblem(field({ fieldType, required: true, hidden: true }), '')).toBeUndefined()
      expect(fieldProblem(field({ fieldType, required: true, hidden: true }), 'x')).toBeUndefined()
    })

    it('takes an e-mail address', () => {
      expect(fieldProblem(field({ fieldType, required: true }), 'ann@example.com')).toBeUndefined()
    })

    it('takes only an e-mail address where it is for one', () => {
      const problem = fieldType === 'email' ? 'Please enter a valid email address' : undefined
      expect(fieldProblem(field({ fieldType, required: true }), 'ann')).toBe(problem)
      expect(fieldProblem(field({ fieldType }), 'ann')).toBe(problem)
    })
  })

  it('asks for another address when the domain is blocked', () => {
    const email = field({ fieldType: 'email', blockedEmailDomains: ['gmail'] })
    expect(fieldProblem(email, 'ann@gmail.com')).toBe('Please enter a valid email address')
    expect(fieldProblem(email, 'ann@example.com')).toBeUndefined()
  })
})

describe('a field for a phone number', () => {
  it.each(['phone', 'mobilephone'])('takes only a phone number, and may stay empty: %s', (name) => {
    const phone = {
      name,
      fieldType: 'single_line_text',
      required: false,
      hidden: false,
      blockedEmailDomains: [],
    } as const
    expect(fieldProblem(phone, 'abc')).toBe('Please enter a valid phone number')
    expect(fieldProblem(phone, '(212) 555-0142')).toBeUndefined()
    expect(fieldProblem(phone, '')).toBeUndefined()
    expect(fieldProblem({ ...phone, hidden: true }, 'abc')).toBeUndefined()
  })
})

describe('consent checkboxes', () => {
  const box = (subscriptionTypeId: string, required: boolean) => ({
    label: `Box ${subscriptionTypeId}`,
    subscriptionTypeId,
    required,
  })

  describe('shownCheckboxes', () => {
    it('shows those with both a label and a subscription id', () => {
      const checkboxes = [
        box('1', true),
        { label: 'No id', required: true },
        { subscriptionTypeId: '3', required: true },
        { label: '', subscriptionTypeId: '4', required: true },
        { label: 'Empty id', subscriptionTypeId: '', required: true },
      ]
      expect(shownCheckboxes({ checkboxes })).toEqual([box('1', true)])
    })

    it('shows none without a legal consent', () => {
      expect(shownCheckboxes(undefined)).toEqual([])
    })
  })

  const required = 'Sorry, that is required'
  const select = 'Please select at least one option'

  it.each([
    ['the only box, required', [box('1', true)], [], [required]],
    ['the only box, ticked', [box('1', true)], ['1'], [undefined]],
    ['two required boxes', [box('1', true), box('2', true)], [], [select, select]],
    ['two required boxes, one ticked', [box('1', true), box('2', true)], ['2'], [required, undefined]],
    ['a required and an optional box', [box('1', true), box('2', false)], [], [select, undefined]],
    ['a required and an optional box that is ticked', [box('1', true), box('2', false)], ['2'], [required, undefined]],
  ])('says what is wrong with %s', (_name, boxes, ticked, expected) => {
    const isTicked = (id: string) => ticked.some((other) => other === id)
    expect(boxes.map((checkbox) => consentProblem(checkbox, boxes, isTicked))).toEqual(expected)
  })
})

describe('defaultValueOf', () => {
  it.each([
    [{}, ''],
    [{ defaultValue: 'a' }, 'a'],
    [{ defaultValues: ['a', 'b', 'c'] }, 'a;b;c'],
    [{ defaultValue: 'a', defaultValues: ['b', 'c'] }, 'b;c'],
    [{ defaultValue: 'a', defaultValues: [] }, 'a'],
  ])('gives for %j %j', (field, value) => {
    expect(defaultValueOf(field)).toBe(value)
  })
})
