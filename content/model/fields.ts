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

type Options<Made extends Field> = Omit<Made, 'kind' | 'format' | 'name' | 'help' | 'to' | 'shape'>

/** A function that defines fields of one kind: name, help and options. */
const fieldOf =
  <Made extends Field>(fixed: Pick<Made, keyof Made & ('kind' | 'format')>, usualHelp?: string) =>
  (name: string, help = usualHelp, options?: Options<Made>): Made =>
    ({ ...fixed, name, help, ...options }) as Made

export const symbol = fieldOf<SymbolField>({ kind: 'symbol' })
export const symbols = fieldOf<SymbolListField>({ kind: 'symbols' })
export const text = fieldOf<TextField>({ kind: 'text', format: 'plain' })
export const markdown = fieldOf<TextField>(
  { kind: 'text', format: 'markdown' },
  'In Markdown: **bold**, *italic*, [link](/pricing/), - list, ## heading.',
)
export const comparison = fieldOf<TextField>({ kind: 'text', format: 'comparison' })
export const integer = fieldOf<NumberField>({ kind: 'integer' })
export const number = fieldOf<NumberField>({ kind: 'number' })
export const boolean = fieldOf<BooleanField>({ kind: 'boolean' })
export const date = fieldOf<DateField>({ kind: 'date' })
export const image = fieldOf<AssetLinkField>(
  { kind: 'asset' },
  'Its description says what it shows, for people who cannot see it.',
)

const linkOf =
  <Made extends EntryLinkField | EntryLinksField>(kind: Made['kind']) =>
  (name: string, to: readonly string[], help?: string, options?: Options<Made>): Made =>
    ({ kind, name, to, help, ...options }) as Made

export const entry = linkOf<EntryLinkField>('entry')
export const entries = linkOf<EntryLinksField>('entries')

export const json = (name: string, shape: JsonField['shape'], help: string, isRequired = false): JsonField => ({
  kind: 'json',
  name,
  shape,
  help,
  required: isRequired,
})

/** The entry's title in lists of the CMS. */
export const internalName = symbol('Internal name', 'The name of the entry in the CMS. Visitors never see it.', {
  required: true,
  localized: false,
})

/**
 * A link target: a path of this site (`/pricing/`, with slashes at both ends), a section (`#plans`), an external
 * address (`https://…`) or `mailto:`.
 */
export const url = (
  name: string,
  help = 'A path such as /pricing/, a section such as #plans, or a full https:// address.',
  options?: Options<SymbolField>,
): SymbolField =>
  symbol(name, help, {
    isUrl: true,
    ...options,
    pattern: {
      regexp:
        '^(/([A-Za-z0-9_.~%-]+/)*(\\?[^#\\s]*)?(#[A-Za-z0-9_-]+)?|#[A-Za-z0-9_-]+|https://\\S+|//\\S+|mailto:\\S+@\\S+)$',
      explanation:
        'write a path with a slash at both ends (/pricing/), a section (#plans), a full https:// address or mailto:',
    },
  })

export const heading = symbol('Heading', 'The heading of this part of the page, without a period.', {
  required: true,
  maxLength: 120,
})

export const optionalHeading = { ...heading, required: false }

export const eyebrow = symbol('Eyebrow', 'A few words above the heading.', { maxLength: 60 })

export const introduction = text('Introduction', 'One or two sentences under the heading.', { maxLength: 400 })

/** The fragment in links such as `/pricing/#plans`. */
const anchor = symbol('Anchor', 'The end of links to this section: with "plans", /pricing/#plans links to it.', {
  tab: 'advanced',
  pattern: {
    regexp: '^[a-z][a-z0-9-]*$',
    explanation: 'use lower-case letters, digits and hyphens, starting with a letter',
  },
})

export const cover = image(
  'Picture',
  'The cover in lists, on the page and on social networks: wide, 1600 × 1000 pixels. A plain one is shown if empty.',
  { tab: 'layout' },
)

/** A different picture for phones, next to the field `image`. */
export const phoneImage = image(
  'Picture on phones',
  'A part of the picture, larger, with the same proportions. For pictures whose words are too small on phones.',
  { isDecoration: true, sameProportionsAs: 'image' },
)

/** The surface of a block. */
export const background = symbol('Background', 'White if empty.', {
  oneOf: sectionSurfaces,
  default: sectionSurfaces[0],
  tab: 'layout',
})

const blockFrame = {
  name: internalName,
  anchor,
  background,
  // The vendor's Contentful app requires this name.
  nt_experiences: entries(
    'Experiences',
    ['nt_experience'],
    'Experiments and personalizations that replace this block. If a visitor is in several, the first one applies.',
    { tab: 'advanced' },
  ),
}

/** Defines a block: a content type with its own fields and those of every block. */
export const defineBlock = <Id extends string>(block: Omit<ContentType<Id>, 'displayField'>): ContentType<Id> =>
  defineContentType({ ...block, displayField: 'name', fields: { ...blockFrame, ...block.fields } })

export const icon = symbol('Icon', 'The name of an icon in the design system.', { oneOf: iconNames })

/** A button: the fields `<key>Label` and `<key>Url`. `checkRules` requires both or neither. */
export const action = <Key extends string>(key: Key, name: string, options?: Pick<SymbolField, 'required' | 'tab'>) =>
  ({
    [`${key}Label`]: symbol(`${name}: label`, 'Say what happens: “Book a demo”. Requires a link.', {
      ...options,
      maxLength: 40,
    }),
    [`${key}Url`]: url(`${name}: link`, undefined, options),
  }) as Readonly<Record<`${Key}Label` | `${Key}Url`, SymbolField>>

export const actions = { ...action('primary', 'Main button'), ...action('secondary', 'Second button') }

export const link = {
  linkLabel: symbol('Link: label', 'The text of the link: “See the inbox”. Requires a link.', { maxLength: 60 }),
  linkUrl: url('Link'),
}

/** The last part of an address. */
export const slugPattern = {
  regexp: '^[a-z0-9]+(-[a-z0-9]+)*$',
  explanation: 'use lower-case letters and digits, with hyphens between words',
}

/** The last part of a page's path, below the folder of its collection. */
export const slug = (folder: string): SymbolField =>
  symbol('Address', `The last part of the page's path: "first-steps" creates ${folder}first-steps/.`, {
    required: true,
    unique: true,
    maxLength: 60,
    pattern: slugPattern,
  })

/** Shown in lists, and under the title in search results. */
export const description = symbol(
  'Description',
  'One or two sentences, shown in lists and under the title in search results.',
  { required: true, maxLength: 170 },
)

export const title = symbol(
  'Title',
  'The heading of the page. Lists, the browser tab and search results show it, too.',
  { required: true, maxLength: 90 },
)

export const socialTitle = symbol(
  'Title for social networks',
  'Shown instead of the title where the page is shared, without the name of the site.',
  { maxLength: 90, tab: 'search' },
)

export const canonical = symbol(
  'Canonical address',
  'Only for a page whose content is also elsewhere: the address that search engines list instead, /pricing/ or https://….',
  {
    maxLength: 200,
    isUrl: true,
    tab: 'search',
    pattern: {
      regexp: '^(/([a-z0-9-]+/)*|https://[^\\s/#]+(/[^\\s#]*)?)$',
      explanation: 'write a path with a slash at both ends (/pricing/), or a full https:// address without #',
    },
  },
)

/** The long text of a page: in `content/entries`, the Markdown below the front matter. */
export const body = markdown('Text', undefined, { required: true, isDocumentBody: true })
