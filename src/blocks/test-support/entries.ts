import type { mappers } from '../any-block.cms'

const picture = (alt: string) => ({ picture: { src: '/a.png', width: 640, height: 480, alt, sources: [] } })

const teaser = (title: string, label: string): Queries.TeaserPartsFragment => ({
  id: title,
  href: `/integrations/${title}/`,
  title,
  text: null,
  label,
  date: null,
  minutes: null,
  person: null,
  image: null,
  logo: null,
  cover: null,
})

const plan = (id: string, price: number | null, priceLabel: string | null) => ({
  contentful_id: id,
  title: `Plan ${id}`,
  audience: `Teams of ${id}`,
  monthlyPrice: price,
  yearlyPrice: price && price * 0.8,
  priceUnit: 'per user',
  priceLabel,
  badge: 'Popular',
  isHighlighted: false,
  featuresHeading: `All in ${id}:`,
  features: ['Inboxes', null, 'Workflows'],
  actionLabel: `Try ${id}`,
  actionUrl: '/signup/',
})

const question = (id: string, competence: string) => ({
  contentful_id: id,
  text: `Why ${id}?`,
  competence,
  listenFor: `Reasons for ${id}`,
  followUp: `And then, ${id}?`,
})

/**
 * An entry of each type of block with all fields, as the query of a page returns it. Lists contain an unpublished
 * entry, which is `null`. Forms are omitted: they have their own tests.
 */
export const entries: { readonly [Typename in keyof typeof mappers]: Parameters<(typeof mappers)[Typename]>[0] } = {
  ContentfulHero: {
    contentful_id: 'hero',
    name: 'Home: hero',
    anchor: 'top',
    background: 'cream',
    layout: 'centered',
    eyebrow: 'Help desk',
    heading: 'Support that feels like home',
    text: 'One inbox.',
    primaryLabel: 'Start free trial',
    primaryUrl: '/trial/',
    secondaryLabel: 'Get a demo',
    secondaryUrl: '/demo/',
    note: 'No card needed.',
    image: picture('An inbox'),
    phoneImage: null,
    form: null,
  },
  ContentfulLogoStrip: {
    contentful_id: 'logos',
    name: 'Home: logos',
    anchor: 'teams',
    background: 'cream',
    heading: 'At home with teams of every size',
    logos: [
      { contentful_id: 'kestrel', title: 'Kestrel', url: 'https://kestrel.example/', image: picture('') },
      null,
      { contentful_id: 'oatwell', title: 'Oatwell', url: null, image: picture('Oatwell, an oat') },
    ],
  },
  ContentfulFeatureGrid: {
    contentful_id: 'grid',
    name: 'Home: features',
    anchor: 'features',
    background: 'blue',
    eyebrow: 'Platform',
    heading: 'Everything under one roof',
    introduction: 'Six rooms.',
    columnCount: 4,
    style: 'plain',
    features: [
      {
        contentful_id: 'inbox',
        title: 'Shared inbox',
        text: 'Every conversation in one place.',
        icon: 'inbox',
        linkLabel: 'See the inbox',
        linkUrl: '/inbox/',
        image: picture('A conversation'),
        phoneImage: null,
      },
      null,
    ],
  },
  ContentfulSplitFeature: {
    contentful_id: 'split',
    name: 'Home: inbox',
    anchor: 'inbox',
    background: 'cream',
    eyebrow: 'Shared inbox',
    heading: 'One inbox',
    bodyHtml: '<p>Assign and <strong>mention</strong>.</p>',
    points: ['Private notes', null],
    linkLabel: 'Explore',
    linkUrl: '/inbox/',
    imageSide: 'left',
    image: picture('A mention'),
    phoneImage: null,
  },
  ContentfulSteps: {
    contentful_id: 'steps',
    name: 'Home: steps',
    anchor: 'start',
    background: 'blue',
    eyebrow: 'Getting started',
    heading: 'Settled in by lunch',
    introduction: 'No consultants.',
    steps: [
      {
        contentful_id: 'forward',
        title: 'Forward your mail',
        text: 'Point your address here.',
        image: picture('A form'),
        phoneImage: null,
      },
      null,
    ],
  },
  ContentfulStatistics: {
    contentful_id: 'numbers',
    name: 'Home: numbers',
    anchor: 'numbers',
    background: 'night',
    heading: 'A full house',
    introduction: 'Counted in May.',
    statistics: [{ contentful_id: 'teams', value: '12,000+', label: 'teams answer', source: 'Paying accounts' }, null],
  },
  ContentfulTestimonial: {
    contentful_id: 'quote',
    name: 'Home: quote',
    anchor: 'words',
    background: 'cream',
    quote: 'By Friday nobody asked.',
    person: 'Amara Osei',
    role: 'Head of support',
    image: picture('Amara at her desk'),
  },
  ContentfulPricingTable: {
    contentful_id: 'pricing',
    name: 'Pricing: plans',
    anchor: 'plans',
    background: 'cream',
    heading: 'One price',
    introduction: 'Try it.',
    monthlyLabel: 'Monthly',
    yearlyLabel: 'Yearly',
    savingsLabel: 'Save 20%',
    plans: [plan('hearth', 50, null), null, plan('beacon', null, 'Let us talk')],
    note: 'Without taxes.',
  },
  ContentfulComparisonTable: {
    contentful_id: 'compare',
    name: 'Pricing: all features',
    anchor: 'compare',
    background: 'night',
    eyebrow: 'Compare',
    heading: 'Every feature',
    introduction: 'The long answer.',
    columns: ['Spark', 'Hearth'],
    rows: [
      { group: 'Inbox', feature: 'Inboxes', detail: 'Shared ones', values: ['2', '10'] },
      { feature: 'Workflows', values: [false, true] },
    ],
    note: 'Per account.',
  },
  ContentfulFaq: {
    contentful_id: 'faq',
    name: 'Pricing: questions',
    anchor: 'questions',
    background: 'cream',
    heading: 'Questions',
    introduction: 'Not here? Write to us.',
    items: [
      {
        contentful_id: 'card',
        question: 'Do I need a card?',
        answerHtml: '<p>No, <a href="/pricing/">see plans</a>.</p>',
      },
      null,
    ],
  },
  ContentfulRichText: {
    contentful_id: 'terms',
    name: 'Terms: text',
    anchor: 'data',
    background: 'blue',
    bodyHtml: '<h2>Your data</h2><p><a href="/privacy/">More</a></p>',
  },
  ContentfulCallToAction: {
    contentful_id: 'cta',
    name: 'Home: call to action',
    anchor: 'come-in',
    background: 'cream',
    heading: 'Come in',
    text: 'Try everything.',
    primaryLabel: 'Start free trial',
    primaryUrl: '/trial/',
    secondaryLabel: 'Get a demo',
    secondaryUrl: '/demo/',
    note: 'No card needed.',
    image: picture('A house'),
  },
  ContentfulFormSlot: {
    contentful_id: 'demo',
    name: 'Demo: form',
    anchor: 'form',
    background: 'blue',
    heading: 'See it',
    bodyHtml: '<p>Half an hour.</p>',
    points: ['A tour', null, 'Straight answers'],
    form: null,
    fallbackLabel: 'Write to us',
    fallbackUrl: 'mailto:demo@hearthside.example',
  },
  ContentfulNewsletterBand: {
    contentful_id: 'newsletter',
    name: 'Home: newsletter',
    anchor: 'newsletter',
    background: 'cream',
    heading: 'Supportive',
    text: 'One idea.',
    form: null,
    linkLabel: 'Subscribe',
    linkUrl: '/newsletter/supportive/',
    note: 'Leave with one click.',
    declineLabel: null,
    declineMessage: null,
  },
  ContentfulCollectionList: {
    contentful_id: 'list',
    name: 'Integrations: list',
    anchor: 'works-with',
    background: 'white',
    heading: 'Works with',
    introduction: 'What you use already.',
    collection: 'integrations',
    style: 'rows',
    highlightsHeading: 'Most used',
    highlighted: [teaser('Slack', 'Messaging')],
    isSearchable: true,
    linkLabel: 'Ask for another',
    linkUrl: '#contact-us',
    teasers: [teaser('Slack', 'Messaging'), teaser('Shopify', 'Commerce'), teaser('Stripe', 'Commerce')],
  },
  ContentfulContactPricing: {
    contentful_id: 'calculator',
    name: 'Contact-based: calculator',
    anchor: 'calculator',
    background: 'blue',
    heading: 'Your own month',
    introduction: 'Two numbers decide.',
    peopleLabel: 'People helped in a month',
    usersLabel: 'Users who answer them',
    monthlyLabel: 'Pay monthly',
    yearlyLabel: 'Pay yearly',
    contactLabel: 'By contact',
    userLabel: 'By user',
    withoutScript: 'There is a table.',
    note: 'Without taxes.',
    includedPeople: 200,
    stepPeople: 100,
    startPeople: 380,
    startUsers: 14,
    sliderEnd: 3000,
    plans: [
      {
        contentful_id: 'two-ways-plus',
        name: 'Plus, two ways',
        stepPrice: 35,
        contactPlan: { contentful_id: 'plus-by-contact', monthlyPrice: 110, yearlyPrice: 99 },
        userPlan: { contentful_id: 'plan-plus', title: 'Plus', monthlyPrice: 50, yearlyPrice: null },
      },
      null,
    ],
  },
  ContentfulInterviewBuilder: {
    contentful_id: 'builder',
    name: 'Interview builder',
    anchor: 'builder',
    background: 'cream',
    heading: 'Put it together',
    introduction: 'Choose, arrange, print.',
    bankHeading: 'All questions',
    planHeading: 'Your interview',
    emptyText: 'Nothing yet.',
    printNote: 'Ask everyone the same.',
    questions: [question('b', 'Writing'), question('c', 'Empathy'), question('a', 'Writing')],
    guides: [
      { contentful_id: 'g2', role: 'Writer', item: null, questions: null },
      null,
      {
        contentful_id: 'g1',
        role: 'Lead',
        item: { href: '/interview-builder/library/lead/' },
        questions: [{ contentful_id: 'a' }, null],
      },
    ],
  },
  ContentfulProductTour: {
    contentful_id: 'tour',
    name: 'Product tour',
    anchor: 'tour',
    background: 'blue',
    heading: 'One email, three rooms',
    introduction: 'Follow it.',
    steps: [
      {
        contentful_id: 'tour-inbox',
        title: 'It is read',
        label: 'Inbox',
        address: 'inbox',
        bodyHtml: '<p>In the morning.</p>',
        image: picture('An email'),
        phoneImage: null,
        linkLabel: 'More about the inbox',
        linkUrl: '/inbox/',
      },
      null,
    ],
    primaryLabel: 'Try it free',
    primaryUrl: '/trial/',
    secondaryLabel: 'Get a demo',
    secondaryUrl: '/demo/',
  },
  ContentfulStaffingCalculator: {
    contentful_id: 'staffing-tool',
    name: 'Staffing: calculator',
    anchor: 'calculator',
    background: 'cream',
    heading: 'Your hour, in people',
    introduction: 'Begin with the busiest hour.',
    withoutScript: 'There is a table below.',
    tableHeading: 'Without calculating',
    methodHeading: 'How it is worked out',
    methodHtml: '<p>By a formula.</p>',
  },
  ContentfulWalkthrough: {
    contentful_id: 'walkthrough',
    name: 'Home: tour',
    anchor: 'tour',
    background: 'night',
    heading: 'One minute',
    introduction: 'Watch.',
    title: 'A tour of the inbox',
    scenes: [
      {
        contentful_id: 'scene-inbox',
        name: 'Tour: inbox',
        caption: 'Four emails came in overnight, and Ines takes the first one.',
        focus: 'top left',
        image: picture('The inbox at dawn'),
        phoneImage: null,
      },
      null,
    ],
  },
}

export type Fields = Readonly<Record<string, unknown>>

export const isEntry = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Fields that the build fills, so they are never empty. */
const alwaysThere = ['contentful_id', 'teasers', 'highlighted', 'questions']

/** Fields with parts that the build fills or the mapper checks itself. */
const opaque = ['teasers', 'highlighted', 'image', 'item', 'rows']

/** All versions of an entry with one empty field, including the fields of listed entries. */
export const withoutEach = (entry: Fields): readonly Fields[] =>
  Object.entries(entry).flatMap(([name, value]) => {
    const [first]: unknown[] = [value].flat()
    const inner = isEntry(first) && !opaque.includes(name) ? withoutEach(first) : []
    const values = inner.map((one) => (Array.isArray(value) ? [one] : one))
    return (alwaysThere.includes(name) ? values : [null, ...values]).map((one) => ({ ...entry, [name]: one }))
  })

/**
 * An entry with only its required fields, and those of its listed entries.
 *
 * @param map throws when a required field is empty
 */
export function bareOf<Entry extends object>(entry: Entry, map: (entry: Entry) => object): Entry {
  const isValid = (one: Entry): boolean => {
    try {
      map(one)
      return true
    } catch {
      return false
    }
  }
  return Object.entries(entry).reduce<Entry>((bare, [name, value]: [string, unknown]) => {
    const without = { ...bare, [name]: null }
    if (!alwaysThere.includes(name) && isValid(without)) return without
    if (!Array.isArray(value) || opaque.includes(name)) return bare
    const items = value.map((item: unknown) =>
      isEntry(item) ? bareOf(item, (one) => map({ ...bare, [name]: [one] })) : item,
    )
    return { ...bare, [name]: items }
  }, entry)
}
