import { defineContentType } from '../define'
import {
  action,
  boolean,
  defineBlock,
  entries,
  entry,
  heading,
  integer,
  introduction,
  number,
  optionalHeading,
  symbol,
  symbols,
  text,
  url,
} from '../fields'

const label = (of: string, help: string, maxLength = 40) =>
  symbol(`Label of ${of}`, help, { required: true, maxLength })

export const pricingTable = defineBlock({
  id: 'pricingTable',
  name: 'Pricing table',
  description: 'Plans side by side, with monthly and yearly prices.',
  isEssential: true,
  fields: {
    heading: optionalHeading,
    introduction,
    monthlyLabel: label('monthly prices', 'Left side of the switch, such as “Monthly”.'),
    yearlyLabel: label('yearly prices', 'Right side of the switch, such as “Yearly”.'),
    savingsLabel: symbol(
      'Label of the yearly savings',
      'Beside the switch, such as “Save 10%”. It must be true of each plan.',
      { maxLength: 40 },
    ),
    plans: entries('Plans', ['plan'], 'From the cheapest to the largest.', {
      required: true,
      minItems: 1,
      maxItems: 4,
    }),
    note: text('Note', 'Below the plans, such as taxes and currency.', { maxLength: 300 }),
    calculator: entry(
      'Estimator',
      ['contactPricing'],
      'Below the plans, visitors enter their numbers and see what a plan costs them. Prices, labels and heading are those of this calculator.',
      { tab: 'advanced' },
    ),
    ...action('estimate', 'Button of the estimator', { tab: 'advanced' }),
    estimateUrl: url(
      'Button of the estimator: link',
      'A page with a form. A hidden field of the form with the name price_estimate receives the estimate.',
      { tab: 'advanced' },
    ),
  },
})

export const plan = defineContentType({
  id: 'plan',
  name: 'Plan',
  description: 'A plan in a pricing table.',
  isEssential: true,
  fields: {
    title: symbol('Title', 'One or two words.', { required: true, maxLength: 40 }),
    audience: symbol('For whom', 'Under the title: “For teams with shifts and a growing queue”.', {
      required: true,
      maxLength: 120,
    }),
    monthlyPrice: number('Monthly price, in US dollars', 'Leave both prices empty for “Talk to us”.', { min: 0 }),
    yearlyPrice: number(
      'Price per month when billed yearly, in US dollars',
      'For one month. Fill in both prices, or none.',
      { min: 0 },
    ),
    priceUnit: symbol('Unit of the price', 'For example: per user, per month', { maxLength: 60 }),
    priceLabel: symbol('Text instead of a price', 'Such as “Talk to us”. Only without prices.', { maxLength: 40 }),
    badge: symbol('Badge', 'One or two words above the plan, such as “Most popular”.', { maxLength: 24 }),
    isHighlighted: boolean('Highlighted', 'Marks the plan that suits most visitors. One for each table.', {
      tab: 'layout',
    }),
    featuresHeading: symbol('Heading of the features', 'Above the features, such as “Everything in Standard, and”.', {
      maxLength: 60,
    }),
    features: symbols('Features', 'Short lines with a check mark, the most important first.', {
      required: true,
      minItems: 1,
    }),
    actionLabel: symbol('Button: label', 'Say what happens: “Start with Plus”.', { required: true, maxLength: 40 }),
    actionUrl: { ...url('Button: link'), required: true },
    stepPrice: number(
      'Price of each further step, in US dollars',
      'For the calculator, if this is a plan by contact: per month, for monthly and yearly billing.',
      { min: 0.01, tab: 'advanced' },
    ),
    userPlan: entry(
      'The same plan by user',
      ['plan'],
      'For the calculator, if this is a plan by contact: its prices are per user, and its title is shown.',
      { tab: 'advanced' },
    ),
  },
})

export const contactPricing = defineBlock({
  id: 'contactPricing',
  name: 'Calculator for contact-based pricing',
  description: 'Calculates the monthly price by contact and by user from what visitors enter.',
  isEssential: true,
  fields: {
    heading,
    introduction,
    peopleLabel: label('the people helped', 'Above the slider, such as “People helped per month”.', 60),
    usersLabel: label('the users', 'Above the second field, such as “Users who answer”.', 60),
    monthlyLabel: label('monthly billing', 'Left side of the switch.'),
    yearlyLabel: label('yearly billing', 'Right side of the switch.'),
    contactLabel: label('the price by contact', 'Above the price for the people helped, such as “By contact”.'),
    userLabel: label('the price by user', 'Above the price for the users, such as “By user”.'),
    includedPeople: integer('People helped that the base price includes', 'Per month.', {
      required: true,
      min: 0,
      max: 100_000,
    }),
    stepPeople: integer('People in each further step', '100, if each further hundred people has a price.', {
      required: true,
      min: 1,
      max: 100_000,
    }),
    plans: entries(
      'Plans by contact',
      ['plan'],
      'Their prices are the base prices. Each needs the price of a step and the plan by user.',
      { required: true, minItems: 1, maxItems: 3 },
    ),
    startPeople: integer('People helped: initial value', 'The number that the base price includes if empty.', {
      min: 0,
      max: 100_000,
      tab: 'advanced',
    }),
    startUsers: integer('Users: initial value', '1 if empty.', { min: 1, max: 10_000, tab: 'advanced' }),
    sliderEnd: integer('Maximum of the slider', 'People helped. Visitors can type a larger number.', {
      required: true,
      min: 10,
      max: 100_000,
    }),
    withoutScript: text('Text for visitors without JavaScript', 'A table of prices follows it.', {
      required: true,
      maxLength: 400,
    }),
    note: text('Note', 'Below the result, such as taxes and currency.', { maxLength: 300 }),
  },
})
