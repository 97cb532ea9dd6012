import { surfaces } from '../choices'
import { defineContentType } from '../define'
import { action, boolean, entries, entry, icon, image, internalName, markdown, symbol, url } from '../fields'

const demo = action('Demo link')
const trial = action('Trial button')
const login = action('Login link')

export const navigation = defineContentType({
  id: 'navigation',
  name: 'Navigation',
  description: 'The header of every page. There is one entry.',
  isEssential: true,
  isSingle: true,
  fields: {
    name: internalName,
    items: entries('Items', ['navigationItem'], { required: true, minItems: 1 }),
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
  isEssential: true,
  fields: {
    title: symbol('Title', { required: true, maxLength: 40 }),
    url: url('Link', { help: 'Leave empty for an item that opens a drawer.' }),
    columns: entries('Columns', ['navigationColumn']),
  },
})

export const navigationColumn = defineContentType({
  id: 'navigationColumn',
  name: 'Navigation column',
  description: 'A column in a drawer of the menu.',
  isEssential: true,
  fields: {
    name: internalName,
    items: entries('Items', ['navigationCard', 'navigationList'], { required: true, minItems: 1 }),
    footer: entry('Footer', ['navigationColumnFooter']),
  },
})

export const navigationColumnFooter = defineContentType({
  id: 'navigationColumnFooter',
  name: 'Navigation column footer',
  description: 'The footer of a column in a drawer.',
  isEssential: true,
  displayField: 'name',
  fields: {
    name: internalName,
    layout: symbol('Layout', { required: true, oneOf: ['CTA', 'SMALL_LIST', 'POWERED_BY'] }),
    title: symbol('Title', { maxLength: 80 }),
    text: symbol('Text', { maxLength: 160 }),
    image: image('Picture'),
    url: url('Link'),
    items: entries('Links', ['navigationLink']),
  },
})

export const navigationCard = defineContentType({
  id: 'navigationCard',
  name: 'Navigation card',
  description: 'A card in a drawer of the menu.',
  isEssential: true,
  fields: {
    title: symbol('Title', { required: true, maxLength: 60 }),
    text: symbol('Text', { maxLength: 160 }),
    url: url('Link', { required: true }),
    icon,
    image: image('Picture'),
    imagePosition: symbol('Position of the picture', { oneOf: ['top', 'left', 'right'] }),
    color: symbol('Color', { oneOf: surfaces }),
    layout: symbol('Layout', { required: true, oneOf: ['CARD', 'FEATURED_CARD'] }),
  },
})

export const navigationList = defineContentType({
  id: 'navigationList',
  name: 'Navigation list',
  description: 'A titled list of links in a drawer of the menu.',
  isEssential: true,
  fields: {
    title: symbol('Title', { required: true, maxLength: 60 }),
    items: entries('Links', ['navigationLink'], { required: true, minItems: 1 }),
  },
})

export const navigationLink = defineContentType({
  id: 'navigationLink',
  name: 'Navigation link',
  description: 'A link in a list of the menu or in the footer.',
  isEssential: true,
  fields: {
    title: symbol('Title', { required: true, maxLength: 60 }),
    url: url('Link', { help: 'The target of the link. Fill in either this or “Text”.' }),
    text: markdown('Text', {
      help: 'A line of text, with or without links, instead of a single link.',
      maxLength: 300,
    }),
    icon,
    isNew: boolean('Marked as new'),
    badge: symbol('Badge', { help: 'A short label beside the link, such as 99.99%.', maxLength: 12 }),
  },
})

export const footer = defineContentType({
  id: 'footer',
  name: 'Footer',
  description: 'The footer of every page. There is one entry.',
  isEssential: true,
  isSingle: true,
  fields: {
    name: internalName,
    tagline: symbol('Tagline', { required: true, maxLength: 120 }),
    columns: entries('Columns', ['footerColumn'], { required: true, minItems: 1 }),
    socialLinks: entries('Social networks', ['navigationLink']),
    legalName: symbol('Legal name', { help: 'In the copyright line, after the year.', required: true }),
  },
})

export const footerColumn = defineContentType({
  id: 'footerColumn',
  name: 'Footer column',
  description: 'A titled list of links in the footer.',
  isEssential: true,
  fields: {
    title: symbol('Title', { required: true, maxLength: 40 }),
    items: entries('Links', ['navigationLink'], { required: true, minItems: 1 }),
  },
})

export const demoBar = defineContentType({
  id: 'demoBar',
  name: 'Demo bar',
  description:
    'Appears at the bottom of some pages after a visitor has scrolled through a third of the page. There is one entry.',
  isSingle: true,
  displayField: 'text',
  fields: {
    text: symbol('Text', { help: 'One short sentence.', required: true, maxLength: 60 }),
    label: symbol('Button: label', { required: true, maxLength: 40 }),
    url: url('Button: link', { required: true }),
  },
})

const emailAddress = (name: string, help?: string) =>
  symbol(name, {
    help,
    required: true,
    pattern: { regexp: '^\\S+@\\S+\\.\\S+$', explanation: 'write an e-mail address' },
  })

export const siteSettings = defineContentType({
  id: 'siteSettings',
  name: 'Site settings',
  description: 'Settings of the whole site. There is one entry.',
  isSingle: true,
  fields: {
    name: internalName,
    siteName: symbol('Name of the site', { required: true, maxLength: 40 }),
    description: symbol('Description', { required: true, maxLength: 170 }),
    socialImage: image('Picture for social networks', {
      required: true,
      help: '1200 × 630 pixels.',
      isDecoration: true,
    }),
    supportEmail: emailAddress('Support address'),
    applicationsEmail: emailAddress('Address for applications', 'The button on each job post opens an e-mail to it.'),
  },
})
