import { fieldTypes, type FieldType } from '../../data/form-definition'
import { fieldProblem } from './field-problem'

const field = (changes: Partial<Parameters<typeof fieldProblem>[0]> = {}) => ({
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
