import { mapNavigation } from './header.cms'

type Raw = NonNullable<Parameters<typeof mapNavigation>[0]>

/** Makes entries of a type that differ in some fields. */
const entry =
  (type: 'Link' | 'Group', fields: object) =>
  (over: object = {}) => ({ __typename: `ContentfulNavigation${type}`, ...fields, ...over })

const link = entry('Link', { contentful_id: 'link', title: 'Inbox', url: '/inbox/' })
const list = entry('Group', { contentful_id: 'list', title: 'By team', items: [link()] })
const card = entry('Link', { contentful_id: 'card', layout: 'CARD', title: 'Platform', url: '/platform/' })
const column = entry('Group', { contentful_id: 'column', items: [card(), list()] })
const item = entry('Group', { contentful_id: 'item', title: 'Product', columns: [column()] })

const navigation = (over: object = {}) =>
  ({
    items: [item()],
    demoLabel: 'Get a Demo',
    demoUrl: '/lp/get-a-demo/',
    trialLabel: 'Free Trial',
    trialUrl: 'https://secure.hearthside.example/members/register/',
    loginLabel: 'Login',
    loginUrl: null,
    ...over,
  }) as unknown as Raw

const mapItems = (...items: unknown[]) => mapNavigation(navigation({ items })).items

/** The first column of a drawer with this column. */
const mapColumn = (over: object) => {
  const [first] = mapItems(item({ columns: [column(over)] }))
  return first?.columns?.[0]
}

it('is empty for a space without navigation', () => {
  expect(mapNavigation(null)).toEqual({ items: [] })
})

it('maps a link, and skips links and drawers that are incomplete', () => {
  const empty = [item({ columns: [] }), item({ columns: [column({ items: null })] }), item({ columns: [link()] })]
  expect(mapItems(...empty, item({ title: null }), link({ url: null }), null, link())).toEqual([
    { id: 'link', title: 'Inbox', url: '/inbox/' },
  ])
})

it('skips actions without a URL', () => {
  const { demo, trial, login } = mapNavigation(navigation())
  expect(demo).toEqual({ label: 'Get a Demo', href: '/lp/get-a-demo/' })
  expect(trial?.label).toBe('Free Trial')
  expect(login).toBeUndefined()
})

it('maps cards and lists by their layout, and skips lists without complete links', () => {
  const incomplete = list({ items: [link({ url: null }), link({ title: null }), null] })
  const items = mapColumn({ items: [card({ layout: 'FEATURED_CARD' }), card(), incomplete, list()] })?.items
  expect(items?.map(({ layout }) => layout)).toEqual(['FEATURED_CARD', 'CARD', 'LIST'])
})

it('maps a text in place of a link', () => {
  const html = '<p>Made with <a href="/ai-features/">AI</a></p>'
  const text = link({ url: null, textHtml: html })
  const footer = list({ layout: 'SMALL_LIST', title: null, items: [text] })
  const items = [{ id: 'link', html }]
  expect(mapColumn({ items: [list({ items: [text] })], footer })).toMatchObject({
    items: [{ items }],
    footer: { items },
  })
})

it('maps a card in a list to a link, without its text', () => {
  const [first] = mapColumn({ items: [list({ items: [card({ textHtml: '<p>Six parts</p>' })] })] })?.items ?? []
  expect(first).toMatchObject({ items: [{ title: 'Platform', url: '/platform/' }] })
})

it('ignores an unknown icon', () => {
  const items = mapColumn({ items: [card({ icon: 'dragon' }), card({ icon: 'inbox' })] })?.items
  expect(items?.map((one) => 'icon' in one && one.icon)).toEqual([undefined, 'inbox'])
})

it('maps a link below a column', () => {
  const below = (over: object) => mapColumn({ footer: card({ layout: 'CTA', ...over }) })?.footer
  expect(below({})).toMatchObject({ layout: 'CTA', title: 'Platform', url: '/platform/' })
  expect(below({ url: null })).toBeUndefined()
})

it.each([
  ['SMALL_LIST', 'More'],
  ['POWERED_BY', undefined],
])('maps a group in the layout %s below a column', (layout, title) => {
  const footer = list({ layout, title: title ?? null })
  expect(mapColumn({ footer })?.footer).toMatchObject({ layout, title, items: [{ title: 'Inbox' }] })
  expect(mapColumn({ footer: list({ layout, items: null }) })?.footer).toBeUndefined()
})
