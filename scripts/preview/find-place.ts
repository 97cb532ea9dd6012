import { contentModel } from '../../content/model'
import { isPageType, servicePaths } from '../../content/model/page-paths'
import { findEmptyFields } from '../../gatsby/drafts'
import { readEntryPages } from '../../gatsby/entry-pages'
import { linkedNodes, readEntries, readResult, textOf, type EntryNode } from '../../gatsby/read-content'
import { groupBy } from '../../src/lib/group-by'
import { changelogPath } from '../../src/lib/site'

export interface Problem {
  /** A sentence for editors. */
  readonly text: string
  readonly field?: string
}

/** Where the site shows an entry. */
export type Place =
  | {
      readonly kind: 'page'
      readonly path: string
      /** `data-island` or `id` of the element that shows the entry; missing if it has no element of its own. */
      readonly island?: string
    }
  /** A page that cannot be created. */
  | { readonly kind: 'unfinished'; readonly problems: readonly Problem[] }
  /** No page shows the entry, or there is no such entry. */
  | { readonly kind: 'nowhere' | 'unknown' }

/** Types that every page shows, and the islands that show them. */
const frame: Readonly<Record<string, string | undefined>> = {
  navigation: 'header',
  siteSettings: undefined,
}

/** The fields of the navigation that the footer shows. */
const footerFields: readonly string[] = ['footerColumns', 'socialLinks']

interface Entry {
  readonly type: string
  readonly node: EntryNode
}

interface Link {
  readonly holder: Entry
  /** Id of the node that it links to. */
  readonly target: string
  /** The island of the target, if it is a block of a page or in the footer. */
  readonly island?: string
}

const linksOf = (holder: Entry): readonly Link[] => {
  const type = contentModel.find(({ id }) => id === holder.type)
  return Object.entries(type?.fields ?? {}).flatMap(([name, field]) => {
    const targets = 'to' in field ? linkedNodes(holder.node, name, readResult) : []
    const isBlock = holder.type === 'page' && name === 'blocks'
    const isInFooter = holder.type === 'navigation' && footerFields.includes(name)
    return targets.map(({ id, contentful_id }) => ({
      holder,
      target: id,
      island: isBlock ? textOf(contentful_id) : isInFooter ? 'footer' : undefined,
    }))
  })
}

/**
 * Reads how entries are linked.
 *
 * @param args a way to run queries
 * @returns a function that finds the place of an entry: its own page, or else the nearest one that shows it
 * @throws Error if a query fails
 */
export async function readPlaces(args: Parameters<typeof readEntryPages>[0]): Promise<(id: string) => Place> {
  const types = contentModel.map(({ id }) => id)
  const { pages, warnings } = await readEntryPages(args)
  const entriesOf = await readEntries(args, types, (_id, field) => 'to' in field || field.required === true)
  const entries = types.flatMap((type) => entriesOf(type).map((node): Entry => ({ type, node })))
  const byId = new Map(entries.map((entry) => [entry.node.contentful_id, entry]))
  const paths = new Map(pages.map(({ id, path }) => [id, path]))
  const linksTo = groupBy(entries.flatMap(linksOf), ({ target }) => target)
  const emptyFields = findEmptyFields(entriesOf)

  const pageOf = ({ type, node }: Entry, island?: string): Place | undefined => {
    const path = paths.get(node.id)
    if (path !== undefined) return { kind: 'page', path, island }
    // Its page lists all entries of this type, without links to them.
    if (type === 'changelogEntry') return { kind: 'page', path: changelogPath, island: textOf(node.slug) }
    if (type in frame) return { kind: 'page', path: '/', island: island ?? frame[type] }
    const errorPath = type === 'errorPage' ? servicePaths[String(node.status) as keyof typeof servicePaths] : undefined
    return errorPath && { kind: 'page', path: errorPath }
  }

  const problemsOf = (id: string): readonly Problem[] => [
    ...emptyFields.filter(({ entry }) => entry === id).map(({ problem, field }) => ({ text: problem, field })),
    ...warnings.filter((warning) => warning.includes(`“${id}”`)).map((text) => ({ text })),
  ]

  return (id) => {
    const entry = byId.get(id)
    if (!entry) return { kind: 'unknown' }
    const own = pageOf(entry)
    if (own) return own
    if (isPageType(entry.type)) return { kind: 'unfinished', problems: problemsOf(id) }
    const seen = new Set<Entry>([entry])
    // Grows while it is read, so near holders come before far ones.
    for (const { node } of seen) {
      for (const { holder, island } of linksTo.get(node.id) ?? []) {
        const place = pageOf(holder, island)
        if (place) return place
        seen.add(holder)
      }
    }
    return { kind: 'nowhere' }
  }
}
