/** @jest-environment jsdom */
import { entryPagesModel } from './entry-pages'
import { feed as feedModel, feedFile, type FeedItem } from './feed'
import { writePublicFile } from './site-files'
import { createPages } from './test-support/answer-of'

jest.mock('./site-files', () => ({ writePublicFile: jest.fn() }))

const options = {
  origin: 'https://www.hearthside.example',
  title: 'Hearthside blog',
  path: '/blog/',
  description: 'Notes on support.',
}

const post: FeedItem = {
  title: 'Questions & <answers>',
  path: '/blog/questions/',
  description: 'What to ask, "quoted".',
  publishedOn: '2026-03-04',
  author: 'Ada Okafor',
  category: 'Craft',
  bodyHtml: '<p><a href="/pricing/">Prices</a>, <a href="https://other.example/">others</a>, ]]> &amp; more</p>',
}

const parse = (items: readonly FeedItem[]): Document =>
  new DOMParser().parseFromString(feedFile(options, items), 'application/xml')

const textOf = (parent: Document | Element, name: string): string | undefined =>
  parent.getElementsByTagName(name)[0]?.textContent

describe('feedFile', () => {
  it('is XML with its title and its own address', () => {
    const feed = parse([post])
    expect(feed.getElementsByTagName('parsererror')).toHaveLength(0)
    expect(textOf(feed, 'title')).toBe('Hearthside blog')
    expect(textOf(feed, 'link')).toBe('https://www.hearthside.example/blog/')
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'https://www.hearthside.example/blog/rss.xml',
    )
  })

  it('lists posts in order and escapes their characters', () => {
    const items = [...parse([post, { ...post, path: '/blog/older/' }]).getElementsByTagName('item')]
    expect(items.map((item) => textOf(item, 'link'))).toEqual([
      'https://www.hearthside.example/blog/questions/',
      'https://www.hearthside.example/blog/older/',
    ])
    const [first] = items
    if (!first) throw new Error('The feed has no item.')
    expect(textOf(first, 'title')).toBe(post.title)
    expect(textOf(first, 'description')).toBe(post.description)
    expect(textOf(first, 'pubDate')).toBe('Wed, 04 Mar 2026 12:00:00 GMT')
    expect(textOf(first, 'dc:creator')).toBe('Ada Okafor')
    expect(textOf(first, 'category')).toBe('Craft')
  })

  it('has the day as the page shows it, also of a time in another zone', () => {
    const feed = parse([{ ...post, publishedOn: '2026-03-04T00:00+02:00' }])
    expect([textOf(feed, 'lastBuildDate'), textOf(feed, 'pubDate')]).toEqual([
      'Wed, 04 Mar 2026 12:00:00 GMT',
      'Wed, 04 Mar 2026 12:00:00 GMT',
    ])
  })

  it('has no characters that XML does not allow', () => {
    const [item] = parse([{ ...post, title: 'From\u000b a slide\u0000' }]).getElementsByTagName('item')
    expect(item && textOf(item, 'title')).toBe('From a slide')
  })

  it('leaves out what an entry lacks', () => {
    const { author, category, description, ...change } = post
    expect(author && category && description).toBeTruthy()
    const [item] = parse([{ ...change, path: '/changelog/#mobile-lock' }]).getElementsByTagName('item')
    expect(Array.from(item?.children ?? [], ({ tagName }) => tagName)).toEqual([
      ...['title', 'link', 'guid', 'pubDate', 'content:encoded'],
    ])
    expect(item && textOf(item, 'guid')).toBe('https://www.hearthside.example/changelog/#mobile-lock')
  })

  it('uses absolute addresses in posts', () => {
    const body = textOf(parse([post]), 'content:encoded')
    expect(body).toContain('href="https://www.hearthside.example/pricing/"')
    expect(body).toContain('href="https://other.example/"')
  })
})

it.each([
  ['written', undefined],
  ['removed', '2100-01-01'],
])('the feed of the changelog is %s if its page has the publish date %s', async (outcome, publishAt) => {
  const space = { CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b' }
  jest.replaceProperty(process, 'env', { ...process.env, ...space, NODE_ENV: 'production' })
  const changelog = { contentful_id: 'changelog', title: 'Changelog', path: '/changelog/', publishAt }
  await createPages([entryPagesModel], { page: [changelog] })
  const none = { nodes: [] }
  const data = { contentfulSiteSettings: null, posts: none, changes: none }
  await feedModel.onPostBuild?.({ graphql: () => Promise.resolve({ data }) } as never)
  const [name, text] = jest.mocked(writePublicFile).mock.lastCall ?? []
  expect([name, text === undefined ? 'removed' : 'written']).toEqual(['/changelog/rss.xml', outcome])
})
