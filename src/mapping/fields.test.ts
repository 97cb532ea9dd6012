import { choiceOf, mapAction, optionalText, presentItems, requireField } from './fields'

const entry = { contentful_id: 'home-hero', name: 'Home: hero' }

it.each(['Hello', 0, false])('returns the value %j of a required field', (value) => {
  expect(requireField(entry, 'heading', value)).toBe(value)
})

it.each([null, undefined, '', ' '])('names entry and field when the value is %p', (value) => {
  expect(() => requireField(entry, 'heading', value)).toThrow(
    /^Entry "Home: hero", field "heading": it is empty, but required$/,
  )
  expect(() => requireField({ contentful_id: 'home-hero' }, 'heading', value)).toThrow('Entry "home-hero"')
})

it.each([
  [null, undefined],
  ['  \n', undefined],
  [' word ', ' word '],
])('reads the optional text %p as %p', (value, text) => {
  expect(optionalText(value)).toBe(text)
})

it('keeps the published entries and the texts of a list', () => {
  expect(presentItems(['a', null, ' ', 'b'])).toEqual(['a', 'b'])
  expect(presentItems(null)).toEqual([])
})

it.each([
  ['left', 'left'],
  ['top', 'right'],
  ['', 'right'],
  [null, 'right'],
])('reads %p as the choice %s', (value, choice) => {
  expect(choiceOf(['right', 'left'], value)).toBe(choice)
})

it.each([
  ['Free Trial', '/signup/', { label: 'Free Trial', href: '/signup/' }],
  ['Free Trial', null, undefined],
  ['', '/signup/', undefined],
])('maps the label %j and the address %j to an action', (label, url, action) => {
  expect(mapAction(label, url)).toEqual(action)
})
