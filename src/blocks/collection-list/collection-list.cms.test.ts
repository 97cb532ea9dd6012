import { mapCollectionList } from './collection-list.cms'

const raw: Queries.CollectionListBlockFragment = {
  contentful_id: 'integrations-list',
  name: 'Integrations: list',
  anchor: null,
  background: null,
  heading: null,
  introduction: null,
  collection: 'integrations',
  style: 'rows',
  highlightsHeading: null,
  highlighted: [],
  isSearchable: true,
  linkLabel: 'Ask',
  linkUrl: null,
  teasers: [
    {
      id: 'slack',
      href: '/integrations/slack/',
      title: 'Slack',
      text: null,
      label: 'Messaging',
      date: null,
      minutes: null,
      person: null,
      image: null,
      logo: null,
      cover: { src: '/covers/blogPost.svg', width: 640, height: 400 },
    },
  ],
}

it('maps an entry to the props of the list', () => {
  expect(mapCollectionList(raw)).toEqual({
    id: 'integrations-list',
    anchor: undefined,
    background: 'white',
    heading: undefined,
    introduction: undefined,
    look: 'marks',
    icons: expect.objectContaining({ Messaging: 'chat' }) as unknown,
    highlights: undefined,
    datePrefix: undefined,
    isSearchable: true,
    link: undefined,
    teasers: [
      {
        id: 'slack',
        href: '/integrations/slack/',
        title: 'Slack',
        text: undefined,
        label: 'Messaging',
        date: undefined,
        minutes: undefined,
        person: undefined,
        picture: { src: '/covers/blogPost.svg', width: 640, height: 400, alt: '', sources: [] },
        mark: undefined,
      },
    ],
  })
})

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

it('moves what an editor has chosen to the front, without showing it twice or making the list longer', () => {
  const list = { ...raw, style: 'featured', teasers: [post('a'), post('b'), post('c')] }
  const idsOf = (highlighted: (typeof raw.teasers)[number][]) =>
    mapCollectionList({ ...list, highlighted }).teasers.map(({ id }) => id)
  expect(idsOf([post('c')])).toEqual(['c', 'a', 'b'])
  expect(idsOf([post('z')])).toEqual(['z', 'a', 'b'])
})

it('shows them above compact rows, under a heading', () => {
  const highlights = mapCollectionList({ ...raw, highlightsHeading: 'Most used', highlighted: [post('a')] }).highlights
  expect(highlights).toMatchObject({ heading: 'Most used', teasers: [{ id: 'a' }] })
})
