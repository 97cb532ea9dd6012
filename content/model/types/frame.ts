import { navigationGroupLayouts, navigationLinkLayouts, surfaces } from '../choices'
import { defineContentType } from '../define'
import { action, entries, entry, icon, image, internalName, markdown, symbol, url } from '../fields'

export const navigation = defineContentType({
  id: 'navigation',
  name: 'Navigation',
  description: 'The header and the footer of every page. There is one entry.',
  isEssential: true,
  isSingle: true,
  fields: {
    name: internalName,
    items: entries(
      'Header: items',
      ['navigationLink', 'navigationGroup'],
      'A group opens a drawer. Its items are groups, too: the columns of the drawer.',
      { required: true, minItems: 1 },
    ),
    ...action('demo', 'Demo link', { required: true }),
    ...action('trial', 'Trial button', { required: true }),
    ...action('login', 'Login link', { required: true }),
    tagline: symbol('Footer: tagline', 'Under the logo.', { required: true, maxLength: 120, tab: 'footer' }),
    footerColumns: entries('Footer: columns', ['navigationGroup'], 'Groups of links, from left to right.', {
      tab: 'footer',
      required: true,
      minItems: 1,
    }),
    socialLinks: entries('Footer: social networks', ['navigationLink'], 'Links with the icon of the network.', {
      tab: 'footer',
    }),
    legalName: symbol('Footer: legal name', 'In the copyright line, after the year.', {
      required: true,
      localized: false,
      tab: 'footer',
    }),
  },
})

export const navigationGroup = defineContentType({
  id: 'navigationGroup',
  name: 'Navigation group',
  description:
    'A drawer of the header, a column of a drawer or of the footer, a list in a column, or links below a column.',
  isEssential: true,
  displayField: 'name',
  fields: {
    name: internalName,
    layout: symbol(
      'Layout',
      'For links below a column: a small list, or a list with icons. Otherwise leave it empty.',
      { oneOf: navigationGroupLayouts },
    ),
    title: symbol('Title', 'Of a drawer, of a column of the footer, or above a list. Columns of a drawer have none.', {
      maxLength: 80,
    }),
    items: entries(
      'Links and groups',
      ['navigationLink', 'navigationGroup'],
      'From top to bottom, or from left to right for the columns of a drawer.',
      { required: true, minItems: 1 },
    ),
    footer: entry(
      'Below the column',
      ['navigationLink', 'navigationGroup'],
      'In a drawer: a link in the layout CTA, or a group.',
    ),
  },
})

export const navigationLink = defineContentType({
  id: 'navigationLink',
  name: 'Navigation link',
  description: 'A link in the menu or in the footer, or a card in the menu.',
  isEssential: true,
  fields: {
    title: symbol('Title', 'The words of the link.', { required: true, maxLength: 80 }),
    url: url('Link', 'The target of the link. A link in a list has either this or “Text”.'),
    text: markdown(
      'Text',
      'On a card: a few words under the title. In a list: a line of text, with or without links, instead of a link.',
      { maxLength: 300 },
    ),
    icon,
    badge: symbol('Badge', 'A short label beside a link of the footer, such as 99.99%.', { maxLength: 12 }),
    layout: symbol(
      'Layout',
      'A card in a column of a drawer, or the link below one (CTA). Empty for a link in a list.',
      { oneOf: navigationLinkLayouts, tab: 'layout' },
    ),
    image: image('Picture', 'For cards and the layout CTA.'),
    imagePosition: symbol('Position of the picture', 'On a card.', { oneOf: ['top', 'left', 'right'], tab: 'layout' }),
    color: symbol('Color', 'Of a card.', { oneOf: surfaces, tab: 'layout' }),
  },
})

const emailAddress = { regexp: '^\\S+@\\S+\\.\\S+$', explanation: 'write an e-mail address' }

export const siteSettings = defineContentType({
  id: 'siteSettings',
  name: 'Site settings',
  description: 'Settings of the whole site. There is one entry.',
  isSingle: true,
  fields: {
    name: internalName,
    siteName: symbol('Name of the site', 'After the title of each page in browser tabs and search results.', {
      required: true,
      maxLength: 40,
      localized: false,
    }),
    description: symbol('Description', 'What the site is about, for search engines.', {
      tab: 'search',
      required: true,
      maxLength: 170,
    }),
    socialImage: image('Picture for social networks', '1200 × 630 pixels.', {
      required: true,
      isDecoration: true,
      tab: 'search',
    }),
    supportEmail: symbol('Support address', 'Shown where visitors can write to support.', {
      required: true,
      pattern: emailAddress,
    }),
    applicationsEmail: symbol('Address for applications', 'The button on each job post opens an e-mail to it.', {
      required: true,
      pattern: emailAddress,
    }),
    demoBarText: symbol(
      'Demo bar: text',
      'One short sentence. The bar appears at the bottom of some pages after a third of the page.',
      { maxLength: 60 },
    ),
    demoBarLabel: symbol('Demo bar: label of the button', 'Say what happens: “Book a demo”.', { maxLength: 40 }),
    demoBarUrl: url('Demo bar: link of the button'),
    securityEmail: symbol(
      'Address for vulnerabilities',
      'In /.well-known/security.txt. Without it, there is no such file.',
      { tab: 'advanced', pattern: emailAddress },
    ),
    securityUrl: url(
      'Rules for reporting vulnerabilities',
      'The section of the site with them, for /.well-known/security.txt: /security/#report.',
      { tab: 'advanced' },
    ),
  },
})
