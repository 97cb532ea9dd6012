import { translatedLocales } from '../../../src/lib/locales'
import { blockTypeIds } from '../block-types'
import { demoBarChoices, footerChoices, headerChoices } from '../choices'
import { defineContentType } from '../define'
import {
  body,
  boolean,
  canonical,
  date,
  description,
  entries,
  entry,
  image,
  internalName,
  markdown,
  socialTitle,
  symbol,
  symbols,
  text,
  title,
} from '../fields'
import { servicePaths } from '../page-paths'
import { fromPattern, toPattern } from '../redirects'

const path = (example: string, regexp: string) =>
  symbol('Path', `The path of the page, with a slash at both ends: ${example}`, {
    required: true,
    unique: true,
    maxLength: 100,
    pattern: {
      regexp,
      explanation: `use lower-case letters, digits and hyphens, with a slash at both ends: ${example}`,
    },
  })

/** A page made of blocks (requirements 2.2, landing page). */
export const page = defineContentType({
  id: 'page',
  name: 'Page',
  description: 'A page of the site, made of blocks.',
  displayField: 'name',
  fields: {
    name: internalName,
    path: path('/pricing/', '^/([a-z0-9-]+/)*$'),
    title: symbol('Title', 'Shown in the browser tab and in search results. The name of the site is added to it.', {
      required: true,
      maxLength: 65,
    }),
    description: symbol('Description', 'Shown under the title in search results.', { required: true, maxLength: 170 }),
    socialTitle,
    socialImage: image(
      'Picture for social networks',
      '1200 × 630 pixels. If empty, a picture with the title is created.',
      { isDecoration: true, tab: 'search' },
    ),
    canonical,
    hideFromSearchEngines: boolean('Hide from search engines', 'For campaign pages. Their links still work.', {
      tab: 'search',
    }),
    publishAt: date(
      'Publish at',
      'Before this date, visitors do not see the page, even if the entry is published. Add links to it after this date.',
      { hasTime: true, tab: 'advanced' },
    ),
    expireAt: date(
      'Expire at',
      'From this date on, visitors no longer see the page. Remove links to it, or add a redirect from its path.',
      { hasTime: true, tab: 'advanced' },
    ),
    header: symbol(
      'Header',
      '“animated” hides when visitors scroll down and comes back when they scroll up. “static” scrolls away with the page. If empty, the path decides.',
      { oneOf: headerChoices, tab: 'layout' },
    ),
    footer: symbol(
      'Footer',
      '“full” has all links. “small” has logo and copyright only. “none” leads nowhere else, as in a product tour. If empty, the path decides.',
      { oneOf: footerChoices, tab: 'layout' },
    ),
    demoBar: symbol(
      'Demo bar',
      'The floating bar “Book a demo”, for visitors from larger companies after they have scrolled: “allowed” or “none”. If empty, the path decides.',
      { oneOf: demoBarChoices, tab: 'layout' },
    ),
    translations: symbols(
      'Translations',
      'The other languages of the page. Choose one when all texts on the page have been translated into it.',
      { oneOf: translatedLocales, tab: 'advanced' },
    ),
    blocks: entries('Blocks', blockTypeIds, 'From top to bottom. Begin with a hero: it has the main heading.', {
      required: true,
      minItems: 1,
    }),
  },
})

export const companyPage = defineContentType({
  id: 'companyPage',
  name: 'Company page',
  description: 'A text page, such as terms or a policy.',
  isEssential: true,
  fields: {
    title,
    path: path('/company/legal/privacy/', '^/([a-z0-9-]+/)+$'),
    description,
    updatedOn: date('Last updated', 'Shown above the text. Change it when the text changes in substance.', {
      required: true,
    }),
    summary: markdown('In short', 'A plain summary, shown above the text.'),
    formSlot: entry('Form slot', ['formSlot'], 'Shown under the text, for example to subscribe to changes.'),
    body,
  },
})

export const errorPage = defineContentType({
  id: 'errorPage',
  name: 'Error or search page',
  description: 'Shown for a missing page (404), a server error (500), a lost connection (offline), or a search.',
  displayField: 'heading',
  fields: {
    status: symbol(
      'Status',
      '404: a missing page. 500: an error of the server. offline: no connection. search: the search of the site.',
      { required: true, unique: true, oneOf: Object.keys(servicePaths) },
    ),
    title: symbol('Title', 'For the browser tab.', { required: true, maxLength: 65 }),
    heading: symbol('Heading', 'What has happened, or what visitors can search, in a few words.', {
      required: true,
      maxLength: 120,
    }),
    text: text('Text', 'What the visitor can do now.', { required: true, maxLength: 400 }),
    links: entries(
      'Links',
      ['navigationLink'],
      'Buttons, the most useful first. The search shows them while it has no results.',
    ),
  },
})

export const redirect = defineContentType({
  id: 'redirect',
  name: 'Redirect',
  description: 'Sends visitors from an old path to a new one, or says that a page is gone.',
  displayField: 'from',
  fields: {
    from: symbol(
      'From',
      'The old path: /old-page/, without ? or #. Or a whole folder: /old-folder/* includes all paths below it.',
      {
        required: true,
        unique: true,
        pattern: {
          regexp: fromPattern,
          explanation:
            'write a path that starts with one slash and has no ? or #: /old-page/. For a folder, end it with an asterisk: /old-folder/*',
        },
      },
    ),
    to: symbol(
      'To',
      'The new path, or a full https:// address. For a folder, /new-folder/:splat keeps the rest of the path.',
      {
        pattern: {
          regexp: toPattern,
          explanation: 'write a path that starts with one slash, or a full https:// address',
        },
      },
    ),
    isPermanent: boolean('Permanent', 'Search engines then drop the old address.'),
    isGone: boolean(
      'Gone',
      'Nothing replaces the page: visitors see the error page, and search engines drop the address. Leave “To” empty.',
    ),
  },
})
