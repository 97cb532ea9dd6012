import { anyBlockQuery, mapperOf, mappers } from './any-block.cms'

// TypeScript holds the mappers to the blocks of the content model, and the views to the mappers.
it('asks for the fragment of every block that has a mapper, and no other', () => {
  const fragments = [...String(anyBlockQuery).matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name)
  const expected = Object.keys(mappers).map((typename) => typename.replace(/^Contentful(.*)$/, '$1Block'))
  expect(fragments.sort()).toEqual(expected.sort())
})

it('finds the mapper of a type', () => {
  expect(mapperOf('ContentfulHero')).toBe(mappers.ContentfulHero)
})

it('finds no mapper for a type that is not a block', () => {
  expect(mapperOf('ContentfulPage')).toBeUndefined()
})
