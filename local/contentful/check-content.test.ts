import { contentModel } from '../../content/model'
import type { Problem } from './problem'
import { readContentful } from './read-contentful'
import { readSpace } from './read-space'
import { makeContentFolder } from './test-support/content-folder'
import { type TestAsset, type TestEntry, type TestSpace, toClient, toFiles } from './test-support/fault-space'

const entry = (type: string, fields: TestEntry['fields']): TestEntry => ({ type, fields })

const page = (path: string, title: string, blocks: readonly string[]) =>
  entry('page', { name: title, path, title, description: `About ${title}`, blocks })

const config = (baseline: string, variants: readonly object[], distribution = [0.5, 0.5]) => ({
  traffic: 1,
  distribution,
  components: [{ baseline: { id: baseline }, variants }],
})

const hero = entry('hero', {
  name: 'Hero',
  layout: 'split',
  heading: 'Hello',
  primaryLabel: 'Prices',
  primaryUrl: '/pricing/#plans',
  image: 'screen',
  phoneImage: 'screen-phone',
})

const post = (slug: string, title: string) =>
  entry('blogPost', {
    title,
    slug,
    description: 'Words',
    author: 'ada',
    category: 'craft',
    publishedOn: '2026-01-31',
    body: 'Words.',
  })

const sound: TestSpace = {
  entries: {
    home: page('/', 'Home', ['hero', 'text', 'grid', 'table', 'slot']),
    pricing: page('/pricing/', 'Pricing', ['plans', 'faq']),
    hero: { ...hero, fields: { ...hero.fields, nt_experiences: ['shops-hero'] } },
    text: entry('richText', { name: 'Text', body: '## First\n\nSee [first](#first), [prices](/pricing/#answers).' }),
    grid: entry('featureGrid', { name: 'Grid', heading: 'All', columns: 2, features: ['inbox', 'chat'] }),
    inbox: entry('feature', { title: 'Inbox', text: 'Mail', icon: 'inbox' }),
    chat: entry('feature', { title: 'Chat', text: 'Words' }),
    table: entry('comparisonTable', {
      name: 'Table',
      heading: 'Compare',
      columns: ['Standard', 'Plus'],
      rows: [{ feature: 'Chat', values: [true, 'Soon'] }],
    }),
    slot: entry('formSlot', {
      name: 'Slot',
      heading: 'Ask',
      form: 'demo',
      fallbackLabel: 'Write',
      fallbackUrl: '#contact-us',
    }),
    demo: entry('form', { name: 'Demo', formId: 'demo', use: 'lead capture', fieldGroups: ['row'] }),
    row: entry('formFieldGroup', { name: 'Row', formFields: ['email', 'size'] }),
    email: entry('formField', { label: 'Email', name: 'email', fieldType: 'email' }),
    size: entry('formField', { label: 'Size', name: 'size', fieldType: 'dropdown', options: 'Small\nLarge' }),
    plans: entry('pricingTable', {
      name: 'Plans',
      anchor: 'plans',
      monthlyLabel: 'Monthly',
      yearlyLabel: 'Yearly',
      plans: ['plus'],
    }),
    plus: entry('plan', {
      title: 'Plus',
      audience: 'Teams',
      monthlyPrice: 50,
      yearlyPrice: 45,
      features: ['All'],
      actionLabel: 'Try',
      actionUrl: '/',
    }),
    faq: entry('faq', { name: 'Faq', anchor: 'answers', heading: 'Questions', items: ['card'] }),
    card: entry('faqItem', { question: 'Card?', answer: 'No.' }),
    'shops-hero': entry('nt_experience', {
      nt_name: 'Shops',
      nt_type: 'nt_experiment',
      nt_config: config('hero', [{ id: 'variant' }]),
      nt_variants: ['variant'],
    }),
    variant: { ...hero, fields: { ...hero.fields, name: 'Variant', phoneImage: undefined } },
    shops: entry('nt_audience', { nt_name: 'Shops', nt_audience_id: 'shops', nt_rules: { any: [] } }),
    navigation: entry('navigation', {
      name: 'Navigation',
      items: ['prices'],
      demoLabel: 'Demo',
      demoUrl: '/',
      trialLabel: 'Trial',
      trialUrl: '/',
      loginLabel: 'Login',
      loginUrl: 'https://app.example.com/',
    }),
    prices: entry('navigationItem', { title: 'Prices', url: '/pricing/' }),
    'menu-link': entry('navigationLink', { title: 'Link', url: '/old/' }),
    old: entry('redirect', { from: '/old/', to: '/pricing/' }),
    ada: entry('author', { name: 'Ada', slug: 'ada', role: 'Support', description: 'Answers', bio: 'Words.' }),
    craft: entry('blogCategory', { name: 'Craft', slug: 'craft', description: 'How it is done' }),
    post: post('post', 'A post'),
    job: entry('jobPost', {
      title: 'Job',
      slug: 'job',
      description: 'Answer mail',
      team: 'Product',
      location: 'Remote',
      employment: 'Full-time',
      salaryFrom: 60000,
      salaryTo: 70000,
      publishedOn: '2026-01-31',
      closesOn: '2026-03-31',
      body: 'Words.',
    }),
    terms: entry('companyPage', {
      title: 'Terms',
      path: '/terms/',
      description: 'What holds',
      updatedOn: '2026-01-31',
      body: 'Words.',
    }),
  },
  assets: {
    screen: { title: 'Screen', description: 'An inbox' },
    'screen-phone': { title: 'Screen on phones', description: '' },
    tour: { title: 'Tour', description: 'A film', isVideo: true },
  },
}

type Change = (space: TestSpace) => TestSpace

const set =
  (id: string, fields: TestEntry['fields']): Change =>
  ({ entries, assets }) => {
    const { type = '', fields: before, ...others } = entries[id] ?? {}
    return { entries: { ...entries, [id]: { type, ...others, fields: { ...before, ...fields } } }, assets }
  }

const add =
  (id: string, added: TestEntry): Change =>
  ({ entries, assets }) => ({ entries: { ...entries, [id]: added }, assets })

const draft =
  (id: string): Change =>
  ({ entries, assets }) => {
    const { type = '', fields = {} } = entries[id] ?? {}
    return { entries: { ...entries, [id]: { type, fields, isDraft: true } }, assets }
  }

const setAsset =
  (id: string, changes: Partial<TestAsset>): Change =>
  ({ entries, assets }) => ({
    entries,
    assets: { ...assets, [id]: { title: '', description: '', ...assets[id], ...changes } },
  })

const text = (body: string) => set('text', { body })
const longTitle = 'x'.repeat(66)

/** What is wrong, the changes, and the entry, the field and the start of the message. */
const faults: readonly [
  name: string,
  changes: readonly Change[],
  ...place: [id: string, field: string, wrong: string],
][] = [
  ['a missing required field', [set('hero', { heading: undefined })], 'hero', 'heading', '“Heading” is missing.'],
  ['a missing text', [text('')], 'text', 'body', '“Text” is missing.'],
  [
    'a text of several lines in place of one',
    [set('hero', { heading: 'One\ntwo' })],
    'hero',
    'heading',
    '“Heading” must be a single line.',
  ],
  [
    'a text that is too long',
    [set('pricing', { title: longTitle })],
    'pricing',
    'title',
    '“Title” has 66 characters; the limit is 65.',
  ],
  [
    'an overlong path',
    [add('long', page(`/${'a'.repeat(120)}/`, 'Long', ['text']))],
    'long',
    'path',
    '“Path” has 122 characters; the limit is 100.',
  ],
  [
    'an overlong address',
    [set('post', { slug: 'a'.repeat(61) })],
    'post',
    'slug',
    '“Address” has 61 characters; the limit is 60.',
  ],
  [
    'a path without slashes',
    [add('about', page('about', 'About', ['text']))],
    'about',
    'path',
    '“about” is not a valid value for “Path”.',
  ],
  [
    'an option that does not exist',
    [set('hero', { layout: 'splt' })],
    'hero',
    'layout',
    '“splt” is not an option for “Layout”.',
  ],
  ['an unknown icon', [set('inbox', { icon: 'inbx' })], 'inbox', 'icon', '“inbx” is not an option for “Icon”.'],
  [
    'a list that is too short',
    [set('grid', { features: ['inbox'] })],
    'grid',
    'features',
    '“Features” has 1 item; it needs at least 2.',
  ],
  [
    'a list that is too long',
    [
      set('table', {
        columns: ['a', 'b', 'c', 'd', 'e'],
        rows: [{ feature: 'x', values: [true, true, true, true, true] }],
      }),
    ],
    'table',
    'columns',
    '“Columns” has 5 items; the limit is 4.',
  ],
  [
    'a number that is too high',
    [set('grid', { columns: 5 })],
    'grid',
    'columns',
    '“Columns on wide screens” must be at least 2 and at most 4, not 5.',
  ],
  [
    'a day that does not exist',
    [set('post', { publishedOn: '2026-02-30' })],
    'post',
    'publishedOn',
    '“2026-02-30” is not a valid date.',
  ],
  [
    'an implausible date',
    [set('job', { closesOn: '2062-03-31' })],
    'job',
    'closesOn',
    '“2062-03-31” is not plausible.',
  ],
  [
    'a job that closes before it opens',
    [set('job', { closesOn: '2025-03-31' })],
    'job',
    'closesOn',
    '“closesOn” (2025-03-31) is less than “publishedOn”',
  ],
  [
    'a post that was changed before it was published',
    [set('post', { updatedOn: '2025-03-31' })],
    'post',
    'updatedOn',
    '“updatedOn” (2025-03-31) is less than “publishedOn”',
  ],
  [
    'a salary whose end is below its start',
    [set('job', { salaryTo: 6000 })],
    'job',
    'salaryTo',
    '“salaryTo” (6000) is less than “salaryFrom” (60000).',
  ],
  ['an unknown reference', [set('home', { blocks: ['hero', 'gone'] })], 'home', 'blocks.1', ''],
  ['a reference to an entry of another type', [set('faq', { items: ['inbox'] })], 'faq', 'items.0', ''],
  ['a draft that a published entry refers to', [draft('card')], 'faq', 'items.0', ''],
  ['an entry that is listed twice', [set('grid', { features: ['inbox', 'chat', 'inbox'] })], 'grid', 'features.2', ''],
  ['an unknown picture', [set('hero', { image: 'gone' })], 'hero', 'image', ''],
  [
    'a video where a picture belongs',
    [set('hero', { image: 'tour', phoneImage: undefined })],
    'hero',
    'image',
    '“tour” is a video, but a picture belongs here.',
  ],
  [
    'a picture without alternative text',
    [setAsset('screen', { description: '' })],
    'screen',
    'description',
    'The picture has no description.',
  ],
  [
    'a picture for phones with other proportions',
    [setAsset('screen-phone', { width: 6 })],
    'hero',
    'phoneImage',
    'It is 6 × 4 pixels, and “image” 8 × 4.',
  ],
  ['two pages with one path', [add('z-copy', page('/pricing/', 'Copy', ['text']))], 'z-copy', 'path', ''],
  ['two types with one path', [add('z-ada', page('/blog/authors/ada/', 'Ada', ['text']))], 'z-ada', 'path', ''],
  [
    'a path of the site itself',
    [set('terms', { path: '/api/terms/' })],
    'terms',
    'path',
    '“/api/terms/” is reserved for the site.',
  ],
  ['two posts with one address', [add('second', post('post', 'Second'))], 'second', 'slug', ''],
  ['two pages with one title', [add('z-copy', page('/copy/', 'pricing', ['text']))], 'z-copy', 'title', ''],
  [
    'two heroes on a page',
    [add('second', hero), set('home', { blocks: ['hero', 'second'] })],
    'home',
    'blocks.1',
    'The page has a second hero',
  ],
  ['two blocks with one anchor', [set('faq', { anchor: 'plans' }), text('Words.')], 'pricing', 'blocks.1', ''],
  [
    'two navigations',
    [add('second', sound.entries.navigation ?? hero)],
    'second',
    '',
    'The site uses one entry of this type',
  ],
  [
    'a label without a link',
    [set('hero', { primaryUrl: undefined })],
    'hero',
    'primaryLabel',
    '“primaryLabel” is set, but “primaryUrl” is missing.',
  ],
  [
    'a link without a label',
    [set('hero', { primaryLabel: undefined })],
    'hero',
    'primaryUrl',
    '“primaryUrl” is set, but “primaryLabel” is missing.',
  ],
  [
    'a link in a field to a page that does not exist',
    [set('hero', { primaryUrl: '/prcing/' })],
    'hero',
    'primaryUrl',
    'No page has the path “/prcing/”.',
  ],
  [
    'a link in a text to a page that does not exist',
    [text('See [prices](/prices/?plan=plus).')],
    'text',
    'body',
    'No page has the path “/prices/”.',
  ],
  [
    'a link in the menu to a page that does not exist',
    [set('prices', { url: '/prices/' })],
    'prices',
    'url',
    'No page has the path “/prices/”.',
  ],
  [
    'a link to a draft',
    [draft('terms'), text('See [terms](/terms/).')],
    'text',
    'body',
    '“/terms/” is a page that is still a draft.',
  ],
  [
    'a link to a missing section of another page',
    [set('hero', { primaryUrl: '/pricing/#plan' })],
    'hero',
    'primaryUrl',
    'The page “/pricing/” has no section “#plan”.',
  ],
  [
    'a link in a text to a missing section',
    [text('See [prices](/pricing/#prices).')],
    'text',
    'body',
    'The page “/pricing/” has no section “#prices”.',
  ],
  [
    'a link to a missing section of the same page',
    [text('See [second](#second).')],
    'text',
    'body',
    'The page “/” has no section “#second”.',
  ],
  [
    'an address that cannot be a link',
    [set('hero', { primaryUrl: 'pricing' })],
    'hero',
    'primaryUrl',
    '“pricing” is not a valid value for “Main button: link”.',
  ],
  [
    'a link in the menu without a target',
    [set('menu-link', { url: undefined })],
    'menu-link',
    'url',
    'The link has neither a “url” nor a “text”.',
  ],
  [
    'a link in the menu with two targets',
    [set('menu-link', { text: 'Words' })],
    'menu-link',
    'url',
    'The link has both a “url” and a “text”.',
  ],
  [
    'a redirect to a page that does not exist',
    [set('old', { to: '/prices/' })],
    'old',
    'to',
    'No page has the path “/prices/”.',
  ],
  [
    'a redirect to a section that does not exist',
    [set('old', { to: '/pricing/#plan' })],
    'old',
    'to',
    'The page “/pricing/” has no section “#plan”.',
  ],
  ['a redirect that hides a page', [add('new', entry('redirect', { from: '/terms', to: '/' }))], 'new', 'from', ''],
  [
    'a redirect in a loop',
    [add('new', entry('redirect', { from: '/a/', to: '/a/?b=c' }))],
    'new',
    'to',
    'The redirect creates a loop',
  ],
  [
    'two redirects from one path',
    [add('other', entry('redirect', { from: '/old', to: '/' }))],
    'other',
    'from',
    'Another redirect already uses this path',
  ],
  [
    'a redirect from an address with a query',
    [add('new', entry('redirect', { from: '/a?b=c', to: '/' }))],
    'new',
    'from',
    '“/a?b=c” is not a valid value for “From”.',
  ],
  [
    'a redirect to another protocol',
    [set('old', { to: 'ftp://example.com' }), set('menu-link', { url: '/' })],
    'old',
    'to',
    '“ftp://example.com” is not a valid value for “To”.',
  ],
  ['a removed page without a redirect', [], '/removed/', '', 'The live site has this page'],
  [
    'a plan without prices',
    [set('plus', { monthlyPrice: undefined, yearlyPrice: undefined })],
    'plus',
    'priceLabel',
    'The plan has neither prices nor a “priceLabel”.',
  ],
  [
    'a plan with one price only',
    [set('plus', { yearlyPrice: undefined })],
    'plus',
    'monthlyPrice',
    'The plan has a “monthlyPrice” but no “yearlyPrice”.',
  ],
  [
    'a table row of the wrong width',
    [set('table', { rows: [{ feature: 'Chat', values: [true] }] })],
    'table',
    'rows.0',
    'The row has 1 value for 2 columns.',
  ],
  [
    'a table row without its feature',
    [set('table', { rows: [{ values: [true, true] }] })],
    'table',
    'rows.0.feature',
    '“feature” is missing in a row.',
  ],
  [
    'a table cell that is a number',
    [set('table', { rows: [{ feature: 'Chat', values: [true, 5] }] })],
    'table',
    'rows.0.values.1',
    'A cell must be true, false or a short text',
  ],
  [
    'two form fields of one name',
    [set('size', { name: 'email' })],
    'demo',
    'fieldGroups',
    'The form cannot be shown: two of its fields have the name “email”.',
  ],
  [
    'a form field with a reserved name',
    [set('email', { name: 'pageUri' })],
    'email',
    'name',
    'The form cannot be shown: “pageUri” is reserved',
  ],
  [
    'a dropdown without choices',
    [set('size', { options: undefined })],
    'size',
    'options',
    'The form cannot be shown: it is empty',
  ],
  [
    'a choice that is listed twice',
    [set('size', { options: 'Small\nSmall' })],
    'size',
    'options',
    'The form cannot be shown: “Small” is listed twice.',
  ],
  [
    'a default value that is not a choice',
    [set('size', { defaultValue: 'Huge' })],
    'size',
    'defaultValue',
    'The form cannot be shown: “Huge” must be one of the choices.',
  ],
  [
    'a block of HTML in a text',
    [text('<div>Wrong</div>')],
    'text',
    'body',
    'The text contains HTML: “<div>Wrong</div>”.',
  ],
  [
    'HTML within a line of a text',
    [set('card', { answer: 'No <b>card.' })],
    'card',
    'answer',
    'The text contains HTML: “<b>”.',
  ],
  [
    'a second main heading in a text',
    [text('# Wrong')],
    'text',
    'body',
    'The text has a heading of level 1, but the page already has one.',
  ],
  [
    'a skipped level of heading',
    [text('## One\n\n#### Three')],
    'text',
    'body',
    'A heading of level 4 follows one of level 2.',
  ],
  [
    'code that is never closed',
    [text('Words\n\n```js\nlet a')],
    'text',
    'body',
    'The code block that starts here is never closed.',
  ],
  [
    'a table column without a heading',
    [text('|  | Price |\n| --- | --- |\n| One | 20 |')],
    'text',
    'body',
    'A column of this table has no heading.',
  ],
  ['a link without an address', [text('A [link]().')], 'text', 'body', 'A link has no address.'],
  ['a picture without an address', [text('![Inbox]()')], 'text', 'body', 'A picture has no address.'],
  [
    'a link whose address has a space',
    [text('A [link](/a page/).')],
    'text',
    'body',
    '“A [link](/a page/).” looks like a link',
  ],
  [
    'an experience whose variant is not linked',
    [set('shops-hero', { nt_variants: undefined })],
    'shops-hero',
    'nt_config',
    'The variant “variant” is missing from “nt_variants”.',
  ],
  [
    'an experience with too many shares',
    [set('shops-hero', { nt_config: config('hero', [{ id: 'variant' }], [0.3, 0.3, 0.4]) })],
    'shops-hero',
    'nt_config',
    '“distribution” has 3 shares for a baseline and 1 variant.',
  ],
  [
    'an experience with traffic in percent',
    [set('shops-hero', { nt_config: { ...config('hero', [{ id: 'variant' }]), traffic: 50 } })],
    'shops-hero',
    'nt_config.traffic',
    '“traffic” must be a number from 0 to 1.',
  ],
  [
    'an experience that replaces another block',
    [set('shops-hero', { nt_config: config('text', [{ id: 'variant' }]) })],
    'hero',
    'nt_experiences.0',
    'The experience does not replace this block.',
  ],
  [
    'an experience on no block',
    [set('hero', { nt_experiences: undefined })],
    'shops-hero',
    'nt_name',
    'No block has this experience.',
  ],
  [
    'an experience on an entry that no page lists',
    [set('hero', { nt_experiences: undefined }), set('variant', { nt_experiences: ['shops-hero'] })],
    'variant',
    'nt_experiences.0',
    'Experiences work only for blocks that a page lists',
  ],
  [
    'an audience with an unknown rule',
    [set('shops', { nt_rules: { any: [{ all: [{ type: 'weather' }] }] } })],
    'shops',
    'nt_rules.any.0.all.0.type',
    'A rule has an unknown “type”.',
  ],
]

const now = Date.parse('2026-06-01')
const access = {
  spaceId: 'space',
  accessToken: 'token',
  environment: 'master',
  host: 'preview.contentful.com',
  isPreview: true,
}

const toPath = (keys: string, name = (key: string) => key): string =>
  keys
    .split('.')
    .map((key, index) => (/^\d+$/.test(key) ? `[${Number(key) + 1}]` : index === 0 ? name(key) : `.${key}`))
    .join('')

interface Source {
  readonly source: string
  readonly read: (space: TestSpace, livePaths: readonly string[]) => Promise<readonly Problem[]>
  /** File and field, or link and the field's name. */
  readonly place: (space: TestSpace, id: string, field: string) => Partial<Problem>
}

const sources: readonly Source[] = [
  {
    source: 'files',
    read: async (space, livePaths) => {
      const content = await makeContentFolder(await toFiles(space))
      try {
        const result = await readSpace(content.folder, livePaths)
        return [...(result.ok ? [] : result.problems), ...result.warnings]
      } finally {
        await content.remove()
      }
    },
    place: ({ entries, assets }, id, field) => {
      const type = entries[id]?.type
      const file = type ? `entries/${type}/${id}.md` : id in assets ? `assets/${id}.yaml` : id
      return { file, field: toPath(field) || undefined }
    },
  },
  {
    source: 'a space',
    read: async (space, livePaths) => {
      const { problems, warnings } = await readContentful(toClient(space), access, { now, livePaths })
      return [...problems, ...warnings]
    },
    place: ({ entries, assets }, id, field) => {
      const model = contentModel.find((type) => type.id === entries[id]?.type)
      const kind = model ? 'entries' : 'assets'
      const link = `https://app.contentful.com/spaces/space/environments/master/${kind}/${id}`
      const shown = toPath(field, (key) => model?.fields[key]?.name ?? key) || undefined
      return model || id in assets ? { link, field: shown } : { file: id, field: shown }
    },
  },
]

describe.each(sources)('checkContent with $source', ({ read, place }) => {
  beforeEach(() => {
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  })

  afterEach(() => {
    jest.useRealTimers()
  })

  it('finds nothing in sound content', async () => {
    expect(await read(sound, ['/', '/pricing/', '/old/', '/blog/page/1/'])).toEqual([])
  })

  it.each(faults)('finds %s', async (_name, changes, id, field, wrong) => {
    const space = changes.reduce((changed, change) => change(changed), sound)
    const found = await read(space, changes.length === 0 ? ['/removed/'] : [])
    expect(found).toEqual([expect.objectContaining(place(space, id, field))])
    expect(found[0]?.wrong.startsWith(wrong)).toBe(true)
    expect(found[0]?.advice).not.toBe('')
  })
})

it('plants at least 45 faults', () => {
  expect(faults.length).toBeGreaterThanOrEqual(45)
})
