import { anyBlockQuery, mapperOf, mappers } from './blocks.cms'
import { bareOf } from './test-support/empty-fields'
import { entries } from './test-support/entries'

// TypeScript checks the mappers against the blocks of the content model, and the views against the mappers.
it('queries the fragments of exactly the blocks that have a mapper', () => {
  const fragments = [...String(anyBlockQuery).matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name)
  const expected = Object.keys(mappers).map((typename) => typename.replace(/^Contentful(.*)$/, '$1Block'))
  expect(fragments.sort()).toEqual(expected.sort())
})

it('finds no mapper for a type that is not a block', () => {
  expect(mapperOf('ContentfulPage')).toBeUndefined()
})

const mapOf = (typename: string) => mapperOf(typename) as (raw: object) => object

it.each<[keyof typeof mappers, object]>([
  ['ContentfulHero', { background: 'white', layout: 'split' }],
  ['ContentfulCallToAction', { background: 'night' }],
  ['ContentfulCards', { columns: 3, look: 'cards' }],
  ['ContentfulSplitFeature', { pictureSide: 'right', points: [] }],
  ['ContentfulTour', { content: { style: 'steps' } }],
  ['ContentfulContactPricing', { initial: { people: 200, users: 1, period: 'yearly' } }],
  ['ContentfulCollectionList', { isSearchable: false, look: 'cards' }],
])('fills in the defaults of a %s', (typename, defaults) => {
  const map = mapOf(typename)
  expect(map(bareOf(entries[typename], map))).toMatchObject(defaults)
})
