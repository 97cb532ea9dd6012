import { mapCollectionList } from './collection-list.cms'

const raw: Queries.CollectionListBlockFragment = {
  contentful_id: 'integrations-list',
  name: 'Integrations: list',
  anchor: null,
  background: null,
  heading: null,
  introduction: null,
  collection: 'integrations',
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
    },
  ],
}

it('gives what the list shows, without the nulls of the CMS', () => {
  expect(mapCollectionList(raw)).toEqual({
    id: 'integrations-list',
    anchor: undefined,
    background: 'white',
    heading: undefined,
    introduction: undefined,
    hasMarks: true,
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
        picture: undefined,
      },
    ],
  })
})

it('says of jobs only that their dates are not those on which they close', () => {
  expect(mapCollectionList({ ...raw, collection: 'jobs' }).datePrefix).toBe('Posted')
  expect(mapCollectionList({ ...raw, collection: 'posts' }).datePrefix).toBeUndefined()
})

it('has marks for products only', () => {
  expect(mapCollectionList({ ...raw, collection: 'posts' }).hasMarks).toBe(false)
})
