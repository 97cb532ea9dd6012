import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { migrations } from '../../content/migrations'
import { contentModel, type ContentType, type Field } from '../../content/model'
import { entries, entry, json, markdown, symbol, symbols, text } from '../../content/model/fields'
import { migrateContent } from './migrate-content'
import { openMigratableSpace } from './test-support/migratable-space'

const name = symbol('Name')
const title = symbol('Title')

/** The model before the first migration, with the fields that the test needs. */
const oldTypes: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  featureGrid: { name, features: entries('Features', ['feature']) },
  feature: { title, text: text('Text') },
  steps: { name, steps: entries('Steps', ['step']) },
  step: { title, text: text('Text') },
  statistics: { name, statistics: entries('Statistics', ['statistic']) },
  statistic: { label: symbol('Label'), value: symbol('Value'), source: symbol('Source') },
  logoStrip: { name, logos: entries('Logos', ['logo']) },
  logo: { title, url: symbol('Link') },
  navigation: { name, items: entries('Items', ['navigationItem']) },
  navigationItem: { title, url: symbol('Link'), columns: entries('Columns', ['navigationColumn']) },
  navigationColumn: {
    name,
    items: entries('Items', ['navigationCard', 'navigationList']),
    footer: entry('Footer', ['navigationColumnFooter']),
  },
  navigationColumnFooter: {
    name,
    layout: symbol('Layout'),
    title,
    url: symbol('Link'),
    items: entries('Links', ['navigationLink']),
  },
  navigationList: { title, items: entries('Links', ['navigationLink']) },
  navigationCard: { title, url: symbol('Link') },
  navigationLink: { title, url: symbol('Link'), isNew: { kind: 'boolean', name: 'New' } },
  footer: { name, tagline: symbol('Tagline'), columns: entries('Columns', ['footerColumn']) },
  footerColumn: { title, items: entries('Links', ['navigationLink']) },
  demoBar: { text: symbol('Text'), label: symbol('Label'), url: symbol('Link') },
  siteSettings: { name },
  productTour: { name, steps: entries('Steps', ['productTourStep']) },
  productTourStep: { title, body: markdown('Text', undefined, { isDocumentBody: true }) },
  walkthrough: { name, title, scenes: entries('Scenes', ['walkthroughScene']) },
  walkthroughScene: { name, caption: text('Caption') },
  plan: { title },
  contactPricing: { name, plans: entries('Plans', ['contactPricingPlan']) },
  contactPricingPlan: {
    name,
    contactPlan: entry('By contact', ['plan']),
    stepPrice: { kind: 'number', name: 'Price' },
    userPlan: entry('By user', ['plan']),
  },
  formSlot: {
    name,
    body: markdown('Text', undefined, { isDocumentBody: true }),
    fallbackLabel: symbol('Label'),
    fallbackUrl: symbol('Link'),
    form: entry('Form', ['form'], undefined, { required: true }),
  },
  newsletterBand: { name, text: text('Text'), linkLabel: symbol('Label'), linkUrl: symbol('Link') },
  formFieldGroup: { name, formFields: entries('Fields', ['formField']) },
  formField: { label: symbol('Label'), name, fieldType: symbol('Kind') },
  formConsentCheckbox: { label: symbol('Label'), subscriptionTypeId: symbol('Id') },
  interviewGuide: { title, slug: symbol('Address') },
  jobDescription: { title, slug: symbol('Address'), guide: entry('Guide', ['interviewGuide']) },
  comparisonTable: { name, columns: symbols('Columns'), rows: json('Rows', 'anything', '') },
}

const oldModel = Object.entries(oldTypes).map(([id, fields]): ContentType => ({
  id,
  name: id,
  description: '',
  displayField: Object.keys(fields)[0] ?? '',
  fields,
}))

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const links = (...ids: readonly string[]) => ids.map(link)

type Entry = readonly [type: string, fields: Readonly<Record<string, unknown>>]

const rows = [
  { group: 'In|box', feature: 'Tags', detail: 'In *color*', values: [true, false] },
  { feature: 'Rules', values: ['2', 'As many as you need'] },
  { group: 'Docs', feature: 'Search', values: [true, true] },
]

const table = `| Feature | A | B |
| --- | --- | --- |
| In\\|box |  |  |
| Tags *In \\*color\\** | yes | no |
| Rules | 2 | As many as you need |
| Docs |  |  |
| Search | yes | yes |`

const priceLink: Entry = ['navigationLink', { title: 'Price', url: '/p/' }]
const mail: Entry = ['formField', { label: 'Mail', name: 'email', fieldType: 'email' }]
const plus: Entry = ['plan', { title: 'Plus' }]

/** Each entry before and after, by its id. */
const cases: Readonly<Record<string, readonly [before: Entry, after: Entry | undefined]>> = {
  grid: [
    ['featureGrid', { name: 'Grid', features: links('inbox') }],
    ['cards', { name: 'Grid', cards: links('inbox') }],
  ],
  inbox: [
    ['feature', { title: 'Inbox', text: 'Mail' }],
    ['card', { title: 'Inbox', text: 'Mail' }],
  ],
  start: [
    ['steps', { name: 'Start', steps: links('one') }],
    ['cards', { name: 'Start', cards: links('one'), style: 'steps' }],
  ],
  one: [
    ['step', { title: 'One' }],
    ['card', { title: 'One' }],
  ],
  sum: [
    ['statistics', { name: 'Sum', statistics: links('teams') }],
    ['cards', { name: 'Sum', cards: links('teams'), style: 'numbers' }],
  ],
  teams: [
    ['statistic', { label: 'teams', value: '12', source: 'Us' }],
    ['card', { title: 'teams', value: '12', text: 'Us' }],
  ],
  row: [
    ['logoStrip', { name: 'Row', logos: links('fern') }],
    ['cards', { name: 'Row', cards: links('fern'), style: 'logos' }],
  ],
  fern: [
    ['logo', { title: 'Fern', url: '/f/' }],
    ['card', { title: 'Fern', linkLabel: 'Fern', linkUrl: '/f/' }],
  ],
  main: [
    ['navigation', { name: 'Main', items: links('price', 'more') }],
    ['navigation', { name: 'Main', items: links('price', 'more'), tagline: 'Warm', footerColumns: links('company') }],
  ],
  price: [['navigationItem', { title: 'Price', url: '/p/', columns: links('column') }], priceLink],
  more: [
    ['navigationItem', { title: 'More', columns: links('column') }],
    ['navigationGroup', { title: 'More', name: 'Navigation: More', items: links('column') }],
  ],
  column: [
    ['navigationColumn', { name: 'Column', items: links('list', 'featured'), footer: link('ask') }],
    ['navigationGroup', { name: 'Column', items: links('list', 'featured'), footer: link('ask') }],
  ],
  ask: [
    ['navigationColumnFooter', { name: 'Ask us', layout: 'CTA', url: '/ask/', items: links('price-link') }],
    ['navigationLink', { layout: 'CTA', title: 'Ask us', url: '/ask/' }],
  ],
  small: [
    ['navigationColumnFooter', { name: 'Small', layout: 'SMALL_LIST', title: 'More', url: '/never/' }],
    ['navigationGroup', { name: 'Small', layout: 'SMALL_LIST', title: 'More' }],
  ],
  list: [
    ['navigationList', { title: 'List', items: links('price-link') }],
    ['navigationGroup', { title: 'List', name: 'Navigation: List', items: links('price-link') }],
  ],
  featured: [['navigationCard', { title: 'Price', url: '/p/' }], priceLink],
  company: [
    ['footerColumn', { title: 'Company', items: links('price-link') }],
    ['navigationGroup', { title: 'Company', name: 'Footer: Company', items: links('price-link') }],
  ],
  'price-link': [priceLink, priceLink],
  end: [['footer', { name: 'End', tagline: 'Warm', columns: links('company') }], undefined],
  site: [
    ['siteSettings', { name: 'Site' }],
    ['siteSettings', { name: 'Site', demoBarText: 'See it', demoBarLabel: 'Book', demoBarUrl: '/demo/' }],
  ],
  bar: [['demoBar', { text: 'See it', label: 'Book', url: '/demo/' }], undefined],
  tour: [
    ['productTour', { name: 'Tour', steps: links('stop') }],
    ['tour', { name: 'Tour', scenes: links('stop') }],
  ],
  stop: [
    ['productTourStep', { title: 'Stop', body: 'Words' }],
    ['scene', { title: 'Stop', body: 'Words' }],
  ],
  film: [
    ['walkthrough', { name: 'Film', title: 'A film', scenes: links('dawn') }],
    ['tour', { name: 'Film', title: 'A film', scenes: links('dawn'), style: 'film' }],
  ],
  dawn: [
    ['walkthroughScene', { name: 'Dawn', caption: 'It dawns.' }],
    ['scene', { title: 'Dawn', caption: 'It dawns.' }],
  ],
  plus: [plus, plus],
  'plus-by-contact': [plus, ['plan', { title: 'Plus', stepPrice: 99, userPlan: link('plus') }]],
  pair: [
    [
      'contactPricingPlan',
      { name: 'Pair', contactPlan: link('plus-by-contact'), stepPrice: 35, userPlan: link('plus') },
    ],
    undefined,
  ],
  calculator: [
    ['contactPricing', { name: 'Calculator', plans: links('pair') }],
    ['contactPricing', { name: 'Calculator', plans: links('plus-by-contact') }],
  ],
  band: [
    ['newsletterBand', { name: 'Band', text: 'In *words*', linkLabel: 'Read', linkUrl: '/n/' }],
    ['formSlot', { name: 'Band', body: 'In \\*words\\*', fallbackLabel: 'Read', fallbackUrl: '/n/', style: 'band' }],
  ],
  fields: [
    ['formFieldGroup', { name: 'Fields', formFields: links('mail') }],
    ['formField', { label: 'Fields', formFields: links('mail'), fieldType: 'row' }],
  ],
  mail: [mail, mail],
  letter: [
    ['formConsentCheckbox', { label: 'Letter', subscriptionTypeId: '1' }],
    ['formField', { label: 'Letter', subscriptionTypeId: '1', fieldType: 'consent' }],
  ],
  chat: [
    ['navigationLink', { title: 'Chat', url: '/c/', isNew: true }],
    ['navigationLink', { title: 'Chat', url: '/c/' }],
  ],
  lead: [
    ['interviewGuide', { title: 'Lead', slug: 'lead' }],
    ['resource', { title: 'Lead', slug: 'lead', kind: 'interview guide' }],
  ],
  job: [
    ['jobDescription', { title: 'Job', slug: 'lead', guide: link('lead') }],
    ['resource', { title: 'Job', slug: 'lead', guide: link('lead'), kind: 'job description' }],
  ],
  'old-table': [
    ['comparisonTable', { name: 'Old', columns: ['A', 'B'], rows }],
    ['comparisonTable', { name: 'Old', table }],
  ],
  compared: [
    ['comparisonTable', { name: 'Table', columns: ['A', 'B'], rows }],
    ['comparisonTable', { name: 'Table', table }],
  ],
}

/** An entry that stays archived. */
const archived = 'old-table'

it('merges the types, with every value', async () => {
  for (const method of ['log', 'info', 'error'] as const) jest.spyOn(console, method).mockImplementation()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'merge-'))
  const { api, client } = await openMigratableSpace(oldModel, folder)
  try {
    for (const [entryId, [[contentTypeId, values]]] of Object.entries(cases)) {
      const fields = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { 'en-US': value }]))
      await client.entry.createWithId({ contentTypeId, entryId }, { fields })
    }
    for (const id of Object.keys(cases)) if (id !== archived) api.publish(id)
    await client.entry.archive({ entryId: archived })
    // Visitors see the old price until an editor publishes the new one.
    api.edit('pair', { stepPrice: { 'en-US': 99 } })
    const folders = { contentFolder: folder, recordFolder: folder, backupFolder: folder, snapshotFolder: folder }
    const terminal = { print: () => undefined, ask: undefined }
    await migrateContent(['--in-place', '--yes'], api.env, terminal, { ...folders, model: contentModel, migrations })

    const found = Array.from(api.entries, ([id, { sys, fields }]): [string, Entry] => {
      const localized = fields as Readonly<Record<string, Readonly<Record<string, unknown>>>>
      const values = Object.entries(localized).map(([field, value]): [string, unknown] => [field, value['en-US']])
      return [id, [(sys.contentType as { sys: { id: string } }).sys.id, Object.fromEntries(values)]]
    })
    expect(api.published.get('entries plus-by-contact')?.fields).toMatchObject({ stepPrice: { 'en-US': 35 } })
    expect(api.entries.get(archived)?.sys.archivedVersion).toBeDefined()
    const expected = Object.entries(cases).flatMap(([id, [, after]]) => (after ? [[id, after] as const] : []))
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
    expect([...api.types.keys()].sort()).toEqual([...new Set(expected.map(([, [type]]) => type))].sort())
  } finally {
    await api.close()
    await rm(folder, { recursive: true })
  }
})
