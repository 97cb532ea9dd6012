import { changelogPath } from '../../src/lib/site'
import type { ContentType, Field } from './define'
import type { Message } from './message'
import { pagePath } from './page-paths'
import { readRedirect, type Redirect } from './redirects'

export type Path = readonly (string | number)[]

/** Where a problem is: a file, or an entry or an asset of a space. */
export interface Place {
  /** The file, or type and title: Hero “Home: hero”. */
  readonly file: string
  /** Opens it in Contentful's web app. */
  readonly link?: string
  /** Line of a value in the file, counted from 1. */
  readonly lineOf: (path: Path) => number | undefined
}

/** A link in text, to a path of this site or to a section. */
export interface TextLink {
  readonly href: string
  readonly field: string
  /** Counted from 1: in the file, or in the text of an entry of a space. */
  readonly line: number
}

/** An entry, also an invalid one. References to it are still valid. */
export interface CheckedEntry extends Place {
  readonly id: string
  readonly type: ContentType
  readonly isDraft: boolean
  /** Valid values; links are ids. */
  readonly values: Readonly<Record<string, unknown>>
  readonly textLinks: readonly TextLink[]
  /** The ids of the headings in its texts. */
  readonly headingIds: readonly string[]
}

/** An entry in another language. Its values include those that have no translation, in the default language. */
export interface Translation extends CheckedEntry {
  readonly locale: string
  /** The fields that are translated. */
  readonly translated: readonly string[]
}

export interface CheckedAsset extends Place {
  readonly id: string
  /** Absent for an invalid asset. References to it are still valid. */
  readonly facts?: {
    readonly title: string
    readonly description?: string
    /** The description by locale. */
    readonly translations?: Readonly<Record<string, string>>
    readonly width?: number
    readonly height?: number
  }
}

export interface CheckedContent {
  readonly entries: readonly CheckedEntry[]
  readonly assets: readonly CheckedAsset[]
  readonly translations?: readonly Translation[]
  /** The current time, in ms. */
  readonly now: number
  /** Paths of the live site, to find removed ones. */
  readonly livePaths?: readonly string[]
}

/** The fields of one kind that the type of an entry has. */
export const fieldsOf = <Kind extends Field['kind']>(entry: CheckedEntry, kind: Kind) =>
  Object.entries(entry.type.fields).flatMap(([key, field]) =>
    field.kind === kind ? [[key, field as Extract<Field, { kind: Kind }>] as const] : [],
  )

export const textOf = (entry: CheckedEntry, field: string): string | undefined => {
  const value = entry.values[field]
  return typeof value === 'string' ? value : undefined
}

/** As lists in the CMS show it. */
export const titleOf = (entry: CheckedEntry): string => textOf(entry, entry.type.displayField) ?? entry.id

export const pathOf = (entry: CheckedEntry): string | undefined => pagePath(entry.type.id, entry.values)

/** The redirect of an entry, if it is one and its fields are valid. */
export const redirectOf = ({ type, values }: CheckedEntry): Redirect | undefined =>
  type.id === 'redirect' ? readRedirect(values) : undefined

/** The values that only one entry of a type may have, by field, each with a key that names type, field and value. */
export const uniqueValuesOf = ({ type, values }: Pick<CheckedEntry, 'type' | 'values'>) =>
  Object.entries(type.fields).flatMap(([field, definition]) => {
    const value = values[field]
    if (definition.kind !== 'symbol' || !definition.unique || typeof value !== 'string') return []
    return [{ field, value, key: JSON.stringify([type.id, field, value]) }]
  })

export interface Link {
  readonly keys: Path
  readonly field: Extract<Field, { kind: 'entry' | 'entries' | 'asset' }>
  readonly id: string
}

export const linksOf = (entry: Pick<CheckedEntry, 'type' | 'values'>): readonly Link[] =>
  Object.entries(entry.type.fields).flatMap(([key, field]): Link[] => {
    const value = entry.values[key]
    if (field.kind === 'entries' && Array.isArray(value)) {
      return value.map((id: unknown, index) => ({ keys: [key, index], field, id: String(id) }))
    }
    return (field.kind === 'entry' || field.kind === 'asset') && typeof value === 'string'
      ? [{ keys: [key], field, id: value }]
      : []
  })

/** A page, and everything that it shows except teasers of other pages. */
export interface ShownPage {
  readonly entry: CheckedEntry
  readonly path: string
  /** The page's entry is the first. */
  readonly shown: readonly CheckedEntry[]
  readonly anchors: ReadonlySet<string>
}

/** Ids that links may name on every page: `src/frame/hash-routes` and the skip link. */
const anchorsOfSite = ['contact-us', 'main', 'open-beacon']

/** Ids that views give to parts of an entry, besides the field `anchor` and headings. */
const anchorsOfTypes: Readonly<Record<string, (entry: CheckedEntry) => readonly string[]>> = {
  companyPage: ({ values }) => (values.formSlot === undefined ? [] : ['sign-up']),
  event: ({ values }) => (values.form === undefined ? [] : ['sign-up']),
  faqItem: ({ id }) => [id],
  resource: ({ values }) => (values.questions === undefined ? [] : ['questions']),
  scene: (entry) => {
    const address = textOf(entry, 'address')
    return address === undefined ? [] : [`step-${address}`]
  },
}

/** The ids that an entry has on a page. Views give them also to parts of it. */
export const anchorsOf = (entry: CheckedEntry): readonly string[] => [
  textOf(entry, 'anchor') ?? '',
  ...entry.headingIds,
  ...(anchorsOfTypes[entry.type.id]?.(entry) ?? []),
]

/** The ids on a page that shows these entries. */
export const anchorsOfShown = (shown: readonly CheckedEntry[]): ReadonlySet<string> =>
  new Set([...anchorsOfSite, ...shown.flatMap(anchorsOf)])

/** Returns a function that collects an entry and what it shows, except other pages. The entry is the first. */
export function collectShown(entries: readonly CheckedEntry[]): (entry: CheckedEntry) => readonly CheckedEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const collect = (entry: CheckedEntry, shown: Set<CheckedEntry>): Set<CheckedEntry> => {
    shown.add(entry)
    for (const { field, id } of linksOf(entry)) {
      const target = field.kind === 'asset' ? undefined : byId.get(id)
      if (target && !shown.has(target) && pathOf(target) === undefined) collect(target, shown)
    }
    return shown
  }
  return (entry) => [...collect(entry, new Set())]
}

function shownPages(entries: readonly CheckedEntry[]): readonly ShownPage[] {
  const shownBy = collectShown(entries)
  const changes = entries.flatMap((entry) =>
    entry.type.id === 'changelogEntry' && !entry.isDraft ? (textOf(entry, 'slug') ?? []) : [],
  )
  return entries.flatMap((entry) => {
    const path = pathOf(entry)
    if (path === undefined) return []
    const shown = shownBy(entry)
    const listed =
      path === changelogPath && shown.some(({ values }) => values.collection === 'changelog') ? changes : []
    return [{ entry, path, shown, anchors: new Set([...anchorsOfShown(shown), ...listed]) }]
  })
}

/** Content with what several rules need. */
export interface RuleContent extends CheckedContent {
  readonly byId: ReadonlyMap<string, CheckedEntry>
  readonly pages: readonly ShownPage[]
}

export const toRuleContent = (content: CheckedContent): RuleContent => ({
  ...content,
  byId: new Map(content.entries.map((entry) => [entry.id, entry])),
  pages: shownPages(content.entries),
})

export interface Finding extends Message {
  readonly at: Place
  /** Empty if it concerns no field. */
  readonly keys: Path
  /** Line of a link: see `TextLink`. */
  readonly line?: number
  /** A redirect that corrects it. */
  readonly redirect?: ProposedRedirect
  /** Whether it stops a build from a space in entries of any type, not only of essential ones. */
  readonly stopsBuild?: boolean
}

/** A permanent redirect from the old path of a page. */
export interface ProposedRedirect {
  readonly from: string
  readonly to: string
}

/** A rule between the entries and assets of a space. */
export type Rule = (content: RuleContent) => readonly Finding[]
