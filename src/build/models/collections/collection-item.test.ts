import { compareItems, readingMinutes, relatedItems, toCollectionItem, type CollectionItem } from './collection-item'

const nodes: Record<string, { id: string; contentful_id: string; name: string }> = {
  ada: { id: 'ada', contentful_id: 'ada', name: 'Ada Okafor' },
  craft: { id: 'craft', contentful_id: 'craft', name: 'Craft' },
}
const getNode = (id: unknown) => nodes[String(id)]

const post = {
  id: '1',
  contentful_id: 'first-reply',
  title: 'The first reply',
  slug: 'first-reply',
  description: 'What it should say.',
  publishedOn: '2026-03-04',
  author___NODE: 'ada',
  category___NODE: 'craft',
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
  ...over,
})

describe('toCollectionItem', () => {
  it('gives what lists show of a post', () => {
    expect(toCollectionItem('blogPost', post, getNode, 3)).toEqual({
      id: 'first-reply',
      href: '/blog/first-reply/',
      title: 'The first reply',
      text: 'What it should say.',
      label: 'Craft',
      date: '2026-03-04',
      minutes: 3,
      person: 'Ada Okafor',
      imageId: null,
    })
  })

  it.each([
    ['jobPost', { title: 'Writer', slug: 'writer', team: 'Marketing' }, 'Marketing'],
    ['integration', { name: 'Slack', slug: 'slack', category: 'Messaging' }, 'Messaging'],
    ['interviewGuide', { title: 'Lead', slug: 'lead', role: 'Team lead' }, 'Team lead'],
  ])('labels a %s with %j', (type, fields, label) => {
    expect(toCollectionItem(type, { id: '2', contentful_id: 'x', ...fields }, getNode)?.label).toBe(label)
  })

  it('takes what the event itself takes, and not the time to read about it', () => {
    const event = { id: '3', contentful_id: 'x', title: 'Class', slug: 'x', kind: 'class', minutes: 45 }
    expect(toCollectionItem('event', event, getNode, 1)?.minutes).toBe(45)
  })

  it('passes over what has no address or no name', () => {
    expect(toCollectionItem('blogPost', { ...post, slug: null }, getNode)).toBeUndefined()
    expect(toCollectionItem('blogPost', { ...post, title: '' }, getNode)).toBeUndefined()
  })
})

it('needs at least a minute to read anything', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(550))).toBe(3)
})

it('puts the newest first and what has no date after it, by title', () => {
  const items = [item('b'), item('old', { date: '2025-01-01' }), item('a'), item('new', { date: '2026-01-01' })]
  expect(items.sort(compareItems).map(({ id }) => id)).toEqual(['new', 'old', 'a', 'b'])
})

it('finds those of the same label first', () => {
  const items = [item('1', { label: 'A' }), item('2', { label: 'B' }), item('3', { label: 'A' }), item('4')]
  expect(relatedItems(items, '3', 2).map(({ id }) => id)).toEqual(['1', '2'])
  expect(relatedItems(items, '3', 9).map(({ id }) => id)).toEqual(['1', '2', '4'])
})
