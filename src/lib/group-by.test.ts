import { groupBy } from './group-by'

it('groups items by a key, in the order of their first item', () => {
  const groups = groupBy(['pear', 'apple', 'plum'], (word) => word.charAt(0))
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple']],
  ])
})
