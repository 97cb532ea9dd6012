import path from 'node:path'
import sharp from 'sharp'
import { readResult } from '../read-content'
import {
  compareItems,
  coverTypes,
  labelOf,
  personOf,
  pictureOf,
  plainCover,
  readingMinutes,
  relateItems,
  toCollectionItem,
  type CollectionItem,
} from './collection-item'

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
  date: null,
  icon: null,
  ...over,
})

describe('toCollectionItem', () => {
  it('maps a post to a list item', () => {
    expect(toCollectionItem('blogPost', post)).toEqual({
      id: 'first-reply',
      href: '/blog/first-reply/',
      title: 'The first reply',
      text: 'What it should say.',
      date: '2026-03-04',
      icon: null,
    })
  })

  it('has the time of an event in UTC', () => {
    const event = { id: '2', contentful_id: 'x', title: 'A', slug: 'a', kind: 'class' }
    const dateOf = (startsAt: string) => toCollectionItem('event', { ...event, startsAt })?.date
    expect(dateOf('2026-12-08T22:00-05:00')).toBe('2026-12-09T03:00:00.000Z')
    expect(dateOf('soon')).toBeNull()
  })

  it('keeps the icon of an integration', () => {
    const slack = { id: '2', contentful_id: 'x', name: 'Slack', slug: 'slack', icon: 'chat' }
    expect(toCollectionItem('integration', slack)?.icon).toBe('chat')
  })

  it('skips entries without a path or a title', () => {
    expect(toCollectionItem('blogPost', { ...post, slug: null })).toBeUndefined()
    expect(toCollectionItem('blogPost', { ...post, title: '' })).toBeUndefined()
  })
})

it.each([
  ['blogPost', post, 'Craft'],
  ['jobPost', { title: 'Writer', slug: 'writer', team: 'Marketing' }, 'Marketing'],
  ['integration', { name: 'Slack', slug: 'slack', category: 'Messaging' }, 'Messaging'],
  ['event', { title: 'A', slug: 'a', kind: 'class', startsAt: '2026-12-08T15:00:00Z' }, 'Class'],
  ['event', { title: 'A', slug: 'a', kind: 'webinar', startsAt: '2026-12-08T15:00:00Z' }, 'Live'],
  ['event', { title: 'A', slug: 'a', kind: 'webinar', startsAt: null }, 'Recording'],
  ['story', { title: 'A', slug: 'a', industry: 'Software', company: 'Kestrel' }, 'Software'],
  // Their titles name the role.
  ['resource', { title: 'Lead', slug: 'lead', kind: 'interview guide', role: 'Team lead' }, undefined],
])('labels a %s with %j', (type, fields, label) => {
  expect(labelOf(type, { id: '2', ...fields }, readResult)).toBe(label)
})

it('names the author of a post and the company of a story', () => {
  expect(personOf(post, readResult)).toBe('Ada Okafor')
  expect(personOf({ id: '2', company: 'Kestrel' }, readResult)).toBe('Kestrel')
})

it('shows the image of an entry, or the picture of a person', () => {
  const [image, picture] = [{ id: 'image' }, { id: 'picture' }]
  expect(pictureOf({ id: '2', image, picture }, readResult)).toBe(image)
  expect(pictureOf({ id: '2', image: null, picture }, readResult)).toBe(picture)
  expect(pictureOf(post, readResult)).toBeUndefined()
})

it.each(coverTypes)('has a plain cover for a %s', async (type) => {
  const { src = '', width, height } = plainCover(type) ?? {}
  expect(await sharp(path.join('static', src)).metadata()).toMatchObject({ format: 'svg', width, height })
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
  const labels = ['A', 'B', 'A', null, null]
  const items = labels.map((label, index) => ({ id: `${index + 1}`, label }))
  const relatedTo = (id: string, count: number) =>
    [...relateItems(items, count)].find(([one]) => one.id === id)?.[1].map((one) => one.id)

  it('starts with items of the same label, then continues in order and wraps around', () => {
    expect(relatedTo('1', 2)).toEqual(['3', '2'])
    expect(relatedTo('3', 3)).toEqual(['1', '4', '5'])
    expect(relatedTo('3', 9)).toEqual(['1', '4', '5', '2'])
    expect(relatedTo('5', 2)).toEqual(['4', '1'])
  })
})
