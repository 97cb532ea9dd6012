import { choiceOf, ContentError, optionalText, presentItems, requireField } from './fields'

describe('requireField', () => {
  const entry = { contentful_id: 'home-hero', name: 'Home: hero' }

  it('returns a value, including zero and false', () => {
    expect(requireField(entry, 'heading', 'Hello')).toBe('Hello')
    expect(requireField(entry, 'count', 0)).toBe(0)
    expect(requireField(entry, 'isNew', false)).toBe(false)
  })

  it.each([null, undefined, ''])('names entry and field when the value is %p', (value) => {
    expect(() => requireField(entry, 'heading', value)).toThrow(
      new ContentError('Home: hero', 'heading', 'it is empty, but required'),
    )
  })

  it('words the error for editors', () => {
    expect(() => requireField(entry, 'heading', null)).toThrow(
      /^Entry "Home: hero", field "heading": it is empty, but required$/,
    )
  })

  it('names the identifier of an entry without a name', () => {
    expect(() => requireField({ contentful_id: 'home-hero' }, 'heading', null)).toThrow('Entry "home-hero"')
  })
})

describe('optionalText', () => {
  it.each([null, undefined, '', '  \n'])('is undefined for %p', (value) => {
    expect(optionalText(value)).toBeUndefined()
  })

  it('returns other text unchanged', () => {
    expect(optionalText(' word ')).toBe(' word ')
  })
})

describe('presentItems', () => {
  it('omits entries that are not published', () => {
    expect(presentItems(['a', null, 'b'])).toEqual(['a', 'b'])
  })

  it.each([null, undefined])('is empty for %p', (items) => {
    expect(presentItems(items)).toEqual([])
  })
})

describe('choiceOf', () => {
  const sides = ['right', 'left'] as const

  it('returns a value that is one of the choices', () => {
    expect(choiceOf(sides, 'left')).toBe('left')
  })

  it.each([null, undefined, '', 'top'])('returns the first choice for %p', (value) => {
    expect(choiceOf(sides, value)).toBe('right')
  })
})
