import path from 'node:path'
import sharp from 'sharp'
import { covers, coverTypes, plainCover } from './covers'

describe('plainCover', () => {
  it.each(coverTypes)('has the file and the size of the cover of %s', async (type) => {
    const { src = '', width, height } = plainCover(type) ?? {}
    expect(await sharp(path.join('static', src)).metadata()).toMatchObject({ format: 'svg', width, height })
  })

  it('returns undefined for a type without covers', () => {
    expect(plainCover('author')).toBeUndefined()
  })
})

it('adds a plain cover only to items without a picture', () => {
  type Resolvers = Record<string, Record<string, { readonly resolve: (...args: object[]) => unknown }>>
  const createResolvers = jest.fn<undefined, [Resolvers]>()
  covers.createResolvers?.({ createResolvers } as never)
  const coverOf = (image: object | null) => {
    const schema = { getType: () => ({ getFields: () => ({ image: { resolve: () => image } }) }) }
    const item = { type: 'blogPost', node: { id: 'post' } }
    return createResolvers.mock.lastCall?.[0].CollectionItem?.cover?.resolve(item, {}, {}, { schema })
  }
  expect(coverOf(null)).toMatchObject({ src: '/covers/blogPost.svg' })
  expect(coverOf({ id: 'photo' })).toBeNull()
})
