import type { ItemOf } from '../../content/fields'
import { mapPricingTable } from './pricing-table.cms'

type RawPlan = ItemOf<Queries.PricingTableBlockFragment['plans']>

const plan: RawPlan = {
  contentful_id: 'plan-hearth',
  title: 'Hearth',
  audience: 'For growing teams',
  monthlyPrice: 50,
  yearlyPrice: 39.5,
  priceUnit: 'per user, per month',
  priceLabel: null,
  badge: 'Most popular',
  isHighlighted: true,
  featuresHeading: 'Everything in Spark, and:',
  features: ['Ten inboxes', null, 'Workflows'],
  actionLabel: 'Start free trial',
  actionUrl: '/signup/',
}

const emptyPlan: RawPlan = {
  contentful_id: 'plan-empty',
  title: 'Beacon',
  audience: null,
  monthlyPrice: null,
  yearlyPrice: null,
  priceUnit: null,
  priceLabel: null,
  badge: null,
  isHighlighted: null,
  featuresHeading: null,
  features: null,
  actionLabel: null,
  actionUrl: null,
}

const raw: Queries.PricingTableBlockFragment = {
  contentful_id: 'pricing',
  name: 'Pricing: plans',
  anchor: 'plans',
  background: 'cream',
  heading: 'One price',
  introduction: 'Try it.',
  monthlyLabel: 'Monthly',
  yearlyLabel: 'Yearly',
  savingsLabel: 'Save 20%',
  plans: [plan],
  note: 'Without taxes.',
}

const mapPlans = (...plans: (RawPlan | null)[]) => mapPricingTable({ ...raw, plans }).plans

describe('mapPricingTable', () => {
  it('maps the text of the block', () => {
    expect(mapPricingTable(raw)).toMatchObject({
      id: 'pricing',
      anchor: 'plans',
      background: 'cream',
      heading: 'One price',
      introduction: 'Try it.',
      monthlyLabel: 'Monthly',
      yearlyLabel: 'Yearly',
      savingsLabel: 'Save 20%',
      note: 'Without taxes.',
    })
  })

  it('maps a plan with prices in US dollars', () => {
    expect(mapPlans(plan)).toEqual([
      {
        id: 'plan-hearth',
        title: 'Hearth',
        audience: 'For growing teams',
        prices: { monthly: '$50', yearly: '$39.50' },
        priceUnit: 'per user, per month',
        priceLabel: undefined,
        badge: 'Most popular',
        isHighlighted: true,
        featuresHeading: 'Everything in Spark, and:',
        features: ['Ten inboxes', 'Workflows'],
        action: { label: 'Start free trial', href: '/signup/' },
      },
    ])
  })

  it('treats 0 as a price', () => {
    expect(mapPlans({ ...plan, monthlyPrice: 0, yearlyPrice: 0 })[0]?.prices).toEqual({ monthly: '$0', yearly: '$0' })
  })

  it('uses a single price for both periods', () => {
    expect(mapPlans({ ...plan, yearlyPrice: null })[0]?.prices).toEqual({ monthly: '$50', yearly: '$50' })
    expect(mapPlans({ ...plan, monthlyPrice: null })[0]?.prices).toEqual({ monthly: '$39.50', yearly: '$39.50' })
  })

  it('maps a plan without prices', () => {
    expect(mapPlans({ ...emptyPlan, priceLabel: 'Let’s talk' })[0]).toMatchObject({
      prices: undefined,
      priceLabel: 'Let’s talk',
    })
  })

  it('omits plans that are not published', () => {
    expect(mapPlans(null, plan).map(({ id }) => id)).toEqual(['plan-hearth'])
  })

  it('requires only a title of a plan', () => {
    expect(mapPlans(emptyPlan)[0]).toMatchObject({
      title: 'Beacon',
      isHighlighted: false,
      features: [],
      action: undefined,
    })
  })

  it('names the entry and the field when the labels, the plans or a title are missing', () => {
    expect(() => mapPricingTable({ ...raw, monthlyLabel: null })).toThrow(
      'Entry "Pricing: plans", field "monthlyLabel"',
    )
    expect(() => mapPricingTable({ ...raw, yearlyLabel: '' })).toThrow('Entry "Pricing: plans", field "yearlyLabel"')
    expect(() => mapPricingTable({ ...raw, plans: null })).toThrow('Entry "Pricing: plans", field "plans"')
    expect(() => mapPlans({ ...plan, title: null })).toThrow('Entry "plan-hearth", field "title"')
  })
})
