import type { CreatePagesArgs } from 'gatsby'
import {
  pagePath,
  placePages,
  postsPagePaths,
  postsPerPage,
  postsPerShelf,
  shelfPagePath,
} from '../content/model/page-paths'
import { graphqlTypeName } from '../content/model/projections/graphql'
import { groupBy } from '../src/lib/group-by'
import { compareItems, relateItems, toCollectionItem, type CollectionItem } from './collections/collection-item'
import { articleTypes, linkIds, textOf, type EntryNode } from './read-content'

/** What a page shows of other entries, as identifiers of their nodes. */
interface ShownEntries {
  readonly related?: readonly string[]
  readonly newer?: string
  readonly older?: string
  /** Of an author or a category: the newest. */
  readonly posts?: readonly string[]
  /** Path of the page with the posts that follow those. */
  readonly morePosts?: string
}

/** An entry that is a page. */
interface EntryPage {
  /** Of its node. */
  readonly id: string
  /** Its content type. */
  readonly type: 'page' | (typeof articleTypes)[number]
  readonly path: string
  /** Its name in messages. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly isHidden: boolean
  readonly shown: ShownEntries
}

/** A page of a list of posts. */
interface PostsPage {
  readonly path: string
  readonly heading: string
  /** The page that the list belongs to. */
  readonly parent: { readonly label: string; readonly href: string }
  /** From 1. */
  readonly number: number
  /** How many pages the list has. */
  readonly pages: number
  readonly newer?: string
  readonly older?: string
  /** Identifiers of the posts' nodes. */
  readonly posts: readonly string[]
}

interface EntryPages {
  /** One for each path, in the order of `page` and `articleTypes`, those of one type in the order of lists. */
  readonly pages: readonly EntryPage[]
  /** Warnings about entries without a page, because another entry has their path. */
  readonly warnings: readonly string[]
  /** The list of all posts, and those of authors and categories that need more than one page. */
  readonly postsPages: readonly PostsPage[]
}

/** The functions of the hook that read nodes. */
type NodeAccess = Pick<CreatePagesArgs, 'getNode' | 'getNodesByType'>

interface Wanted {
  readonly node: EntryNode
  readonly type: EntryPage['type']
  readonly path: string
  readonly name: string
  readonly item?: CollectionItem
  readonly label: string | null
}

const types = ['page', ...articleTypes] as const

const relatedCount = 3

function readWanted(type: (typeof types)[number], { getNode, getNodesByType }: NodeAccess): readonly Wanted[] {
  const nodes: readonly EntryNode[] = getNodesByType(graphqlTypeName(type))
  return [...nodes]
    .sort((one, other) => (String(one.contentful_id) < String(other.contentful_id) ? -1 : 1))
    .flatMap((node) => {
      const item = type === 'page' ? undefined : toCollectionItem(type, node, getNode)
      const path = item?.href ?? (type === 'page' ? pagePath(type, { path: node.path }) : undefined)
      const name = `The entry “${String(node.contentful_id)}” (${type})`
      return path ? [{ node, type, path, name, item, label: item?.label ?? null }] : []
    })
}

const idsOf = (entries: readonly Wanted[]): readonly string[] => entries.map(({ node }) => node.id)

/** Entries of a type in the order of lists. */
function inOrder(placed: readonly Wanted[], type: (typeof articleTypes)[number]): readonly Wanted[] {
  const compare = compareItems(type)
  return placed
    .filter((entry) => entry.type === type)
    .sort((one, other) => (one.item && other.item ? compare(one.item, other.item) : 0))
}

/** Pages of a list of posts whose paths are given. */
function postsPages(
  paths: readonly string[],
  posts: readonly Wanted[],
  perPage: number,
  list: Pick<PostsPage, 'heading' | 'parent'>,
): readonly PostsPage[] {
  return paths.map((path, index) => ({
    path,
    ...list,
    number: index + 1,
    pages: paths.length,
    newer: paths[index - 1],
    older: paths[index + 1],
    posts: idsOf(posts.slice(index * perPage, (index + 1) * perPage)),
  }))
}

/** Posts by the id of the node of their author or category. */
const groupPosts = (posts: readonly Wanted[], field: 'author' | 'category'): ReadonlyMap<unknown, readonly Wanted[]> =>
  groupBy(posts, ({ node }) => linkIds(node, field)[0])

function readAll(access: NodeAccess): EntryPages {
  const { placed, misplaced } = placePages(types.flatMap((type) => readWanted(type, access)))
  const warnings = misplaced.map(
    ({ page: { name, path }, first }) =>
      `${name} is not built: “${path}” belongs to ${first ? first.name.replace(/^T/, 't') : 'the site itself'}. Change its path.`,
  )

  const related = new Map<Wanted, readonly Wanted[]>()
  for (const type of articleTypes) {
    for (const [entry, others] of relateItems(inOrder(placed, type), relatedCount)) related.set(entry, others)
  }
  const posts = inOrder(placed, 'blogPost')
  const places = new Map(posts.map((post, index) => [post, index]))
  const shelves = { author: groupPosts(posts, 'author'), blogCategory: groupPosts(posts, 'category') }

  const lists: PostsPage[] = [
    ...postsPages(postsPagePaths(posts.length), posts, postsPerPage, {
      heading: 'All posts',
      parent: { label: 'the blog', href: '/blog/' },
    }),
  ]
  const shownBy = (entry: Wanted): ShownEntries => {
    const { type, node, path, item } = entry
    switch (type) {
      case 'page':
      case 'companyPage':
        return {}
      case 'author':
      case 'blogCategory': {
        const own = shelves[type].get(node.id) ?? []
        const count = Math.ceil(own.length / postsPerShelf)
        const paths = Array.from({ length: count }, (_, index) => (index === 0 ? path : shelfPagePath(path, index + 1)))
        const label = item?.title ?? ''
        const heading = type === 'author' ? `Posts by ${label}` : label
        lists.push(...postsPages(paths, own, postsPerShelf, { heading, parent: { label, href: path } }).slice(1))
        return { posts: idsOf(own.slice(0, postsPerShelf)), morePosts: paths[1] }
      }
      case 'blogPost': {
        const place = places.get(entry) ?? 0
        return {
          related: idsOf(related.get(entry) ?? []),
          newer: posts[place - 1]?.node.id,
          older: posts[place + 1]?.node.id,
        }
      }
      default:
        return { related: idsOf(related.get(entry) ?? []) }
    }
  }
  const inLists = types.flatMap((type) =>
    type === 'page' ? placed.filter((entry) => entry.type === type) : inOrder(placed, type),
  )
  const pages = inLists.map((entry) => ({
    id: entry.node.id,
    type: entry.type,
    path: entry.path,
    name: entry.name,
    title: entry.item?.title ?? textOf(entry.node.title) ?? '',
    description: entry.item?.text ?? textOf(entry.node.description) ?? '',
    isHidden: entry.node.hideFromSearchEngines === true,
    shown: shownBy(entry),
  }))
  return { pages, warnings, postsPages: lists }
}

const known = new WeakMap<NodeAccess, EntryPages>()

/**
 * Finds the entries of the CMS that are pages, their paths, and the other entries that they show. One pass does this
 * for all, so that the queries of pages do not read all entries and run again only if what they show has changed.
 * A real space may use a path twice; the content check prevents this only in the embedded one.
 *
 * @param args of the hook; cached, because several models call this in one run
 */
export function readEntryPages(args: NodeAccess): EntryPages {
  const entryPages = known.get(args) ?? readAll(args)
  known.set(args, entryPages)
  return entryPages
}
