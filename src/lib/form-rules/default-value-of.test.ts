import { defaultValueOf } from './default-value-of'

it.each([
  [{}, ''],
  [{ defaultValue: 'a' }, 'a'],
  [{ defaultValues: ['a', 'b', 'c'] }, 'a;b;c'],
  [{ defaultValues: ['a'] }, 'a'],
  [{ defaultValue: 'a', defaultValues: ['b', 'c'] }, 'b;c'],
  [{ defaultValue: 'a', defaultValues: [] }, 'a'],
])('gives for %j %j', (field, value) => {
  expect(defaultValueOf(field)).toBe(value)
})
