import { sectionSurfaces } from '../../src/data/content-choices'
import type { AssetLinkField, EntryLinksField, SymbolField, TextField } from './define'

/** Fields that many content types share. */

/** The entry's title in lists of the CMS. */
export const internalName: SymbolField = {
  kind: 'symbol',
  name: 'Internal name',
  help: 'The name of the entry in the CMS. Visitors never see it.',
  required: true,
}

/**
 * A link target: a path of this site (`/pricing/`, with slashes at both ends), a section (`#plans`),
 * an external address (`https://…`) or `mailto:`.
 */
export const url = (options: { name: string; required?: boolean; help?: string }): SymbolField => ({
  kind: 'symbol',
  isUrl: true,
  ...options,
  pattern: {
    regexp:
      '^(/([A-Za-z0-9_.~%-]+/)*(\\?[^#\\s]*)?(#[A-Za-z0-9_-]+)?|#[A-Za-z0-9_-]+|https://\\S+|//\\S+|mailto:\\S+@\\S+)$',
    explanation:
      'write a path with a slash at both ends (/pricing/), a section (#plans), a full https:// address or mailto:',
  },
})

export const heading = (options: { required?: boolean } = { required: true }): SymbolField => ({
  kind: 'symbol',
  name: 'Heading',
  maxLength: 120,
  ...options,
})

export const eyebrow: SymbolField = {
  kind: 'symbol',
  name: 'Eyebrow',
  help: 'A few words above the heading.',
  maxLength: 60,
}

export const introduction: TextField = {
  kind: 'text',
  format: 'plain',
  name: 'Introduction',
  help: 'One or two sentences under the heading.',
  maxLength: 400,
}

/** The fragment in links such as `/pricing/#plans`. */
const anchor: SymbolField = {
  kind: 'symbol',
  name: 'Anchor',
  help: 'The end of links to this section: with "plans", /pricing/#plans links to it.',
  pattern: {
    regexp: '^[a-z][a-z0-9-]*$',
    explanation: 'use lower-case letters, digits and hyphens, starting with a letter',
  },
}

const background: SymbolField = {
  kind: 'symbol',
  name: 'Background',
  help: 'White if empty.',
  oneOf: sectionSurfaces,
}

export const image = (options: { name: string; required?: boolean; help?: string }): AssetLinkField => ({
  kind: 'asset',
  group: 'image',
  ...options,
})

/** The vendor's Contentful app requires this field name. */
const experiences: EntryLinksField = {
  kind: 'entries',
  name: 'Experiences',
  help: 'Experiments and personalizations that replace this block. If a visitor is in several, the first one applies.',
  to: ['nt_experience'],
}

/** Fields of every block. */
export const blockFrame = { name: internalName, anchor, background, nt_experiences: experiences } as const

export const icon: SymbolField = {
  kind: 'symbol',
  name: 'Icon',
  help: 'The name of an icon in the design system.',
}

/** A button: a label and a link. `checkRules` requires both or neither. */
export const action = (label: string) => ({
  label: { kind: 'symbol', name: `${label}: label`, maxLength: 40 } satisfies SymbolField,
  url: url({ name: `${label}: link` }),
})

const primary = action('Main button')
const secondary = action('Second button')

/** The two buttons that many blocks have. */
export const actions = {
  primaryLabel: primary.label,
  primaryUrl: primary.url,
  secondaryLabel: secondary.label,
  secondaryUrl: secondary.url,
} as const

/** The last part of a page's path, below the folder of its collection. */
export const slug = (folder: string): SymbolField => ({
  kind: 'symbol',
  name: 'Address',
  help: `The last part of the page's path: "first-steps" creates ${folder}first-steps/.`,
  required: true,
  unique: true,
  pattern: {
    regexp: '^[a-z0-9]+(-[a-z0-9]+)*$',
    explanation: 'use lower-case letters and digits, with hyphens between words',
  },
})

/** Shown in lists, and under the title in search results. */
export const description: SymbolField = {
  kind: 'symbol',
  name: 'Description',
  help: 'One or two sentences, shown in lists and under the title in search results.',
  required: true,
  maxLength: 170,
}

/** The title of a page that does not consist of blocks. */
export const title: SymbolField = { kind: 'symbol', name: 'Title', required: true, maxLength: 90 }

/** The long text of a page: in `content/entries`, the Markdown below the front matter. */
export const body: TextField = {
  kind: 'text',
  format: 'markdown',
  name: 'Text',
  required: true,
  isDocumentBody: true,
}
