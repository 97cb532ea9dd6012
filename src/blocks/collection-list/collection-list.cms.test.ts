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

it('maps an entry to the props of the list', () => {
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

it('writes "Posted" before the dates of jobs only', () => {
  expect(mapCollectionList({ ...raw, collection: 'jobs' }).datePrefix).toBe('Posted')
  expect(mapCollectionList({ ...raw, collection: 'posts' }).datePrefix).toBeUndefined()
})

it('has logo tiles for integrations only', () => {
  expect(mapCollectionList({ ...raw, collection: 'posts' }).hasMarks).toBe(false)
})
