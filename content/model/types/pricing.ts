import { defineContentType } from '../define'
import {
  boolean,
  defineBlock,
  entries,
  entry,
  heading,
  integer,
  introduction,
  number,
  symbol,
  symbols,
  text,
  url,
} from '../fields'

export const pricingTable = defineBlock({
  id: 'pricingTable',
  name: 'Pricing table',
  description: 'Plans side by side, with monthly and yearly prices.',
  isEssential: true,
  fields: {
    heading: heading({ required: false }),
    introduction,
    monthlyLabel: symbol('Label of monthly prices', { required: true, maxLength: 40 }),
    yearlyLabel: symbol('Label of yearly prices', { required: true, maxLength: 40 }),
    savingsLabel: symbol('Label of the yearly savings', { maxLength: 40 }),
    plans: entries('Plans', ['plan'], { required: true, minItems: 1, maxItems: 4 }),
    note: text('Note', { maxLength: 300 }),
  },
})

export const plan = defineContentType({
  id: 'plan',
  name: 'Plan',
  description: 'A plan in a pricing table.',
  isEssential: true,
  fields: {
    title: symbol('Title', { required: true, maxLength: 40 }),
    audience: symbol('For whom', { required: true, maxLength: 120 }),
    monthlyPrice: number('Monthly price, in US dollars', { min: 0, help: 'Leave both prices empty for “Talk to us”.' }),
    yearlyPrice: number('Price per month when billed yearly, in US dollars', { min: 0 }),
    priceUnit: symbol('Unit of the price', { help: 'For example: per user, per month', maxLength: 60 }),
    priceLabel: symbol('Text instead of a price', { maxLength: 40 }),
    badge: symbol('Badge', { maxLength: 24 }),
    isHighlighted: boolean('Highlighted'),
    featuresHeading: symbol('Heading of the features', { maxLength: 60 }),
    features: symbols('Features', { required: true, minItems: 1 }),
    actionLabel: symbol('Button: label', { required: true, maxLength: 40 }),
    actionUrl: url('Button: link', { required: true }),
    stepPrice: number('Price of each further step, in US dollars', {
      help: 'For the calculator, if this is a plan by contact: per month, for monthly and yearly billing.',
      min: 0.01,
    }),
    userPlan: entry('The same plan by user', ['plan'], {
      help: 'For the calculator, if this is a plan by contact: its prices are per user, and its title is shown.',
    }),
  },
})

export const contactPricing = defineBlock({
  id: 'contactPricing',
  name: 'Calculator for contact-based pricing',
  description: 'Calculates the monthly price by contact and by user from what visitors enter.',
  isEssential: true,
  fields: {
    heading: heading(),
    introduction,
    peopleLabel: symbol('Label of the people helped', { required: true, maxLength: 60 }),
    usersLabel: symbol('Label of the users', { required: true, maxLength: 60 }),
    monthlyLabel: symbol('Label of monthly billing', { required: true, maxLength: 40 }),
    yearlyLabel: symbol('Label of yearly billing', { required: true, maxLength: 40 }),
    contactLabel: symbol('Label of the price by contact', { required: true, maxLength: 40 }),
    userLabel: symbol('Label of the price by user', { required: true, maxLength: 40 }),
    includedPeople: integer('People helped that the base price includes', {
      help: 'Per month.',
      required: true,
      min: 0,
      max: 100_000,
    }),
    stepPeople: integer('People in each further step', { required: true, min: 1, max: 100_000 }),
    plans: entries('Plans by contact', ['plan'], {
      help: 'Their prices are the base prices. Each needs the price of a step and the plan by user.',
      required: true,
      minItems: 1,
      maxItems: 3,
    }),
    startPeople: integer('People helped: initial value', {
      help: 'The number that the base price includes if empty.',
      min: 0,
      max: 100_000,
    }),
    startUsers: integer('Users: initial value', { help: '1 if empty.', min: 1, max: 10_000 }),
    sliderEnd: integer('Maximum of the slider', {
      help: 'People helped. Visitors can type a larger number.',
      required: true,
      min: 10,
      max: 100_000,
    }),
    withoutScript: text('Text for visitors without JavaScript', {
      help: 'A table of prices follows it.',
      required: true,
      maxLength: 400,
    }),
    note: text('Note', { maxLength: 300 }),
  },
})
