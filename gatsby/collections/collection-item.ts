import { pagePath } from '../../content/model/page-paths'
import type { Picture } from '../../src/images/Image'
import { groupBy } from '../../src/lib/group-by'
import { linkedNode, textOf, type EntryNode, type ReadField } from '../read-content'

/** An entry in a list. Data from its links and its long text is read only when a query needs it. */
export interface CollectionItem {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly text: string | null
  /** A day or an instant, ISO 8601. */
  readonly date: string | null
  /** The name of an icon. */
  readonly icon: string | null
}

const wordsPerMinute = 220

/** @returns minutes, at least one */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter((word) => word !== '').length / wordsPerMinute))

/** @param typeId content type of the entry */
export function labelOf(typeId: string, node: EntryNode, read: ReadField): string | undefined {
  switch (typeId) {
    case 'author':
      return textOf(node.role)
    case 'event':
      if (textOf(node.startsAt) === undefined) return 'Recording'
      return node.kind === 'class' ? 'Class' : 'Live'
    default:
      return (
        textOf(linkedNode(node, 'category', read)?.name) ??
        textOf(node.category) ??
        textOf(node.team) ??
        textOf(node.industry)
      )
  }
}

/** Name of the author, host or similar, or the company of a story. */
export const personOf = (node: EntryNode, read: ReadField): string | undefined =>
  textOf(linkedNode(node, 'author', read)?.name) ?? textOf(node.company)

export const pictureOf = (node: EntryNode, read: ReadField): EntryNode | undefined =>
  linkedNode(node, 'image', read) ?? linkedNode(node, 'picture', read)

/** Types whose entries have a cover. Each has a plain one in `static/covers`. */
export const coverTypes = ['blogCategory', 'blogPost', 'event', 'integration', 'jobPost', 'resource', 'story'] as const

/**
 * The cover of an entry without a picture: the icon and the color of its type.
 *
 * @returns `undefined` for a type without covers
 */
export const plainCover = (type: string): Picture | undefined =>
  coverTypes.some((one) => one === type)
    ? { src: `/covers/${type}.svg`, alt: '', width: 640, height: 400, sources: [] }
    : undefined

/** Lists show the day of an event in UTC, as its page does. */
const inUtc = (time: string | undefined): string | undefined =>
  time === undefined || Number.isNaN(Date.parse(time)) ? undefined : new Date(time).toISOString()

/**
 * @param typeId content type of the entry
 * @returns `undefined` for an entry without path or title, such as an unfinished draft
 */
export function toCollectionItem(typeId: string, node: EntryNode): CollectionItem | undefined {
  const href = pagePath(typeId, node)
  const title = textOf(node.title) ?? textOf(node.name)
  if (href === undefined || title === undefined) return undefined
  return {
    id: textOf(node.contentful_id) ?? '',
    href,
    title,
    text: textOf(node.shortDescription) ?? textOf(node.description) ?? null,
    date: textOf(node.publishedOn) ?? inUtc(textOf(node.startsAt)) ?? null,
    icon: textOf(node.icon) ?? null,
  }
}

/** `NaN` for an item without a date. */
const timeOf = ({ date }: Pick<CollectionItem, 'date'>): number => Date.parse(date ?? '')

const byCodeUnits = (first: string, second: string): number => Number(first > second) - Number(first < second)

/**
 * Sorts the items of a type: newest first, but events soonest first, because a build does not know which are over.
 * Items without a date follow, sorted by title.
 */
export const compareItems =
  (typeId: string) =>
  (first: Pick<CollectionItem, 'date' | 'title'>, second: Pick<CollectionItem, 'date' | 'title'>): number => {
    const [one, other] = [timeOf(first), timeOf(second)]
    const [isUndated, isOtherUndated] = [Number.isNaN(one), Number.isNaN(other)]
    if (isUndated && isOtherUndated) return first.title.localeCompare(second.title, 'en')
    if (isUndated || isOtherUndated) return isUndated ? 1 : -1
    // Gatsby's queries also sort titles by code units.
    return (typeId === 'event' ? one - other : other - one) || byCodeUnits(first.title, second.title)
  }

/** Up to `count` items after `index`, continuing from the start. */
function following<Item>(
  items: readonly Item[],
  index: number,
  count: number,
  isWanted: (item: Item) => boolean = () => true,
): readonly Item[] {
  const found: Item[] = []
  for (let step = 1; step < items.length && found.length < count; step += 1) {
    const item = items[(index + step) % items.length]
    if (item && isWanted(item)) found.push(item)
  }
  return found
}

/**
 * Relates each item to the ones that follow it, starting with those of the same label. Each item has few relations, so
 * a change affects few pages.
 *
 * @param items sorted
 * @param count maximum for each item
 */
export function relateItems<Item extends { readonly label: string | null }>(
  items: readonly Item[],
  count: number,
): ReadonlyMap<Item, readonly Item[]> {
  const groups = groupBy(items, ({ label }) => label)
  const places = new Map<string | null, number>()
  return new Map(
    items.map((item, index) => {
      const place = places.get(item.label) ?? 0
      places.set(item.label, place + 1)
      const near = following(groups.get(item.label) ?? [], place, count)
      const others = following(items, index, count - near.length, ({ label }) => label !== item.label)
      return [item, [...near, ...others]]
    }),
  )
}
