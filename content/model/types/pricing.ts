import { defineContentType } from '../define'
import { blockFrame, heading, internalName, introduction, url } from '../fields'

export const pricingTable = defineContentType({
  id: 'pricingTable',
  name: 'Pricing table',
  description: 'Plans side by side, with monthly and yearly prices.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading({ required: false }),
    introduction,
    monthlyLabel: { kind: 'symbol', name: 'Label of monthly prices', required: true, maxLength: 40 },
    yearlyLabel: { kind: 'symbol', name: 'Label of yearly prices', required: true, maxLength: 40 },
    savingsLabel: { kind: 'symbol', name: 'Label of the yearly savings', maxLength: 40 },
    plans: { kind: 'entries', name: 'Plans', required: true, to: ['plan'], minItems: 1, maxItems: 4 },
    note: { kind: 'text', format: 'plain', name: 'Note', maxLength: 300 },
  },
})

export const plan = defineContentType({
  id: 'plan',
  name: 'Plan',
  description: 'A plan in a pricing table.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 40 },
    audience: { kind: 'symbol', name: 'For whom', required: true, maxLength: 120 },
    monthlyPrice: {
      kind: 'number',
      name: 'Monthly price, in US dollars',
      min: 0,
      help: 'Leave both prices empty for “Talk to us”.',
    },
    yearlyPrice: { kind: 'number', name: 'Price per month when billed yearly, in US dollars', min: 0 },
    priceUnit: { kind: 'symbol', name: 'Unit of the price', help: 'For example: per user, per month', maxLength: 60 },
    priceLabel: { kind: 'symbol', name: 'Text instead of a price', maxLength: 40 },
    badge: { kind: 'symbol', name: 'Badge', maxLength: 24 },
    isHighlighted: { kind: 'boolean', name: 'Highlighted' },
    featuresHeading: { kind: 'symbol', name: 'Heading of the features', maxLength: 60 },
    features: { kind: 'symbols', name: 'Features', required: true, minItems: 1 },
    actionLabel: { kind: 'symbol', name: 'Button: label', required: true, maxLength: 40 },
    actionUrl: url({ name: 'Button: link', required: true }),
  },
})

export const contactPricing = defineContentType({
  id: 'contactPricing',
  name: 'Calculator for contact-based pricing',
  description: 'Calculates the monthly price by contact and by user from what visitors enter.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    introduction,
    peopleLabel: { kind: 'symbol', name: 'Label of the people helped', required: true, maxLength: 60 },
    usersLabel: { kind: 'symbol', name: 'Label of the users', required: true, maxLength: 60 },
    monthlyLabel: { kind: 'symbol', name: 'Label of monthly billing', required: true, maxLength: 40 },
    yearlyLabel: { kind: 'symbol', name: 'Label of yearly billing', required: true, maxLength: 40 },
    contactLabel: { kind: 'symbol', name: 'Label of the price by contact', required: true, maxLength: 40 },
    userLabel: { kind: 'symbol', name: 'Label of the price by user', required: true, maxLength: 40 },
    includedPeople: {
      kind: 'integer',
      name: 'People helped that the base price includes',
      help: 'Per month.',
      required: true,
      min: 0,
      max: 100_000,
    },
    stepPeople: { kind: 'integer', name: 'People in each further step', required: true, min: 1, max: 100_000 },
    plans: {
      kind: 'entries',
      name: 'Plans',
      required: true,
      to: ['contactPricingPlan'],
      minItems: 1,
      maxItems: 3,
    },
    startPeople: {
      kind: 'integer',
      name: 'People helped: initial value',
      help: 'The number that the base price includes if empty.',
      min: 0,
      max: 100_000,
    },
    startUsers: { kind: 'integer', name: 'Users: initial value', help: '1 if empty.', min: 1, max: 10_000 },
    sliderEnd: {
      kind: 'integer',
      name: 'Maximum of the slider',
      help: 'People helped. Visitors can type a larger number.',
      required: true,
      min: 10,
      max: 100_000,
    },
    withoutScript: {
      kind: 'text',
      format: 'plain',
      name: 'Text for visitors without JavaScript',
      help: 'A table of prices follows it.',
      required: true,
      maxLength: 400,
    },
    note: { kind: 'text', format: 'plain', name: 'Note', maxLength: 300 },
  },
})

export const contactPricingPlan = defineContentType({
  id: 'contactPricingPlan',
  name: 'Plan by contact and by user',
  description: 'A plan with its two ways to pay, for the contact-based pricing calculator.',
  displayField: 'name',
  fields: {
    name: internalName,
    contactPlan: {
      kind: 'entry',
      name: 'Plan by contact',
      help: 'Its prices are the base prices.',
      required: true,
      to: ['plan'],
    },
    stepPrice: {
      kind: 'number',
      name: 'Price of each further step, in US dollars',
      help: 'Per month, for monthly and yearly billing.',
      required: true,
      min: 0.01,
    },
    userPlan: {
      kind: 'entry',
      name: 'Plan by user',
      help: 'Its prices are per user. Its title is shown.',
      required: true,
      to: ['plan'],
    },
  },
})
