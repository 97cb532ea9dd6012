import { sectionSurfaces } from '../../src/data/content-choices'
import type { AssetLinkField, EntryLinksField, SymbolField, TextField } from './define'

/** Fields that many content types share, so that they read and behave alike everywhere. */

/** What editors see in lists of entries; visitors never do. */
export const internalName: SymbolField = {
  kind: 'symbol',
  name: 'Internal name',
  help: 'How the entry is called in the CMS. Visitors never see it.',
  required: true,
}

/**
 * A destination: a path of this site (`/pricing/`, with slash at both ends), a section (`#plans`),
 * an address elsewhere (`https://…`) or `mailto:`.
 */
export const url = (options: { name: string; required?: boolean; help?: string }): SymbolField => ({
  kind: 'symbol',
  isUrl: true,
  ...options,
  pattern: {
    regexp:
      '^(/([A-Za-z0-9_.~%-]+/)*(\\?[^#\\s]*)?(#[A-Za-z0-9_-]+)?|#[A-Za-z0-9_-]+|https://\\S+|//\\S+|mailto:\\S+@\\S+)$',
    explanation:
      'write a path of this site with a slash at both ends (/pricing/), a section (#plans), a full https:// address or mailto:',
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

/** The section's name in links such as `/pricing/#plans`. */
const anchor: SymbolField = {
  kind: 'symbol',
  name: 'Anchor',
  help: 'Lets other pages link to this section: with "plans" here, /pricing/#plans leads to it.',
  pattern: {
    regexp: '^[a-z][a-z0-9-]*$',
    explanation: 'use lower-case letters, digits and hyphens, beginning with a letter',
  },
}

const background: SymbolField = {
  kind: 'symbol',
  name: 'Background',
  help: 'White when empty.',
  oneOf: sectionSurfaces,
}

export const image = (options: { name: string; required?: boolean; help?: string }): AssetLinkField => ({
  kind: 'asset',
  group: 'image',
  ...options,
})

/** Named as the vendor's Contentful app wants it. */
const experiences: EntryLinksField = {
  kind: 'entries',
  name: 'Experiences',
  help: 'Experiments and personalizations that replace this block. The first one that a visitor is in counts.',
  to: ['nt_experience'],
}

/** What every block has. */
export const blockFrame = { name: internalName, anchor, background, nt_experiences: experiences } as const

export const icon: SymbolField = {
  kind: 'symbol',
  name: 'Icon',
  help: 'Name of an icon of the design system.',
}

/** A call to action: a label and where it leads. Both or neither; validation says so. */
export const action = (label: string) => ({
  label: { kind: 'symbol', name: `${label}: label`, maxLength: 40 } satisfies SymbolField,
  url: url({ name: `${label}: link` }),
})

const primary = action('Main button')
const secondary = action('Second button')

/** The two buttons that many blocks offer. */
export const actions = {
  primaryLabel: primary.label,
  primaryUrl: primary.url,
  secondaryLabel: secondary.label,
  secondaryUrl: secondary.url,
} as const

/** The last part of a page's address, below the path of its collection. */
export const slug = (folder: string): SymbolField => ({
  kind: 'symbol',
  name: 'Address',
  help: `The last part of the page's address: "first-steps" makes ${folder}first-steps/.`,
  required: true,
  unique: true,
  pattern: {
    regexp: '^[a-z0-9]+(-[a-z0-9]+)*$',
    explanation: 'use lower-case letters, digits and hyphens between them',
  },
})

/** Under the title in search results, and in lists. */
export const description: SymbolField = {
  kind: 'symbol',
  name: 'Description',
  help: 'One or two sentences: in lists, and under the title in search results.',
  required: true,
  maxLength: 170,
}

/** The title of a page that is not assembled from blocks. */
export const title: SymbolField = { kind: 'symbol', name: 'Title', required: true, maxLength: 90 }

/** The long text of a page, in `content/entries` the Markdown below the front matter. */
export const body: TextField = {
  kind: 'text',
  format: 'markdown',
  name: 'Text',
  required: true,
  isDocumentBody: true,
}
