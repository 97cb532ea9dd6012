import { entries } from '../test-support/entries'
import { mapCollectionList } from './collection-list.cms'

const raw = entries.ContentfulCollectionList

it('writes "Posted" before the dates of jobs only', () => {
  expect(mapCollectionList({ ...raw, collection: 'jobs' }).datePrefix).toBe('Posted')
  expect(mapCollectionList({ ...raw, collection: 'posts' }).datePrefix).toBeUndefined()
})

it.each([
  ['posts', null, 'cards'],
  ['posts', 'featured', 'featured'],
  ['integrations', 'rows', 'marks'],
  ['authors', null, 'people'],
  ['categories', null, 'tiles'],
])('shows %s of the style %j as %s', (collection, style, look) => {
  expect(mapCollectionList({ ...raw, collection, style }).look).toBe(look)
})

const post = (id: string) => ({ ...raw.teasers[0], id, href: `/${id}/`, title: id }) as (typeof raw.teasers)[number]

it.each([
  ['c', ['c', 'a', 'b']],
  ['z', ['z', 'a', 'b']],
])('moves the highlight %s to the front, without a duplicate and without making the list longer', (id, order) => {
  const list = { ...raw, style: 'featured', teasers: [post('a'), post('b'), post('c')], highlighted: [post(id)] }
  expect(mapCollectionList(list).teasers.map((teaser) => teaser.id)).toEqual(order)
})

it('filters stories by links to the industries of all, and other lists not at all', () => {
  const { filters } = mapCollectionList({ ...raw, collection: 'stories', industries: ['Software', 'Travel'] })
  expect(filters?.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
    ['/customers/', true],
    ['/customers/industry/software/', false],
    ['/customers/industry/travel/', false],
  ])
  expect(mapCollectionList(raw).filters).toBeUndefined()
})
