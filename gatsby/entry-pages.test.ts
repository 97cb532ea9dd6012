import { collectionsModel } from './collections/collections'
import { entryPagesModel, entryPagesOfThisBuild } from './entry-pages'
import { fixedPages } from './fixed-pages'
import { pages } from './pages'
import { createPages, type Space } from './test-support/answer-of'

interface Created {
  readonly path: string
  readonly context: Readonly<Record<string, unknown>>
  readonly slices?: Readonly<Record<string, string>>
}

/** Runs the models that create pages from entries. Returns the warnings and the paths by node id. */
async function build(space: Space) {
  const reporter = { warn: jest.fn() }
  const actions = { createPage: jest.fn() }
  await createPages([entryPagesModel, pages, collectionsModel], space, { actions, reporter })
  const created = actions.createPage.mock.calls.flat() as Created[]
  return {
    warnings: reporter.warn.mock.calls.flat() as string[],
    created: created.map(({ path, context }) => [path, context.id]),
    contexts: new Map(created.map(({ path, context }) => [path, context])),
    slices: new Map(created.map(({ path, slices }) => [path, slices])),
  }
}

const page = (id: string, path: string) => ({ id, contentful_id: id, name: id, path, blocks: null })
const companyPage = (id: string, path: string) => ({ ...page(id, path), title: id })

const section = (id: string, name = id) => ({ id, contentful_id: id, slug: id, name })
const post = (number: number, fields: object = {}) => ({
  id: `post-${number}`,
  contentful_id: `post-${number}`,
  slug: `post-${number}`,
  title: `Post ${number}`,
  // Higher numbers are newer.
  publishedOn: new Date(Date.UTC(2000, 0, number)).toISOString().slice(0, 10),
  author: { id: `author-${number % 4}` },
  category: { id: `category-${number % 3}`, name: `category-${number % 3}` },
  ...fields,
})

const event = (id: string, startsAt: string | null) => ({
  ...{ id, contentful_id: id, slug: id, title: id, kind: 'webinar', startsAt },
})

it('has a calendar file for events in the future', async () => {
  const events = [event('over', '2020-01-01T17:00:00Z'), event('soon', '2100-01-01T17:00:00Z'), event('any', null)]
  const { contexts } = await build({ event: events })
  expect(['over', 'soon', 'any'].map((id) => contexts.get(`/webinars/${id}/`)?.calendar)).toEqual([
    ...[undefined, '/webinars/soon/event.ics', undefined],
  ])
})

const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index))
const blog = (blogPosts: Space[string]): Space => ({
  blogPost: blogPosts,
  author: Array.from({ length: 4 }, (_, index) => section(`author-${index}`)),
  blogCategory: Array.from({ length: 3 }, (_, index) => section(`category-${index}`)),
})

describe('pages with dates', () => {
  const dated = {
    page: [
      { ...page('later', '/later/'), publishAt: '2100-01-01' },
      { ...page('over', '/over/'), expireAt: '2000-01-01' },
      { ...page('live', '/live/'), publishAt: '2000-01-01', expireAt: '2100-01-01' },
      { ...page('home', '/'), expireAt: '2000-01-01' },
    ],
  }
  const { NODE_ENV } = process.env
  const setMode = (mode: string | undefined) => Object.assign(process.env, { NODE_ENV: mode })
  afterEach(() => setMode(NODE_ENV))

  it('are left out of a build before and after them, except the home page', async () => {
    setMode('production')
    expect((await build(dated)).created).toEqual([
      ['/live/', 'live'],
      ['/', 'home'],
    ])
  })

  it('are the same until the end of the build, even if their date passes during it', async () => {
    setMode('production')
    jest.useFakeTimers({ now: Date.parse('2099-12-31'), doNotFake: ['nextTick', 'setImmediate'] })
    try {
      await build(dated)
      jest.setSystemTime(Date.parse('2100-01-02'))
      expect(entryPagesOfThisBuild().pages.map(({ id }) => id)).toEqual(['home', 'live'])
    } finally {
      jest.useRealTimers()
    }
  })

  it('are in previews, with a notice', async () => {
    const { contexts } = await build(dated)
    expect([...contexts].map(([path, { notice }]) => [path, notice])).toEqual([
      ['/later/', 'Visitors see this page from 2100-01-01.'],
      ['/over/', 'Visitors no longer see this page: it expired at 2000-01-01.'],
      ['/live/', undefined],
      ['/', undefined],
    ])
  })
})

it('passes the valid choices for the frame of a page on, and nothing without any', async () => {
  const { contexts } = await build({
    page: [
      { ...page('tour', '/tour/'), header: null, footer: 'none', demoBar: 'sometimes' },
      { ...page('plain', '/plain/'), header: null, footer: null, demoBar: null },
    ],
  })
  expect(contexts.get('/tour/')?.frame).toEqual({ footer: 'none' })
  expect(Object.keys(contexts.get('/plain/') ?? {})).not.toContain('frame')
})

describe('customer stories', () => {
  const story = (id: string, industry: string, fields: object = {}) => ({
    ...{ id, contentful_id: id, slug: id, title: id, industry, publishedOn: '2026-01-01' },
    ...fields,
  })
  const space = {
    story: [
      story('bell', 'Education', { publishedOn: '2026-02-01' }),
      story('desk', 'Software'),
      story('hall', 'Education', { related: [{ id: 'desk' }] }),
    ],
  }

  it('have a list for each industry that has one, newest first', async () => {
    const { contexts } = await build(space)
    const lists = [...contexts].filter(([path]) => path.startsWith('/customers/industry/'))
    expect(lists.map(([path, { heading, entries }]) => [path, heading, entries])).toEqual([
      ['/customers/industry/education/', 'Customer stories: Education', ['bell', 'hall']],
      ['/customers/industry/software/', 'Customer stories: Software', ['desk']],
    ])
    expect(lists[1]?.[1].filters).toMatchObject([
      { label: 'All', isCurrent: false },
      { label: 'Education', isCurrent: false },
      { label: 'Software', isCurrent: true },
    ])
  })

  it('lead to the chosen stories, otherwise to those of the same industry first', async () => {
    const { contexts } = await build(space)
    expect(contexts.get('/customers/hall/')?.related).toEqual(['desk'])
    expect(contexts.get('/customers/bell/')?.related).toEqual(['hall', 'desk'])
  })
})

describe('pages of entries', () => {
  it('are skipped at the path of another entry, pages with blocks first', async () => {
    const { created, warnings } = await build({
      companyPage: [companyPage('terms', '/terms/')],
      page: [page('legal', '/terms/'), page('other-legal', '/terms/')],
    })
    expect(created).toEqual([['/terms/', 'legal']])
    expect(warnings).toEqual([
      'The entry “other-legal” (page) is not built: “/terms/” is already used by the entry “legal” (page). Change its path.',
      'The entry “terms” (companyPage) is not built: “/terms/” is already used by the entry “legal” (page). Change its path.',
    ])
  })

  it('are skipped at the path of a built-in page', async () => {
    const { created, warnings } = await build({
      companyPage: [companyPage('list', '/blog/page/1/')],
    })
    expect(created).toEqual([])
    expect(warnings).toEqual([
      'The entry “list” (companyPage) is not built: “/blog/page/1/” is already used by the site itself. Change its path.',
    ])
  })

  it('list twelve posts each, with links to newer and older pages', async () => {
    const { contexts } = await build({ blogPost: posts(25) })
    const ids = posts(25).map(({ id }) => id)
    ids.reverse()
    const numbers = [1, 2, 3, 4]
    const pathOf = (number: number) => `/blog/page/${number}/`
    expect(numbers.map((number) => contexts.get(pathOf(number)))).toEqual([
      {
        heading: 'All posts',
        parent: { label: 'the blog', href: '/blog/' },
        title: 'All posts, page 1',
        description: 'Page 1 of 3 of all posts on the Hearthside blog, newest first.',
        number: 1,
        pages: 3,
        older: pathOf(2),
        entries: ids.slice(0, 12),
      },
      expect.objectContaining({ number: 2, newer: pathOf(1), older: pathOf(3), entries: ids.slice(12, 24) }),
      expect.objectContaining({ number: 3, newer: pathOf(2), entries: ids.slice(24) }),
      undefined,
    ])
  })

  it('list 24 posts of an author, and the rest on further pages', async () => {
    const all = posts(60).map((one) => ({ ...one, author: { id: 'ada' } }))
    const { contexts } = await build({ blogPost: all, author: [section('ada', 'Ada Okafor')] })
    const ids = all.map(({ id }) => id)
    ids.reverse()
    expect(contexts.get('/blog/authors/ada/')).toEqual({
      id: 'ada',
      posts: ids.slice(0, 24),
      morePosts: '/blog/authors/ada/page/2/',
    })
    expect(contexts.get('/blog/authors/ada/page/3/')).toEqual({
      heading: 'Posts by Ada Okafor',
      parent: { label: 'Ada Okafor', href: '/blog/authors/ada/' },
      title: 'Posts by Ada Okafor, page 3',
      description: 'Page 3 of 3 of the Hearthside blog: Posts by Ada Okafor, newest first.',
      pages: 3,
      number: 3,
      newer: '/blog/authors/ada/page/2/',
      entries: ids.slice(48),
    })
  })

  it('contain neighbors and related entries, same category first', async () => {
    const { contexts } = await build(blog(posts(30)))
    expect(contexts.get('/blog/post-20/')).toEqual({
      id: 'post-20',
      newer: 'post-21',
      older: 'post-19',
      related: ['post-17', 'post-14', 'post-11'],
    })
  })
})

describe('translations of pages', () => {
  const home = { ...page('home', '/'), translations: ['de'] }
  const german = { ...page('home-de', '/'), contentful_id: 'home', node_locale: 'de' }

  it('are at the path of the original below their language, with the frame in it', async () => {
    const { slices, contexts, warnings } = await build({
      page: [home, page('pricing', '/pricing/')],
      translatedPage: [german],
    })
    expect(warnings).toEqual([])
    const languages = [
      { hrefLang: 'en', region: 'en_US', name: 'English', path: '/' },
      { hrefLang: 'de', region: 'de_DE', name: 'Deutsch', path: '/de/' },
    ]
    expect(contexts.get('/de/')).toMatchObject({
      id: 'home-de',
      locale: 'de',
      languages,
      translation: { locale: 'de', paths: ['/'], words: { close: 'Schließen' } },
    })
    expect(slices.get('/de/')).toMatchObject({ header: 'header-de', footer: 'footer-de' })
    expect(contexts.get('/')).toMatchObject({ id: 'home', languages })
    expect(contexts.get('/pricing/')).not.toHaveProperty('languages')
  })

  it('can be reached from error pages, which are in English', async () => {
    await build({ page: [home], translatedPage: [german] })
    const actions = { createPage: jest.fn() }
    fixedPages.createPagesStatefully?.({ actions } as never)
    expect(actions.createPage).toHaveBeenCalledWith(
      expect.objectContaining({
        path: '/404/',
        context: { status: '404', languages: [expect.anything(), expect.objectContaining({ path: '/de/' })] },
      }),
    )
  })

  it('are left out with a warning if the space lacks the locale', async () => {
    const { created, warnings } = await build({ page: [home] })
    expect(created).toEqual([['/', 'home']])
    expect(warnings).toEqual([
      'The entry “home” (page) is not built in “de”: the space has no such locale. Add it in the settings of the space.',
    ])
  })
})
