import { ContentError } from '../mapping/fields'
import { anyBlockQuery, mapperOf, mappers } from './any-block.cms'
import { bareOf, type Fields, withoutEach } from './test-support/empty-fields'
import { entries } from './test-support/entries'

// TypeScript checks the mappers against the blocks of the content model, and the views against the mappers.
it('queries the fragments of exactly the blocks that have a mapper', () => {
  const fragments = [...String(anyBlockQuery).matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name)
  const expected = Object.keys(mappers).map((typename) => typename.replace(/^Contentful(.*)$/, '$1Block'))
  expect(fragments.sort()).toEqual(expected.sort())
})

it('finds no mapper for a type that is not a block', () => {
  expect(mapperOf('ContentfulPage')).toBeUndefined()
})

const mapOf = (typename: string) => mapperOf(typename) as (raw: object) => object

/** The errors for an entry in which one field is empty, as "entry: field". */
function errorsOf(typename: string, entry: object): readonly string[] {
  const errors = withoutEach(entry as Fields).flatMap((one) => {
    try {
      mapOf(typename)(one)
      return []
    } catch (error) {
      if (error instanceof ContentError) return `${error.entry}: ${error.field}`
      throw error
    }
  })
  return [...new Set(errors)]
}

it.each<[keyof typeof mappers, readonly string[]]>([
  ['ContentfulHero', ['Home: hero: heading']],
  ['ContentfulLogoStrip', ['Home: logos: logos', 'kestrel: title', 'Kestrel: image']],
  [
    'ContentfulFeatureGrid',
    ['Home: features: heading', 'Home: features: features', 'inbox: title', 'Shared inbox: text'],
  ],
  ['ContentfulSplitFeature', ['Home: inbox: heading', 'Home: inbox: body', 'Home: inbox: image']],
  ['ContentfulSteps', ['Home: steps: heading', 'Home: steps: steps', 'forward: title', 'Forward your mail: text']],
  ['ContentfulStatistics', ['Home: numbers: statistics', 'teams answer: value', 'teams: label']],
  ['ContentfulTestimonial', ['Home: quote: quote', 'Home: quote: person']],
  [
    'ContentfulPricingTable',
    ['Pricing: plans: monthlyLabel', 'Pricing: plans: yearlyLabel', 'Pricing: plans: plans', 'hearth: title'],
  ],
  [
    'ContentfulComparisonTable',
    ['Pricing: all features: heading', 'Pricing: all features: columns', 'Pricing: all features: rows'],
  ],
  [
    'ContentfulFaq',
    ['Pricing: questions: heading', 'Pricing: questions: items', 'card: question', 'Do I need a card?: answer'],
  ],
  ['ContentfulRichText', ['Terms: text: body']],
  ['ContentfulCallToAction', ['Home: call to action: heading']],
  ['ContentfulFormSlot', ['Demo: form: heading']],
  ['ContentfulNewsletterBand', ['Home: newsletter: heading']],
  ['ContentfulCollectionList', []],
  [
    'ContentfulContactPricing',
    [
      ...['heading', 'peopleLabel', 'usersLabel', 'monthlyLabel', 'yearlyLabel', 'contactLabel', 'userLabel'],
      ...['withoutScript', 'includedPeople', 'stepPeople', 'sliderEnd', 'plans'],
    ]
      .map((field) => `Contact-based: calculator: ${field}`)
      .concat('Plus, two ways: stepPrice', 'Plus, two ways: contactPlan', 'Plus, two ways: userPlan')
      .concat('plan-plus: title', 'Plus: monthlyPrice'),
  ],
  [
    'ContentfulInterviewBuilder',
    [
      ...['heading', 'bankHeading', 'planHeading', 'emptyText'].map((field) => `Interview builder: ${field}`),
      ...['b: text', 'b: competence', 'b: listenFor', 'g2: role'],
    ],
  ],
  [
    'ContentfulProductTour',
    ['Product tour: heading', 'Product tour: steps', 'tour-inbox: title'].concat(
      ['label', 'address', 'body', 'image'].map((field) => `It is read: ${field}`),
    ),
  ],
  [
    'ContentfulStaffingCalculator',
    ['heading', 'withoutScript', 'tableHeading', 'methodHeading', 'method'].map(
      (field) => `Staffing: calculator: ${field}`,
    ),
  ],
  ['ContentfulWalkthrough', ['Home: tour: title', 'Home: tour: scenes', 'Tour: inbox: caption', 'Tour: inbox: image']],
])('names the entry and the field when a required field of a %s is empty', (typename, errors) => {
  expect([...errorsOf(typename, entries[typename])].sort()).toEqual([...errors].sort())
})

it.each<[keyof typeof mappers, object]>([
  ['ContentfulHero', { background: 'white', layout: 'split' }],
  ['ContentfulCallToAction', { background: 'night' }],
  ['ContentfulFeatureGrid', { columns: 3, look: 'cards' }],
  ['ContentfulSplitFeature', { pictureSide: 'right', points: [] }],
  ['ContentfulWalkthrough', { scenes: [{ focus: 'center' }] }],
  ['ContentfulContactPricing', { initial: { people: 200, users: 1, period: 'yearly' } }],
  ['ContentfulCollectionList', { isSearchable: false, look: 'cards' }],
])('fills in the defaults of a %s', (typename, defaults) => {
  const map = mapOf(typename)
  expect(map(bareOf(entries[typename], map))).toMatchObject(defaults)
})
