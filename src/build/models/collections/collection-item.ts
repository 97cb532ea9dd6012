import { pagePath } from '../../../../content/model/page-paths'

/** An entry as gatsby-source-contentful stores it: links to other nodes end in `___NODE`. */
export interface EntryNode {
  readonly id: string
  readonly contentful_id: string
  readonly [field: string]: unknown
}

/** What lists show of an entry that is a page. */
export interface CollectionItem {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly text: string | null
  /** What the list can be filtered by: category, team, role. */
  readonly label: string | null
  /** A day or an instant, ISO 8601. */
  readonly date: string | null
  /** Minutes to read it, or that it takes. */
  readonly minutes: number | null
  /** Name of the person behind it. */
  readonly person: string | null
  /** Identifier of the node of a picture. */
  readonly imageId: string | null
}

/** Words that a person reads in a minute. */
const wordsPerMinute = 220

/** @returns minutes, at least one */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter((word) => word !== '').length / wordsPerMinute))

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/**
 * @param typeId content type of the entry
 * @param getNode finds a node by the identifier in a `___NODE` field
 * @param minutesToRead of the entry's long text, where that is wanted
 * @returns `undefined` for an entry that has no path or no title, such as an unfinished draft
 */
export function toCollectionItem(
  typeId: string,
  node: EntryNode,
  getNode: (id: unknown) => EntryNode | undefined,
  minutesToRead?: number,
): CollectionItem | undefined {
  const href = pagePath(typeId, { path: node.path, slug: node.slug, kind: node.kind })
  const title = text(node.title) ?? text(node.name)
  if (href === undefined || title === null) return undefined
  const category = getNode(node.category___NODE)
  const author = getNode(node.author___NODE)
  return {
    id: node.contentful_id,
    href,
    title,
    text: text(node.description) ?? (typeId === 'author' ? text(node.role) : null),
    label: text(category?.name) ?? text(node.category) ?? text(node.team) ?? text(node.role),
    date: text(node.publishedOn) ?? text(node.startsAt),
    minutes: number(node.minutes) ?? minutesToRead ?? null,
    person: text(author?.name),
    imageId: text(node.image___NODE) ?? text(node.logo___NODE) ?? text(node.picture___NODE),
  }
}

/** The newest first; entries without a date follow in the order of their titles. */
export function compareItems(first: CollectionItem, second: CollectionItem): number {
  if (first.date !== second.date) return (second.date ?? '').localeCompare(first.date ?? '')
  return first.title.localeCompare(second.title, 'en')
}

/**
 * The items that belong most closely to one of them: those of the same label first.
 *
 * @param count how many at most
 */
export function relatedItems(items: readonly CollectionItem[], id: string, count: number): readonly CollectionItem[] {
  const label = items.find((item) => item.id === id)?.label
  const others = items.filter((item) => item.id !== id)
  const near = others.filter((item) => item.label === label)
  return [...near, ...others.filter((item) => item.label !== label)].slice(0, count)
}
