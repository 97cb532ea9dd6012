import { readResult } from '../read-content'
import { compareItems, readingMinutes, relateItems, toCollectionItem, type CollectionItem } from './collection-item'

const post = {
  id: '1',
  contentful_id: 'first-reply',
  title: 'The first reply',
  slug: 'first-reply',
  description: 'What it should say.',
  publishedOn: '2026-03-04',
  author: { id: 'ada', name: 'Ada Okafor' },
  category: { id: 'craft', name: 'Craft' },
}

const item = (id: string, over: Partial<CollectionItem> = {}): CollectionItem => ({
  id,
  href: `/${id}/`,
  title: id,
  text: null,
  label: null,
  date: null,
  minutes: null,
  person: null,
  imageId: null,
  icon: null,
  logoId: null,
  ...over,
})

describe('toCollectionItem', () => {
  it('maps a post to a list item', () => {
    expect(toCollectionItem('blogPost', post, readResult, 3)).toEqual({
      id: 'first-reply',
      href: '/blog/first-reply/',
      title: 'The first reply',
      text: 'What it should say.',
      label: 'Craft',
      date: '2026-03-04',
      minutes: 3,
      person: 'Ada Okafor',
      icon: null,
      imageId: null,
      logoId: null,
    })
  })

  it.each([
    ['jobPost', { title: 'Writer', slug: 'writer', team: 'Marketing' }, 'Marketing'],
    ['integration', { name: 'Slack', slug: 'slack', category: 'Messaging' }, 'Messaging'],
    ['event', { title: 'A', slug: 'a', kind: 'class', startsAt: '2026-12-08T15:00:00Z' }, 'Class'],
    ['event', { title: 'A', slug: 'a', kind: 'webinar', startsAt: '2026-12-08T15:00:00Z' }, 'Live'],
    ['event', { title: 'A', slug: 'a', kind: 'webinar', startsAt: null }, 'Recording'],
    ['story', { title: 'A', slug: 'a', industry: 'Software', company: 'Kestrel' }, 'Software'],
    // Their titles name the role.
    ['resource', { title: 'Lead', slug: 'lead', kind: 'interview guide', role: 'Team lead' }, null],
  ])('labels a %s with %j', (type, fields, label) => {
    expect(toCollectionItem(type, { id: '2', contentful_id: 'x', ...fields }, readResult)?.label).toBe(label)
  })

  it('has the time of an event in UTC', () => {
    const event = { id: '2', contentful_id: 'x', title: 'A', slug: 'a', kind: 'class' }
    const dateOf = (startsAt: string) => toCollectionItem('event', { ...event, startsAt }, readResult)?.date
    expect(dateOf('2026-12-08T22:00-05:00')).toBe('2026-12-09T03:00:00.000Z')
    expect(dateOf('soon')).toBeNull()
  })

  it('names the company of a story', () => {
    const story = { id: '2', contentful_id: 'x', title: 'A', slug: 'a', company: 'Kestrel' }
    expect(toCollectionItem('story', story, readResult)?.person).toBe('Kestrel')
  })

  it('keeps the icon of an integration', () => {
    const slack = { id: '2', contentful_id: 'x', name: 'Slack', slug: 'slack', icon: 'chat' }
    expect(toCollectionItem('integration', slack, readResult)?.icon).toBe('chat')
  })

  it('skips entries without a path or a title', () => {
    expect(toCollectionItem('blogPost', { ...post, slug: null }, readResult)).toBeUndefined()
    expect(toCollectionItem('blogPost', { ...post, title: '' }, readResult)).toBeUndefined()
  })
})

it('estimates at least one minute of reading', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(550))).toBe(3)
})

describe('compareItems', () => {
  const orderOf = (type: string, items: readonly CollectionItem[]) =>
    [...items].sort(compareItems(type)).map(({ id }) => id)
  const some = [item('b'), item('old', { date: '2025-01-01' }), item('a'), item('new', { date: '2026-01-01' })]

  it('sorts the newest first, then items without a date by title', () => {
    expect(orderOf('blogPost', some)).toEqual(['new', 'old', 'a', 'b'])
  })

  it('sorts events soonest first, then recordings', () => {
    expect(orderOf('event', some)).toEqual(['old', 'new', 'a', 'b'])
  })
})

describe('relateItems', () => {
  const items = [item('1', { label: 'A' }), item('2', { label: 'B' }), item('3', { label: 'A' }), item('4'), item('5')]
  const relatedTo = (id: string, count: number) =>
    [...relateItems(items, count)].find(([one]) => one.id === id)?.[1].map((one) => one.id)

  it('starts with items of the same label, then continues in order and wraps around', () => {
    expect(relatedTo('1', 2)).toEqual(['3', '2'])
    expect(relatedTo('3', 3)).toEqual(['1', '4', '5'])
    expect(relatedTo('3', 9)).toEqual(['1', '4', '5', '2'])
    expect(relatedTo('5', 2)).toEqual(['4', '1'])
  })
})
