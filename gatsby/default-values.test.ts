import { contentModel, defaultValues } from '../content/model'
import { graphqlTypeName } from '../content/model/projections/graphql'
import { mapperOf, mappers } from '../src/blocks/blocks.cms'
import { bareOf } from '../src/blocks/test-support/empty-fields'
import { entries } from '../src/blocks/test-support/entries'

// Contentful fills them into new entries. Entries that were created without them must look the same.
it.each(Object.keys(mappers) as (keyof typeof mappers)[])(
  'shows a %s with the default values of its fields as one without them',
  (typename) => {
    const map = mapperOf(typename) as (raw: object) => object
    const bare = bareOf(entries[typename], map)
    const type = contentModel.find(({ id }) => graphqlTypeName(id) === typename)
    const defaults = defaultValues(type ?? { fields: {} })
    expect(Object.keys(defaults)).toContain('background')
    expect(map({ ...bare, ...defaults })).toEqual(map(bare))
  },
)
