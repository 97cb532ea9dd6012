import { anyBlockQuery, mapperOf, mappers } from './blocks.cms'

// TypeScript checks the mappers against the blocks of the content model, and the views against the mappers.
it('queries the fragments of exactly the blocks that have a mapper', () => {
  const fragments = [...String(anyBlockQuery).matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name)
  const expected = Object.keys(mappers).map((typename) => typename.replace(/^Contentful(.*)$/, '$1Block'))
  expect(fragments.sort()).toEqual(expected.sort())
})

it('finds no mapper for a type that is not a block', () => {
  expect(mapperOf('ContentfulPage')).toBeUndefined()
})
