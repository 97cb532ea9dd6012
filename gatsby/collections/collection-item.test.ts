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
      imageId: null,
      logoId: null,
    })
  })

  it.each([
    ['jobPost', { title: 'Writer', slug: 'writer', team: 'Marketing' }, 'Marketing'],
    ['integration', { name: 'Slack', slug: 'slack', category: 'Messaging' }, 'Messaging'],
    ['author', { name: 'Ada', slug: 'ada', role: 'Team lead' }, 'Team lead'],
    ['event', { title: 'A', slug: 'a', kind: 'class', startsAt: '2026-12-08T15:00:00Z' }, 'Class'],
    ['event', { title: 'A', slug: 'a', kind: 'webinar', startsAt: '2026-12-08T15:00:00Z' }, 'Live'],
    ['event', { title: 'A', slug: 'a', kind: 'webinar', startsAt: null }, 'Recording'],
    // Their titles name the role.
    ['interviewGuide', { title: 'Lead', slug: 'lead', role: 'Team lead' }, null],
    ['jobDescription', { title: 'Lead', slug: 'lead', role: 'Team lead' }, null],
  ])('labels a %s with %j', (type, fields, label) => {
    expect(toCollectionItem(type, { id: '2', contentful_id: 'x', ...fields }, readResult)?.label).toBe(label)
  })

  it('prefers the short description', () => {
    const fields = { name: 'Slack', slug: 'slack', description: 'Long.', shortDescription: 'Short.' }
    expect(toCollectionItem('integration', { id: '2', contentful_id: 'x', ...fields }, readResult)?.text).toBe('Short.')
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

  it('compares times in any notation', () => {
    const items = [
      item('later', { date: '2026-01-01T23:30:00-05:00' }),
      item('sooner', { date: '2026-01-02T01:00:00Z' }),
    ]
    expect(orderOf('event', items)).toEqual(['sooner', 'later'])
    expect(orderOf('blogPost', items)).toEqual(['later', 'sooner'])
  })

  it('sorts posts of one day by code units, like queries', () => {
    const date = '2026-01-01'
    expect(orderOf('blogPost', [item('“Quoted”', { date }), item('alone', { date }), item('Zeal', { date })])).toEqual([
      'Zeal',
      'alone',
      '“Quoted”',
    ])
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

  it.each([
    ['one label', () => 'A'],
    ['some labels', (index: number) => String(index % 7)],
    ['a label for each', String],
  ])('relates no item to many others with %s', (_kind, labelOf) => {
    const many = Array.from({ length: 1000 }, (_, index) => item(String(index), { label: labelOf(index) }))
    const counts = new Map<string, number>()
    for (const others of relateItems(many, 3).values()) {
      for (const { id } of others) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    expect(Math.max(...counts.values())).toBe(3)
  })
})
