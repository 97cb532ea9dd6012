import { contentModel } from '.'
import { toCore } from './core'

describe('toCore', () => {
  const core = toCore(contentModel)
  const ids = core.map(({ id }) => id)

  it('has as many types as Contentful’s free plan allows', () => {
    expect(core).toHaveLength(25)
  })

  it('refers only to its own types', () => {
    const targets = core.flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => (field.kind === 'entry' || field.kind === 'entries' ? [field.to] : [])),
    )
    expect(targets.flat().filter((id) => !ids.includes(id))).toEqual([])
    expect(targets.filter((to) => to.length === 0)).toEqual([])
  })

  it('offers lists only of collections that it has', () => {
    const list = core.find(({ id }) => id === 'collectionList')
    expect(list?.fields.collection).toMatchObject({ oneOf: ['posts', 'categories', 'authors'] })
  })
})
