import { blockTypeIds, contentModel, defaultValues } from '../content/model'
import { graphqlTypeName } from '../content/model/projections/graphql'
import { essentialBlocks, mapperOf, mappers } from '../src/blocks/blocks.cms'
import { bareOf, type Fields, withoutEach } from '../src/blocks/test-support/empty-fields'
import { entries } from '../src/blocks/test-support/entries'
import { ContentError } from '../src/mapping/fields'

type Typename = keyof typeof mappers
const typenames = Object.keys(mappers) as Typename[]

const typeOf = (typename: Typename) => contentModel.find(({ id }) => graphqlTypeName(id) === typename)
const mapOf = (typename: Typename) => mapperOf(typename) as (raw: object) => object

/** Required fields that a block can do without. */
const dispensable: Partial<Record<Typename, readonly string[]>> = {
  ContentfulHero: ['layout'],
  ContentfulFormSlot: ['form', 'fallbackLabel', 'fallbackUrl'],
  ContentfulCollectionList: ['collection'],
  ContentfulInterviewBuilder: ['guides'],
}

/** The errors for a block's entry in which one field is empty, as "entry: field". */
function errorsOf(typename: Typename): readonly string[] {
  const map = mapOf(typename)
  const errors = withoutEach(entries[typename] as Fields).flatMap((one) => {
    try {
      map(one)
      return []
    } catch (error) {
      if (error instanceof ContentError) return `${error.entry}: ${error.field}`
      throw error
    }
  })
  return [...new Set(errors)].sort()
}

/** Fields that the styles of the examples require, besides those that every style does. */
const requiredByStyle: Partial<Record<Typename, readonly string[]>> = {
  ContentfulCards: ['heading'],
  ContentfulTour: ['heading'],
}

it.each(typenames)('names the entry and the empty required field of a %s', (typename) => {
  const { name = '' } = entries[typename] as { readonly name?: string }
  const { fields = {} } = typeOf(typename) ?? {}
  const unchecked = ['name', ...(dispensable[typename] ?? [])]
  const required = Object.keys(fields).filter((field) => fields[field]?.required && !unchecked.includes(field))
  expect(errorsOf(typename).filter((error) => error.startsWith(`${name}: `))).toEqual(
    [...required, ...(requiredByStyle[typename] ?? [])].map((field) => `${name}: ${field}`).sort(),
  )
})

it.each<[Typename, readonly string[]]>([
  ['ContentfulCards', ['inbox: title', 'Shared inbox: text']],
  ['ContentfulContactPricing', ['plus-by-contact: stepPrice', 'plan-plus: title', 'Plus: monthlyPrice']],
  ['ContentfulTour', ['It is read: label', 'It is read: address', 'It is read: body', 'It is read: image']],
])('names a listed entry of a %s and its empty field', (typename, errors) => {
  expect(errorsOf(typename)).toEqual(expect.arrayContaining([...errors]))
})

// Contentful fills them into new entries. Entries that were created without them must look the same.
it.each(typenames)('shows a %s with the default values of its fields as one without them', (typename) => {
  const map = mapOf(typename)
  const bare = bareOf(entries[typename], map)
  const defaults = defaultValues(typeOf(typename) ?? { fields: {} })
  expect(Object.keys(defaults)).toContain('background')
  expect(map({ ...bare, ...defaults })).toEqual(map(bare))
})

it('fails for faults in exactly the blocks that are essential in the content model', () => {
  const essential = blockTypeIds.filter((block) => contentModel.find(({ id }) => id === block)?.isEssential)
  expect([...essentialBlocks].sort()).toEqual(essential.map(graphqlTypeName).sort())
})
