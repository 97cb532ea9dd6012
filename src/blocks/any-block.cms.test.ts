import { blockTypeIds } from '../../content/model'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { anyBlockQuery, mapperOf, mappers } from './any-block.cms'

describe('the fragment AnyBlock', () => {
  const spreads = [...String(anyBlockQuery).matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name)

  it('spreads the fragment of every block that has a mapper, and no other', () => {
    const expected = Object.keys(mappers).map((typename) => typename.replace(/^Contentful(.*)$/, '$1Block'))
    expect([...spreads].sort()).toEqual(expected.sort())
  })

  it('spreads a fragment of every block of the content model', () => {
    expect(spreads).toHaveLength(blockTypeIds.length)
  })
})

describe('mapperOf', () => {
  it.each(blockTypeIds)('has a mapper for %s', (id) => {
    expect(mapperOf(graphqlTypeName(id))).toBeInstanceOf(Function)
  })

  it('has none for a type that is not a block', () => {
    expect(mapperOf('ContentfulPage')).toBeUndefined()
  })
})
