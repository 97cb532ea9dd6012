import { contentModel } from '../../content/model'
import type { Problem } from './problem'
import { checkContentful, readContentful } from './read-contentful'
import { readSpace } from './read-space'
import { useContentFolders } from './test-support/content-folder'
import { type TestAsset, type TestEntry, type TestSpace, toClient, toFiles } from './test-support/fault-space'

const makeContentFolder = useContentFolders()

const entry = (type: string, fields: TestEntry['fields']): TestEntry => ({ type, fields })

const page = (path: string, title: string, blocks: readonly string[]) =>
  entry('page', { name: title, path, title, description: `About ${title}`, blocks })

const config = (baseline: string, changes: object = {}, variant: object = { id: 'variant' }) => ({
  traffic: 1,
  distribution: [0.5, 0.5],
  components: [{ baseline: { id: baseline }, variants: [variant] }],
  ...changes,
})

/** Changes the configuration of the experiment. */
const withConfig = (changes: object, variant?: object) => ({ nt_config: config('hero', changes, variant) })

const tableOf = (row: string) => `| Feature | Standard | Plus |\n| --- | --- | --- |\n${row}`

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

const plan = (fields: TestEntry['fields']) =>
  entry('plan', {
    title: 'Plus',
    audience: 'Teams',
    features: ['All'],
    actionLabel: 'Try',
    actionUrl: '/',
    ...fields,
  })

const calculator = entry('contactPricing', {
  name: 'Calculator',
  heading: 'By contact',
  peopleLabel: 'People',
  usersLabel: 'Users',
  monthlyLabel: 'Monthly',
  yearlyLabel: 'Yearly',
  contactLabel: 'By contact',
  userLabel: 'By user',
  includedPeople: 100,
  stepPeople: 100,
  plans: ['by-contact'],
  sliderEnd: 1000,
  withoutScript: 'Words.',
})

const jobDescription = (title: string) =>
  entry('resource', {
    title,
    slug: 'lead',
    kind: 'job description',
    description: 'Words',
    role: 'Lead',
    body: 'Words.',
  })

const navigation = entry('navigation', {
  name: 'Navigation',
  items: ['prices'],
  demoLabel: 'Demo',
  demoUrl: '/',
  trialLabel: 'Trial',
  trialUrl: '/',
  loginLabel: 'Login',
  loginUrl: 'https://app.example.com/',
  tagline: 'Words',
  footerColumns: ['column'],
  legalName: 'Hearthside',
})

const changelogEntry = (title: string, slug: string) =>
  entry('changelogEntry', {
    title,
    slug,
    publishedOn: '2026-01-31',
    kind: 'new',
    area: 'App',
    body: 'See [the entry](/changelog/#mobile-lock).',
  })

const sound: TestSpace = {
  entries: {
    home: page('/', 'Home', ['hero', 'text', 'grid', 'table', 'slot', 'sample']),
    pricing: page('/pricing/', 'Pricing', ['plans', 'faq']),
    changelog: page('/changelog/', 'Changelog', ['changes']),
    changes: entry('collectionList', { name: 'Changes', collection: 'changelog' }),
    lock: changelogEntry('Lock the app', 'mobile-lock'),
    hero: { ...hero, fields: { ...hero.fields, nt_experiences: ['shops-hero'] } },
    text: entry('richText', {
      name: 'Text',
      body: '## First\n\n[First](#first), [prices](/pricing/#answers), [us](https://a.example/), ![Inbox](/inbox.png)\n\n```js\na\nb\n```',
    }),
    grid: entry('cards', { name: 'Grid', heading: 'All', columns: 2, cards: ['inbox', 'chat'] }),
    inbox: entry('card', { title: 'Inbox', text: 'Mail', icon: 'inbox' }),
    chat: entry('card', { title: 'Chat', text: 'Words' }),
    sample: entry('tour', {
      name: 'Sample',
      style: 'inbox',
      heading: 'Try',
      scenes: ['letter', 'letter-2'],
      people: ['maya'],
      replies: ['saved'],
      withoutScript: 'Read.',
      ending: 'All.',
      primaryLabel: 'Trial',
      primaryUrl: '/',
    }),
    letter: entry('scene', { title: 'Letter', body: 'Hello.', customer: 'maya', received: '7:12' }),
    'letter-2': entry('scene', { title: 'Letter', body: 'Hello.', customer: 'maya', received: '7:40' }),
    maya: entry('card', { title: 'Maya' }),
    saved: entry('card', { title: 'Saved', text: 'Hi {name}.' }),
    table: entry('comparisonTable', {
      name: 'Table',
      heading: 'Compare',
      table: tableOf('| Chat | yes | Soon |'),
    }),
    slot: entry('formSlot', {
      name: 'Slot',
      heading: 'Ask',
      form: 'demo',
      fallbackLabel: 'Write',
      fallbackUrl: '#contact-us',
    }),
    demo: entry('form', { name: 'Demo', formId: 'demo', use: 'lead capture', fieldGroups: ['row'] }),
    row: entry('formField', { label: 'Row', fieldType: 'row', formFields: ['email', 'size'] }),
    email: entry('formField', { label: 'Email', name: 'email', fieldType: 'email' }),
    size: entry('formField', { label: 'Size', name: 'size', fieldType: 'dropdown', options: 'Small\nLarge' }),
    plans: entry('pricingTable', {
      name: 'Plans',
      anchor: 'plans',
      monthlyLabel: 'Monthly',
      yearlyLabel: 'Yearly',
      plans: ['plus'],
    }),
    plus: plan({ monthlyPrice: 50, yearlyPrice: 45 }),
    faq: entry('faq', { name: 'Faq', anchor: 'answers', heading: 'Questions', items: ['card'] }),
    card: entry('faqItem', { question: 'Card?', answer: 'No.' }),
    'shops-hero': entry('nt_experience', {
      nt_name: 'Shops',
      nt_type: 'nt_experiment',
      nt_config: config('hero'),
      nt_variants: ['variant'],
    }),
    variant: { ...hero, fields: { ...hero.fields, name: 'Variant', phoneImage: undefined } },
    shops: entry('nt_audience', { nt_name: 'Shops', nt_audience_id: 'shops', nt_rules: { any: [] } }),
    navigation,
    prices: entry('navigationLink', { title: 'Prices', url: '/pricing/' }),
    column: entry('navigationGroup', { name: 'Column', title: 'More', items: ['menu-link'] }),
    'menu-link': entry('navigationLink', { title: 'Link', url: '/old/' }),
    old: entry('redirect', { from: '/old/', to: '/pricing/' }),
    journal: entry('redirect', { from: '/journal/*', to: '/blog/:splat' }),
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

const all =
  (...changes: readonly Change[]): Change =>
  (space) =>
    changes.reduce((before, change) => change(before), space)

const [{ components: ofHero }, { components: ofText }] = [config('hero'), config('text')]

/** Changes of one entry, by its id: the field, the start of the message, the changed fields. */
const changedFields: Readonly<Record<string, readonly [field: string, wrong: string, fields: TestEntry['fields']][]>> =
  {
    hero: [
      ['primaryUrl', '“pricing” is not a valid value for “Main button: link”.', { primaryUrl: 'pricing' }],
      ['primaryUrl', 'No page has the path “/prcing/”.', { primaryUrl: '/prcing/' }],
      ['primaryUrl', 'The page “/pricing/” has no section “#plan”.', { primaryUrl: '/pricing/#plan' }],
      ['primaryUrl', 'The page “/” has no section “#plans”.', { primaryUrl: '#plans' }],
    ],
    text: [
      ['body', 'The page “/pricing/” has no section “#prices”.', { body: 'See [prices](/pricing/#prices).' }],
      ['body', 'The page “/” has no section “#second”.', { body: 'See [second](#second).' }],
      ['body', 'The page “/changelog/” has no section “#lock”.', { body: 'See [lock](/changelog/#lock).' }],
      ['body', 'The text has a heading of level 1, but the page already has one.', { body: '# Wrong' }],
      ['body', 'A heading of level 4 follows one of level 2.', { body: '## One\n\n#### Three' }],
      ['body', 'The code block that starts here is never closed.', { body: 'Words\n\n```js\nlet a' }],
      ['body', 'The code block that starts here is never closed.', { body: 'Words\n\n```' }],
      ['body', 'A column of this table has no heading.', { body: '|  | Price |\n| --- | --- |\n| One | 20 |' }],
      [
        'body',
        'The row has 3 cells for 2 columns.',
        { body: '| Plan | City |\n| --- | --- |\n| A | {{ a \\| b }} |\n| Plus | {{ location.city | your town }} |' },
      ],
      ['body', 'A link has no address.', { body: 'A [link]().' }],
      ['body', 'A picture has no address.', { body: '![Inbox]()' }],
      ['body', 'The address “www.example.com” does not work.', { body: 'A [link](www.example.com).' }],
      ['body', 'The address “sms:123” does not work.', { body: 'A [link](sms:123).' }],
      ['body', 'The address “inbox.png” does not work.', { body: '![Inbox](inbox.png)' }],
      ['body', '“A [link](/a page/).” looks like a link', { body: 'A [link](/a page/).' }],
    ],
    card: [
      ['question', 'The text contains HTML, “<em>”, and visitors', { question: 'A <em>card</em>?' }],
      ['answer', 'The text contains HTML: “<b>”.', { answer: 'No <b>card.' }],
    ],
    plus: [['features', 'The text contains HTML, “<b>”, and visitors', { features: ['Chat', '<b>All</b>'] }]],
    pricing: [
      [
        'canonical',
        '“/prices” is not a valid value for “Canonical address”.',
        { canonical: '/prices', hideFromSearchEngines: true },
      ],
      ['canonical', 'No page has the path “/prices/”.', { canonical: '/prices/' }],
    ],
    faq: [['items.0', '', { items: ['inbox'] }]],
    grid: [['cards.2', '', { cards: ['inbox', 'chat', 'inbox'] }]],
    inbox: [['text', '', { text: undefined }]],
    letter: [['customer', '', { customer: undefined }]],
    saved: [['text', '', { text: undefined }]],
    table: [['table', '“Chat” has no value for “Plus”.', { table: tableOf('| Chat | yes | |') }]],
    size: [
      ['fieldType', '“Kind of field” is missing.', { fieldType: undefined }],
      ['defaultValue', 'The form cannot be shown: “Huge” must be one of', { label: 'Email', defaultValue: 'Huge' }],
    ],
    old: [
      ['to', 'No page has the path “/prices/”.', { to: '/prices/' }],
      ['to', 'The page “/pricing/” has no section “#plan”.', { to: '/pricing/#plan' }],
    ],
    post: [
      ['updatedOn', '“Last changed on” (2025-03-31) must not be before “Published on”', { updatedOn: '2025-03-31' }],
    ],
    column: [['title', 'The group has no title', { title: undefined }]],
    'shops-hero': [
      [
        'nt_config',
        'The block “text” does not list this experience',
        withConfig({ components: [...ofHero, ...ofText] }),
      ],
      ['nt_config', 'Nobody sees it', withConfig({ traffic: 0 })],
      ['nt_config', 'The shares in “distribution” add up to 0.75.', withConfig({ distribution: [0.5, 0.25] })],
      ['nt_config', 'A variant removes the hero', { nt_variants: ['text'], ...withConfig({}, { id: 'text' }) }],
      ['nt_config', 'A variant removes the hero', withConfig({}, { id: '', hidden: true })],
      ['nt_audience', 'A personalization needs', { nt_type: 'nt_personalization' }],
    ],
    job: [
      ['closesOn', '“2062-03-31” is not plausible.', { closesOn: '2062-03-31' }],
      ['closesOn', '“Apply by” (2025-03-31) must not be before “Published on”', { closesOn: '2025-03-31' }],
      ['salaryTo', '“Salary to” (6000) must not be less than “Salary from” (60000).', { salaryTo: 6000 }],
    ],
  }

const redirect = (from: string, to: string) => entry('redirect', { from, to })

const later = entry('page', {
  ...page('/later/', 'Later', ['plans']).fields,
  publishAt: '2026-07-01T09:00Z',
})

const expired = entry('page', { ...later.fields, publishAt: undefined, expireAt: '2026-05-01' })

const otherLater = entry('page', {
  ...page('/other/', 'Other', ['plans']).fields,
  publishAt: '2026-08-01',
  canonical: '/later/',
})

const story = entry('story', {
  title: 'A story',
  slug: 'story',
  description: 'What they changed',
  company: 'Kestrel',
  industry: 'Travel',
  publishedOn: '2026-04-21',
  size: '3 people',
  figures: '| Figure | Before | After |\n| --- | --- | --- |\n| Hours | 3 | 2 |',
  figuresNote: 'Counted.',
  quote: 'Calm.',
  person: 'Ada',
  role: 'Support',
  products: ['prices'],
  body: 'Words.',
})

type Fault = [id: string, field: string, wrong: string, change: Change]

/** One fault of each path from a source to a message. */
const faultsOfSources: readonly Fault[] = [
  ['hero', 'heading', '“Heading” is missing.', set('hero', { heading: undefined })],
  ['hero', 'image', '', set('hero', { image: 'gone' })],
  [
    'hero',
    'primaryLabel',
    '“primaryLabel” is set, but “primaryUrl” is missing.',
    set('hero', { primaryUrl: undefined }),
  ],
  ['home', 'blocks.1', '', set('home', { blocks: ['hero', 'gone'] })],
  ['text', 'body', '“Text” is missing.', set('text', { body: '' })],
  ['text', 'body', 'The text contains HTML: “<div>Wrong</div>”.', set('text', { body: '<div>Wrong</div>' })],
  ['text', 'body', 'No page has the path “/prices/”.', set('text', { body: 'See [prices](/prices/?plan=plus).' })],
  ['faq', 'items.0', '', draft('card')],
  ['shops-hero', 'nt_config.traffic', '“traffic” must be', set('shops-hero', withConfig({ traffic: 50 }))],
  ['size', 'options', 'The form cannot be shown: it is empty', set('size', { options: undefined })],
  ['screen', 'description', 'The picture has no description.', setAsset('screen', { description: '' })],
  ['hero', 'phoneImage', 'It is 6 × 4 pixels, and “image” 8 × 4.', setAsset('screen-phone', { width: 6 })],
  ['z-copy', 'path', '', add('z-copy', page('/pricing/', 'Copy', ['text']))],
  ['second', '', 'The site uses only one entry of this type', add('second', navigation)],
]

/** The list of the changelog is on another page, too. */
const changesOnPricing = set('pricing', { blocks: ['plans', 'faq', 'changes'] })
const lockWithoutLink = set('lock', { body: 'Words.' })

/** A link in the body of the text. */
const linkTo = (href: string): Change => set('text', { body: `[Link](${href})` })

/** Faulty links of the text, and what makes them faulty. */
const faultyLinks: readonly (readonly [href: string, wrong: string, change: Change])[] = [
  ['/terms/', 'The page “/terms/” is still a draft.', draft('terms')],
  ['/later/', '“/later/” is not published before 2026-07-01T09:00Z.', add('later', later)],
  ['/later/', '“/later/” expired at 2026-05-01.', add('later', expired)],
  [
    '/changelog/#mobile-lock',
    'The page “/changelog/” has no section “#mobile-lock”.',
    all(draft('lock'), lockWithoutLink),
  ],
  ['/terms/#sign-up', 'The page “/terms/” has no section “#sign-up”.', all()],
  ['/pricing/#mobile-lock', 'The page “/pricing/” has no section “#mobile-lock”.', changesOnPricing],
]

/** Checked in a space, which takes a quarter of the time: all sources share these rules. */
const otherFaults: readonly Fault[] = [
  ['z-ada', 'path', '', add('z-ada', page('/blog/authors/ada/', 'Ada', ['text']))],
  [
    'by-user',
    'monthlyPrice',
    'Plan “Plus” shows the “Monthly price, in US dollars” of this entry',
    all(
      add('calculator', calculator),
      add('by-contact', plan({ monthlyPrice: 10, yearlyPrice: 9, stepPrice: 1, userPlan: 'by-user' })),
      add('by-user', plan({ priceLabel: 'Talk to us' })),
    ),
  ],
  ['second', 'slug', '', add('second', post('post', 'Second'))],
  ['z-lead', 'slug', '', all(add('lead', jobDescription('Lead')), add('z-lead', jobDescription('Team lead')))],
  // Links to the page are not reported, too.
  ['pricing', 'path', '“/Pricing/” is not a valid value for “Path”.', set('pricing', { path: '/Pricing/' })],
  ['pricing', 'path', '“/api/pricing/” is reserved for the site.', set('pricing', { path: '/api/pricing/' })],
  ['z-copy', 'title', '', add('z-copy', page('/copy/', 'pricing', ['text']))],
  [
    'story',
    'related.0',
    'The entry refers to itself.',
    add('story', entry('story', { ...story.fields, related: ['story'] })),
  ],
  ['menu-link', 'url', 'No page has the path “/old/”.', draft('old')],
  ['new', 'from', '', all(add('later', later), add('new', redirect('/later/', '/')))],
  [
    'post',
    'canonical',
    '',
    all(
      add('later', { ...later, fields: { ...later.fields, publishAt: undefined, hideFromSearchEngines: true } }),
      set('post', { canonical: '/later/' }),
    ),
  ],
  ['post', 'canonical', '', all(set('pricing', { canonical: '/' }), set('post', { canonical: '/pricing/' }))],
  [
    'home',
    'blocks.1',
    'The page has a second hero',
    all(add('second', hero), set('home', { blocks: ['hero', 'second'] })),
  ],
  ['pricing', 'blocks.1', '', all(set('faq', { anchor: 'plans' }), set('text', { body: 'Words.' }))],
  ['home', 'blocks.2', 'On this page, ', set('grid', { anchor: 'first' })],
  ['pricing', '', 'On this page, ', all(set('faq', { anchor: 'card' }), set('text', { body: 'Words.' }))],
  ['column', 'items', 'The drawer lists a link', set('navigation', { items: ['prices', 'column'] })],
  [
    'changes',
    'limit',
    'The page shows only some entries of the changelog',
    all(add('second', changelogEntry('Sort by date', 'sort')), set('changes', { limit: 1 })),
  ],
  [
    'changes',
    'collection',
    'The links of this list lead to “/changelog/”, which is not live.',
    all(set('changelog', { publishAt: '2026-08-01' }), lockWithoutLink, changesOnPricing),
  ],
  ['new', 'from', '', add('new', redirect('/terms', '/'))],
  ['new', 'from', 'The list of all posts has the path', add('new', redirect('/blog/page/1/', '/'))],
  [
    'new',
    'from',
    'The list of stories of an industry has the path',
    all(add('story', story), add('new', redirect('/customers/industry/travel/', '/'))),
  ],
  ['new', 'from', 'The site itself has the path “/search/”', add('new', redirect('/search', '/'))],
  ['new', 'to', 'No page has a path below “/journal/”.', add('new', redirect('/a/*', '/journal/:splat'))],
  ['menu-link', 'url', 'No page has the path “/old/”.', set('old', { to: undefined, isGone: true })],
  ['demo', 'fieldGroups', 'The form cannot be shown: two of its fields have the name', set('size', { name: 'email' })],
  [
    'size',
    'options',
    'The form cannot be shown: “Small” is listed twice.',
    all(
      add('z-demo', entry('form', { name: 'Other', formId: 'other', use: 'lead capture', fieldGroups: ['row'] })),
      set('size', { options: 'Small\nSmall' }),
    ),
  ],
  ['hero', 'nt_experiences.0', 'The experience does not', set('shops-hero', { nt_config: config('text') })],
  ['shops-hero', 'nt_name', 'No block has this experience.', set('hero', { nt_experiences: undefined })],
  [
    'variant',
    'nt_experiences.0',
    'Experiences work only for blocks that a page lists',
    all(set('hero', { nt_experiences: undefined }), set('variant', { nt_experiences: ['shops-hero'] })),
  ],
]

const faults: readonly Fault[] = [
  ...Object.entries(changedFields).flatMap(([id, rows]) =>
    rows.map(([field, wrong, fields]): Fault => [id, field, wrong, set(id, fields)]),
  ),
  ...faultyLinks.map(([href, wrong, change]): Fault => ['text', 'body', wrong, all(change, linkTo(href))]),
  ...otherFaults,
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
  /** The part of a message that is the same in both sources: messages about a space name fields as editors see them. */
  readonly common: (message: string) => string
}

const files: Source = {
  source: 'files',
  read: async (space, livePaths) => {
    const { folder } = await makeContentFolder(await toFiles(space))
    const result = await readSpace(folder, { livePaths })
    return [...(result.ok ? [] : result.problems), ...result.warnings]
  },
  place: ({ entries, assets }, id, field) => {
    const type = entries[id]?.type
    const file = type ? `entries/${type}/${id}.md` : id in assets ? `assets/${id}.yaml` : id
    return { file, field: toPath(field) || undefined }
  },
  common: (message) => message,
}

const space: Source = {
  source: 'a space',
  read: async (space, livePaths) => {
    const { problems, warnings } = checkContentful(await readContentful(toClient(space)), access, { now, livePaths })
    return [...problems, ...warnings]
  },
  place: ({ entries, assets }, id, field) => {
    const model = contentModel.find((type) => type.id === entries[id]?.type)
    const kind = model ? 'entries' : 'assets'
    const link = `https://app.contentful.com/spaces/space/environments/master/${kind}/${id}`
    const shown = toPath(field, (key) => model?.fields[key]?.name ?? key) || undefined
    return model || id in assets ? { link, field: shown } : { file: id, field: shown }
  },
  common: (message) => message.replace(/“[^”]*”/g, '“…”'),
}

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
})

describe.each([files, space])('checkContent with $source', ({ read, place, common }) => {
  it('finds nothing in sound content', async () => {
    expect(await read(sound, ['/', '/pricing/', '/old/', '/journal/a/', '/blog/page/1/'])).toEqual([])
  })

  it('accepts a redirect from a page that is a draft, and a link to it', async () => {
    const change = all(draft('terms'), add('new', redirect('/terms/', '/')), linkTo('/terms/#a'))
    expect(await read(change(sound), [])).toEqual([])
  })

  it('finds a page that only the live site has', async () => {
    const [found, ...others] = await read(sound, ['/removed/'])
    expect(others).toEqual([])
    expect(found).toMatchObject({ ...place(sound, '/removed/', ''), advice: expect.stringMatching(/./) as string })
    expect(found?.wrong).toContain('The live site has this page')
  })

  it.each(faultsOfSources)('finds a fault in %s, field “%s”: %s', async (id, field, wrong, change) => {
    const changed = change(sound)
    const found = await read(changed, [])
    expect(found).toEqual([expect.objectContaining(place(changed, id, field))])
    expect(common(found[0]?.wrong ?? '')).toContain(common(wrong))
    expect(found[0]?.advice).not.toBe('')
  })
})

describe('checkContent', () => {
  const read = (change: Change) => space.read(change(sound), [])

  it.each([
    [
      'two equal days with and without a time',
      set('post', { publishedOn: '2026-01-31T00:00+02:00', updatedOn: '2026-01-31' }),
    ],
    [
      'a list of the changelog on its own page, which is not live',
      all(set('changelog', { publishAt: '2026-08-01' }), lockWithoutLink),
    ],
    ['a link between pages that are not live', all(add('later', later), add('other', otherLater))],
    [
      'a redirect that waits until a page expires',
      all(
        add('later', entry('page', { ...later.fields, expireAt: '2026-08-01' })),
        add('new', redirect('/Later', '/')),
      ),
    ],
    [
      'a link to an expired page with a redirect',
      all(add('later', expired), add('new', redirect('/later/', '/')), linkTo('/later/')),
    ],
  ])('accepts %s', async (_name, change) => {
    expect(await read(change)).toEqual([])
  })

  it('says that a page shows a repeated block once', async () => {
    const [found] = await read(set('pricing', { blocks: ['plans', 'faq', 'faq'] }))
    expect(found?.wrong).toMatch(/ is listed twice\. The page shows it once\.$/)
  })

  it('reports navigation groups in a circle', async () => {
    const group = (name: string, item: string) => entry('navigationGroup', { name, title: name, items: [item] })
    const found = await read(all(add('first', group('First', 'second')), add('second', group('Second', 'first'))))
    expect(found.map(({ file, field, wrong }) => ({ file, field, wrong }))).toEqual([
      {
        file: 'Navigation group “First”',
        field: 'Links and groups[1]',
        wrong: 'Navigation group “Second” contains this group.',
      },
      {
        file: 'Navigation group “Second”',
        field: 'Links and groups[1]',
        wrong: 'Navigation group “First” contains this group.',
      },
    ])
  })

  it.each(faults)('finds a fault in %s, field “%s”: %s', async (id, field, wrong, change) => {
    const found = await read(change)
    expect(found).toEqual([expect.objectContaining(space.place(change(sound), id, field))])
    expect(found[0]?.wrong).toContain(wrong)
    expect(found[0]?.advice).not.toBe('')
  })
})
