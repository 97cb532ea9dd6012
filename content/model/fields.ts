import { iconNames } from '../../src/lib/icons'
import { sectionSurfaces } from './choices'
import {
  type AssetLinkField,
  type BooleanField,
  type ContentType,
  type DateField,
  defineContentType,
  type EntryLinkField,
  type EntryLinksField,
  type Field,
  type JsonField,
  type NumberField,
  type SymbolField,
  type SymbolListField,
  type TextField,
} from './define'

type Fixed = 'kind' | 'format' | 'group'

type Options<Made extends Field> = Omit<Made, Fixed | 'name' | 'to' | 'shape'>

const fieldOf =
  <Made extends Field>(fixed: Pick<Made, Fixed & keyof Made>) =>
  (name: string, options?: Omit<Made, Fixed | 'name'>): Made =>
    ({ ...fixed, name, ...options }) as Made

export const symbol = fieldOf<SymbolField>({ kind: 'symbol' })
export const symbols = fieldOf<SymbolListField>({ kind: 'symbols' })
export const text = fieldOf<TextField>({ kind: 'text', format: 'plain' })
export const markdown = (name: string, options?: Options<TextField>): TextField =>
  fieldOf<TextField>({ kind: 'text', format: 'markdown' })(name, {
    help: 'In Markdown: **bold**, *italic*, [link](/pricing/), - list, ## heading.',
    ...options,
  })
export const comparison = fieldOf<TextField>({ kind: 'text', format: 'comparison' })
export const integer = fieldOf<NumberField>({ kind: 'integer' })
export const number = fieldOf<NumberField>({ kind: 'number' })
export const boolean = fieldOf<BooleanField>({ kind: 'boolean' })
export const date = fieldOf<DateField>({ kind: 'date' })
export const image = (name: string, options?: Options<AssetLinkField>): AssetLinkField =>
  fieldOf<AssetLinkField>({ kind: 'asset', group: 'image' })(name, {
    help: 'Its description says what it shows, for people who cannot see it.',
    ...options,
  })

export const entry = (name: string, to: readonly string[], options?: Options<EntryLinkField>): EntryLinkField =>
  fieldOf<EntryLinkField>({ kind: 'entry' })(name, { to, ...options })

export const entries = (name: string, to: readonly string[], options?: Options<EntryLinksField>): EntryLinksField =>
  fieldOf<EntryLinksField>({ kind: 'entries' })(name, { to, ...options })

export const json = (name: string, shape: JsonField['shape'], options?: Options<JsonField>): JsonField =>
  fieldOf<JsonField>({ kind: 'json' })(name, { shape, ...options })

/** The entry's title in lists of the CMS. */
export const internalName = symbol('Internal name', {
  help: 'The name of the entry in the CMS. Visitors never see it.',
  required: true,
  localized: false,
})

/**
 * A link target: a path of this site (`/pricing/`, with slashes at both ends), a section (`#plans`), an external
 * address (`https://…`) or `mailto:`.
 */
export const url = (name: string, options?: Options<SymbolField>): SymbolField =>
  symbol(name, {
    isUrl: true,
    help: 'A path such as /pricing/, a section such as #plans, or a full https:// address.',
    ...options,
    pattern: {
      regexp:
        '^(/([A-Za-z0-9_.~%-]+/)*(\\?[^#\\s]*)?(#[A-Za-z0-9_-]+)?|#[A-Za-z0-9_-]+|https://\\S+|//\\S+|mailto:\\S+@\\S+)$',
      explanation:
        'write a path with a slash at both ends (/pricing/), a section (#plans), a full https:// address or mailto:',
    },
  })

export const heading = (options: { required?: boolean } = { required: true }): SymbolField =>
  symbol('Heading', { help: 'The large words of this part of the page, without a period.', maxLength: 120, ...options })

export const eyebrow = symbol('Eyebrow', { help: 'A few words above the heading.', maxLength: 60 })

export const introduction = text('Introduction', {
  help: 'One or two sentences under the heading.',
  maxLength: 400,
})

/** The fragment in links such as `/pricing/#plans`. */
const anchor = symbol('Anchor', {
  tab: 'advanced',
  help: 'The end of links to this section: with "plans", /pricing/#plans links to it.',
  pattern: {
    regexp: '^[a-z][a-z0-9-]*$',
    explanation: 'use lower-case letters, digits and hyphens, starting with a letter',
  },
})

export const cover = image('Picture', {
  tab: 'layout',
  help: 'The cover in lists, on the page and on social networks: wide, 1600 × 1000 pixels. A plain one is shown if empty.',
})

/** A different picture for phones, next to the field `image`. */
export const phoneImage = image('Picture on phones', {
  help: 'A part of the picture, larger, with the same proportions. For pictures whose words are too small on phones.',
  isDecoration: true,
  sameProportionsAs: 'image',
})

/** The vendor's Contentful app requires this field name. */
const experiences = entries('Experiences', ['nt_experience'], {
  tab: 'advanced',
  help: 'Experiments and personalizations that replace this block. If a visitor is in several, the first one applies.',
})

/** The surface of a block. */
export const background = symbol('Background', {
  help: 'White if empty.',
  oneOf: sectionSurfaces,
  default: sectionSurfaces[0],
  tab: 'layout',
})

const blockFrame = {
  name: internalName,
  anchor,
  background,
  nt_experiences: experiences,
} as const

/** Defines a block: a content type with its own fields and those of every block. */
export const defineBlock = <Id extends string>(block: Omit<ContentType<Id>, 'displayField'>): ContentType<Id> =>
  defineContentType({ ...block, displayField: 'name', fields: { ...blockFrame, ...block.fields } })

export const icon = symbol('Icon', { help: 'The name of an icon in the design system.', oneOf: iconNames })

/** A button: a label and a link. `checkRules` requires both or neither. */
export const action = (name: string) => ({
  label: symbol(`${name}: label`, { help: 'Say what happens: “Book a demo”. It needs a link.', maxLength: 40 }),
  url: url(`${name}: link`),
})

const primary = action('Main button')
const secondary = action('Second button')

export const actions = {
  primaryLabel: primary.label,
  primaryUrl: primary.url,
  secondaryLabel: secondary.label,
  secondaryUrl: secondary.url,
} as const

export const link = {
  linkLabel: symbol('Link: label', { help: 'The words of the link: “See the inbox”. It needs a link.', maxLength: 60 }),
  linkUrl: url('Link'),
} as const

/** The last part of an address. */
export const slugPattern = {
  regexp: '^[a-z0-9]+(-[a-z0-9]+)*$',
  explanation: 'use lower-case letters and digits, with hyphens between words',
} as const

/** The last part of a page's path, below the folder of its collection. */
export const slug = (folder: string): SymbolField =>
  symbol('Address', {
    help: `The last part of the page's path: "first-steps" creates ${folder}first-steps/.`,
    required: true,
    unique: true,
    maxLength: 60,
    pattern: slugPattern,
  })

/** Shown in lists, and under the title in search results. */
export const description = symbol('Description', {
  help: 'One or two sentences, shown in lists and under the title in search results.',
  required: true,
  maxLength: 170,
})

export const title = symbol('Title', {
  help: 'The heading of the page. Lists, the browser tab and search results show it, too.',
  required: true,
  maxLength: 90,
})

export const socialTitle = symbol('Title for social networks', {
  help: 'Shown instead of the title where the page is shared, without the name of the site.',
  maxLength: 90,
  tab: 'search',
})

export const canonical = symbol('Canonical address', {
  help: 'Only for a page whose content is also elsewhere: the address that search engines list instead, /pricing/ or https://….',
  maxLength: 200,
  isUrl: true,
  tab: 'search',
  pattern: {
    regexp: '^(/([a-z0-9-]+/)*|https://[^\\s/#]+(/[^\\s#]*)?)$',
    explanation: 'write a path with a slash at both ends (/pricing/), or a full https:// address without #',
  },
})

/** The long text of a page: in `content/entries`, the Markdown below the front matter. */
export const body = markdown('Text', { required: true, isDocumentBody: true })
