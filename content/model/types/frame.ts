import { surfaces } from '../../../src/data/content-choices'
import { defineContentType } from '../define'
import { action, icon, image, internalName, url } from '../fields'

const demo = action('Demo link')
const trial = action('Trial button')
const login = action('Login link')

export const navigation = defineContentType({
  id: 'navigation',
  name: 'Navigation',
  description: 'The header of every page. There is one entry.',
  displayField: 'name',
  fields: {
    name: internalName,
    items: { kind: 'entries', name: 'Items', required: true, to: ['navigationItem'], minItems: 1 },
    demoLabel: { ...demo.label, required: true },
    demoUrl: { ...demo.url, required: true },
    trialLabel: { ...trial.label, required: true },
    trialUrl: { ...trial.url, required: true },
    loginLabel: { ...login.label, required: true },
    loginUrl: { ...login.url, required: true },
  },
})

export const navigationItem = defineContentType({
  id: 'navigationItem',
  name: 'Navigation item',
  description: 'An item in the header: a plain link if it has a URL, otherwise a drawer with columns.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 40 },
    url: url({ name: 'Link', help: 'Leave empty for an item that opens a drawer.' }),
    columns: { kind: 'entries', name: 'Columns', to: ['navigationColumn'] },
  },
})

export const navigationColumn = defineContentType({
  id: 'navigationColumn',
  name: 'Navigation column',
  description: 'A column in a drawer of the menu.',
  displayField: 'name',
  fields: {
    name: internalName,
    items: { kind: 'entries', name: 'Items', required: true, to: ['navigationCard', 'navigationList'], minItems: 1 },
    footer: { kind: 'entry', name: 'Footer', to: ['navigationColumnFooter'] },
  },
})

export const navigationColumnFooter = defineContentType({
  id: 'navigationColumnFooter',
  name: 'Navigation column footer',
  description: 'The footer of a column in a drawer.',
  displayField: 'name',
  fields: {
    name: internalName,
    layout: { kind: 'symbol', name: 'Layout', required: true, oneOf: ['CTA', 'SMALL_LIST', 'POWERED_BY'] },
    title: { kind: 'symbol', name: 'Title', maxLength: 80 },
    text: { kind: 'symbol', name: 'Text', maxLength: 160 },
    image: image({ name: 'Picture' }),
    url: url({ name: 'Link' }),
    items: { kind: 'entries', name: 'Links', to: ['navigationLink'] },
  },
})

export const navigationCard = defineContentType({
  id: 'navigationCard',
  name: 'Navigation card',
  description: 'A card in a drawer of the menu.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 60 },
    text: { kind: 'symbol', name: 'Text', maxLength: 160 },
    url: url({ name: 'Link', required: true }),
    icon,
    image: image({ name: 'Picture' }),
    imagePosition: { kind: 'symbol', name: 'Position of the picture', oneOf: ['top', 'left', 'right'] },
    color: { kind: 'symbol', name: 'Color', oneOf: surfaces },
    layout: { kind: 'symbol', name: 'Layout', required: true, oneOf: ['CARD', 'FEATURED_CARD'] },
  },
})

export const navigationList = defineContentType({
  id: 'navigationList',
  name: 'Navigation list',
  description: 'A titled list of links in a drawer of the menu.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 60 },
    items: { kind: 'entries', name: 'Links', required: true, to: ['navigationLink'], minItems: 1 },
  },
})

export const navigationLink = defineContentType({
  id: 'navigationLink',
  name: 'Navigation link',
  description: 'A link in a list of the menu or in the footer.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 60 },
    url: url({ name: 'Link', help: 'The target of the link. Fill in either this or “Text”.' }),
    text: {
      kind: 'text',
      format: 'markdown',
      name: 'Text',
      help: 'A line of text, with or without links, instead of a single link.',
      maxLength: 300,
    },
    icon,
    isNew: { kind: 'boolean', name: 'Marked as new' },
    badge: { kind: 'symbol', name: 'Badge', help: 'A short label beside the link, such as 99.99%.', maxLength: 12 },
  },
})

export const footer = defineContentType({
  id: 'footer',
  name: 'Footer',
  description: 'The footer of every page. There is one entry.',
  displayField: 'name',
  fields: {
    name: internalName,
    tagline: { kind: 'symbol', name: 'Tagline', required: true, maxLength: 120 },
    columns: { kind: 'entries', name: 'Columns', required: true, to: ['footerColumn'], minItems: 1 },
    socialLinks: { kind: 'entries', name: 'Social networks', to: ['navigationLink'] },
    legalName: { kind: 'symbol', name: 'Legal name', help: 'In the copyright line, after the year.', required: true },
  },
})

export const footerColumn = defineContentType({
  id: 'footerColumn',
  name: 'Footer column',
  description: 'A titled list of links in the footer.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 40 },
    items: { kind: 'entries', name: 'Links', required: true, to: ['navigationLink'], minItems: 1 },
  },
})

export const demoBar = defineContentType({
  id: 'demoBar',
  name: 'Demo bar',
  description:
    'Appears at the bottom of some pages after a visitor has scrolled through a third of the page. There is one entry.',
  displayField: 'text',
  fields: {
    text: { kind: 'symbol', name: 'Text', help: 'One short sentence.', required: true, maxLength: 60 },
    label: { kind: 'symbol', name: 'Button: label', required: true, maxLength: 40 },
    url: url({ name: 'Button: link', required: true }),
  },
})

const emailAddress = {
  kind: 'symbol',
  required: true,
  pattern: { regexp: '^\\S+@\\S+\\.\\S+$', explanation: 'write an e-mail address' },
} as const

export const siteSettings = defineContentType({
  id: 'siteSettings',
  name: 'Site settings',
  description: 'Settings of the whole site. There is one entry.',
  displayField: 'name',
  fields: {
    name: internalName,
    siteName: { kind: 'symbol', name: 'Name of the site', required: true, maxLength: 40 },
    description: { kind: 'symbol', name: 'Description', required: true, maxLength: 170 },
    socialImage: image({ name: 'Picture for social networks', required: true, help: '1200 × 630 pixels.' }),
    supportEmail: { ...emailAddress, name: 'Support address' },
    applicationsEmail: {
      ...emailAddress,
      name: 'Address for applications',
      help: 'The button on each job post opens an e-mail to it.',
    },
  },
})
