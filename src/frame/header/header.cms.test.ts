import { mapNavigation } from './header.cms'

type Raw = NonNullable<Parameters<typeof mapNavigation>[0]>

const link = (over: object = {}) => ({
  contentful_id: 'link',
  title: 'Inbox',
  url: '/inbox/',
  textHtml: null,
  icon: null,
  isNew: null,
  ...over,
})
const list = (over: object = {}) => ({
  __typename: 'ContentfulNavigationList',
  contentful_id: 'list',
  title: 'By team',
  items: [link()],
  ...over,
})
const card = (over: object = {}) => ({
  __typename: 'ContentfulNavigationCard',
  contentful_id: 'card',
  layout: 'CARD',
  title: 'Platform',
  text: null,
  url: '/platform/',
  icon: null,
  imagePosition: null,
  image: null,
  ...over,
})
const column = (over: object = {}) => ({ contentful_id: 'column', items: [card(), list()], footer: null, ...over })
const item = (over: object = {}) => ({
  contentful_id: 'item',
  title: 'Product',
  url: null,
  columns: [column()],
  ...over,
})

const navigation = (over: object = {}) =>
  ({
    contentful_id: 'navigation',
    name: 'Navigation',
    items: [item()],
    demoLabel: 'Get a Demo',
    demoUrl: '/lp/get-a-demo/',
    trialLabel: 'Free Trial',
    trialUrl: 'https://secure.hearthside.example/members/register/',
    loginLabel: 'Login',
    loginUrl: null,
    ...over,
  }) as unknown as Raw

const firstColumn = (raw: Raw) => {
  const [first] = mapNavigation(raw).items
  if (!first || !('columns' in first)) throw new Error('The first item has no columns')
  const [one] = first.columns
  if (!one) throw new Error('There is no column')
  return one
}

describe('mapNavigation', () => {
  it('is empty for a space without navigation', () => {
    expect(mapNavigation(null)).toEqual({ items: [] })
  })

  it('maps an item with a URL to a link, and ignores its columns', () => {
    const { items } = mapNavigation(navigation({ items: [item({ title: 'Pricing', url: '/pricing/' })] }))
    expect(items).toEqual([{ id: 'item', title: 'Pricing', url: '/pricing/' }])
  })

  it('skips an item that is neither link nor drawer', () => {
    expect(
      mapNavigation(navigation({ items: [item({ columns: [] }), item({ columns: [column({ items: null })] }), null] }))
        .items,
    ).toEqual([])
  })

  it('skips actions without a URL', () => {
    const { demo, trial, login } = mapNavigation(navigation())
    expect(demo).toEqual({ label: 'Get a Demo', href: '/lp/get-a-demo/' })
    expect(trial?.label).toBe('Free Trial')
    expect(login).toBeUndefined()
  })

  it('maps cards and lists by their layout', () => {
    const { items } = firstColumn(
      navigation({
        items: [item({ columns: [column({ items: [card({ layout: 'FEATURED_CARD' }), card(), list()] })] })],
      }),
    )
    expect(items.map(({ layout }) => layout)).toEqual(['FEATURED_CARD', 'CARD', 'LIST'])
  })

  it('skips links without title or URL, and lists without links', () => {
    const raw = navigation({
      items: [
        item({
          columns: [column({ items: [list({ items: [link({ url: null }), link({ title: null }), null] }), list()] })],
        }),
      ],
    })
    expect(firstColumn(raw).items).toHaveLength(1)
  })

  it('maps a text in place of a link', () => {
    const text = link({ url: null, textHtml: '<p>Made with <a href="/ai-features/">AI</a></p>' })
    const footer = { layout: 'SMALL_LIST', title: null, text: null, url: null, items: [text] }
    const raw = navigation({ items: [item({ columns: [column({ items: [list({ items: [text] })], footer })] })] })
    const items = [{ id: 'link', html: '<p>Made with <a href="/ai-features/">AI</a></p>' }]
    expect(firstColumn(raw)).toMatchObject({ items: [{ items }], footer: { items } })
  })

  it('ignores an unknown icon', () => {
    const raw = navigation({
      items: [item({ columns: [column({ items: [card({ icon: 'dragon' }), card({ icon: 'inbox' })] })] })],
    })
    expect(firstColumn(raw).items.map((one) => 'icon' in one && one.icon)).toEqual([undefined, 'inbox'])
  })

  it.each([
    [
      'CTA',
      { title: 'See a demo', url: '/lp/get-a-demo/' },
      { layout: 'CTA', title: 'See a demo', url: '/lp/get-a-demo/' },
    ],
    ['SMALL_LIST', { title: 'More' }, { layout: 'SMALL_LIST', title: 'More' }],
    ['POWERED_BY', { title: null }, { layout: 'POWERED_BY' }],
  ])('maps a %s footer', (layout, over, expected) => {
    const footer = { layout, text: null, url: null, items: [link()], ...over }
    expect(firstColumn(navigation({ items: [item({ columns: [column({ footer })] })] })).footer).toMatchObject(expected)
  })

  it('skips an empty footer', () => {
    const footer = { layout: 'CTA', title: 'See a demo', text: null, url: null, items: null }
    expect(firstColumn(navigation({ items: [item({ columns: [column({ footer })] })] })).footer).toBeUndefined()
  })
})
