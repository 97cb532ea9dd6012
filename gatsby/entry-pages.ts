import { stateAt } from '../content/model/page-dates'
import {
  articleTypes,
  calendarPath,
  pagePath,
  placePages,
  postsPagePaths,
  postsPerPage,
  postsPerShelf,
  listPagePath,
  type ArticleType,
} from '../content/model/page-paths'
import { groupBy } from '../src/lib/group-by'
import { isTranslatedLocale, type TranslatedLocale } from '../src/lib/locales'
import type { BuildModel } from './build-model'
import {
  compareItems,
  labelOf,
  relateItems,
  toCollectionItem,
  type CollectionItem,
} from './collections/collection-item'
import { readsDrafts } from './drafts'
import { idsOf, postsPages, storiesPages, type ListPage } from './list-pages'
import {
  linkedNode,
  linkedNodes,
  readEntries,
  readResult,
  textOf,
  type Entries,
  type EntryNode,
  type Graphql,
} from './read-content'
import { readTranslations, type TranslatedPage } from './translations/translations'

interface ShownEntries {
  readonly related?: readonly string[]
  readonly newer?: string
  readonly older?: string
  readonly posts?: readonly string[]
  readonly morePosts?: string
  /** The calendar file of a future event. */
  readonly calendar?: string
}

export interface EntryPage {
  readonly id: string
  /** The id in the CMS. */
  readonly entry: string
  readonly type: 'page' | ArticleType
  readonly path: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly isHidden: boolean
  /** The languages into which it is translated. */
  readonly locales: readonly TranslatedLocale[]
  /** The address that search engines list instead: a path or an absolute address. */
  readonly canonical?: string
  readonly expireAt?: string
  readonly shown: ShownEntries
}

interface EntryPages {
  /** Sorted by type, then in list order. */
  readonly pages: readonly EntryPage[]
  readonly translations: readonly TranslatedPage<EntryPage>[]
  /** About entries whose path is taken, and languages that the space lacks. */
  readonly warnings: readonly string[]
  /** Further pages of lists, without an entry. */
  readonly listPages: readonly ListPage[]
}

/** Gatsby treats undefined values in the context of a page as changes. */
export const definedContext = (context: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(context).filter(([, value]) => value !== undefined))

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

/** Fields that determine paths, titles and the order of lists. */
const neededFields: ReadonlySet<string> = new Set([
  'author',
  'canonical',
  'category',
  'company',
  'description',
  'expireAt',
  'hideFromSearchEngines',
  'industry',
  'kind',
  'name',
  'path',
  'publishAt',
  'publishedOn',
  'related',
  'role',
  'slug',
  'startsAt',
  'team',
  'title',
  'translations',
])

/** Previews and develop show all pages. Without a home page, there is no site. */
const isShown = ({ path, publishAt, expireAt }: EntryNode): boolean =>
  readsDrafts(process.env) || path === '/' || stateAt(Date.now(), { publishAt, expireAt }) === 'live'

function wantedPages(type: (typeof types)[number], entries: Entries): readonly Wanted[] {
  return [...entries(type)]
    .filter((node) => isShown(node))
    .sort((one, other) => (String(one.contentful_id) < String(other.contentful_id) ? -1 : 1))
    .flatMap((node) => {
      const item = type === 'page' ? undefined : toCollectionItem(type, node)
      const path = item?.href ?? (type === 'page' ? pagePath(type, node) : undefined)
      const name = `The entry “${String(node.contentful_id)}” (${type})`
      const label = labelOf(type, node, readResult) ?? textOf(node.kind) ?? null
      return path ? [{ node, type, path, name, item, label }] : []
    })
}

function inOrder(placed: readonly Wanted[], type: ArticleType): readonly Wanted[] {
  const compare = compareItems(type)
  return placed
    .filter((entry) => entry.type === type)
    .sort((one, other) => (one.item && other.item ? compare(one.item, other.item) : 0))
}

const groupPosts = (posts: readonly Wanted[], field: 'author' | 'category'): ReadonlyMap<unknown, readonly Wanted[]> =>
  groupBy(posts, ({ node }) => linkedNode(node, field, readResult)?.id)

/** The pages of the posts of an author or a category, after that of the entry itself. */
function furtherPages({ type, path, item }: Wanted, posts: readonly Wanted[]): readonly ListPage[] {
  const label = item?.title ?? ''
  const heading = type === 'author' ? `Posts by ${label}` : label
  const count = Math.ceil(posts.length / postsPerShelf)
  const paths = Array.from({ length: count }, (_, index) => (index === 0 ? path : listPagePath(path, index + 1)))
  const list = { heading, parent: { label, href: path }, about: `the Hearthside blog: ${heading}` }
  return postsPages(paths, posts, postsPerShelf, list).slice(1)
}

/**
 * Finds the pages, their paths and the entries on them in one pass. Page queries then need not read all entries, and
 * rerun only if their own entries change. A real space may use a path twice.
 */
export async function readEntryPages(args: Graphql): Promise<EntryPages> {
  const entries = await readEntries(args, types, (field) => neededFields.has(field))
  const { placed, misplaced } = placePages(types.flatMap((type) => wantedPages(type, entries)))
  const warnings = misplaced.map(
    ({ page: { name, path }, first }) =>
      `${name} is not built: “${path}” is already used by ${first ? first.name.replace(/^T/, 't') : 'the site itself'}. Change its path.`,
  )

  const listOf = new Map(articleTypes.map((type) => [type, inOrder(placed, type)]))
  const lists = [...listOf.values()]
  const posts = listOf.get('blogPost') ?? []
  const related = new Map(lists.flatMap((list) => [...relateItems(list, relatedCount)]))
  const places = new Map(posts.map((post, index) => [post, index]))
  const shelves = { author: groupPosts(posts, 'author'), blogCategory: groupPosts(posts, 'category') }
  const shelfOf = ({ type, node }: Wanted): readonly Wanted[] =>
    (type === 'author' || type === 'blogCategory' ? shelves[type].get(node.id) : undefined) ?? []

  const shownBy = (entry: Wanted): ShownEntries => {
    const { type, node, path, item } = entry
    switch (type) {
      case 'page':
      case 'companyPage':
        return {}
      case 'author':
      case 'blogCategory': {
        const own = shelfOf(entry)
        const morePosts = own.length > postsPerShelf ? listPagePath(path, 2) : undefined
        return { posts: idsOf(own.slice(0, postsPerShelf)), morePosts }
      }
      case 'blogPost': {
        const place = places.get(entry) ?? 0
        return {
          related: idsOf(related.get(entry) ?? []),
          newer: posts[place - 1]?.node.id,
          older: posts[place + 1]?.node.id,
        }
      }
      case 'event': {
        const isFuture = Date.parse(item?.date ?? '') > Date.now()
        return { related: idsOf(related.get(entry) ?? []), calendar: isFuture ? calendarPath(path) : undefined }
      }
      default: {
        const chosen = linkedNodes(node, 'related', readResult).map(({ id }) => id)
        return { related: chosen.length > 0 ? chosen : idsOf(related.get(entry) ?? []) }
      }
    }
  }
  const inLists = [...placed.filter(({ type }) => type === 'page'), ...lists.flat()]
  const pages = inLists.map((entry) => ({
    id: entry.node.id,
    entry: String(entry.node.contentful_id),
    type: entry.type,
    path: entry.path,
    name: entry.name,
    title: entry.item?.title ?? textOf(entry.node.title) ?? '',
    description: entry.item?.text ?? textOf(entry.node.description) ?? '',
    isHidden: entry.node.hideFromSearchEngines === true,
    locales: [entry.node.translations]
      .flat()
      .filter((code): code is TranslatedLocale => isTranslatedLocale(String(code))),
    canonical: textOf(entry.node.canonical),
    expireAt: textOf(entry.node.expireAt),
    shown: shownBy(entry),
  }))
  const translated = await readTranslations(args, pages)
  return {
    pages,
    translations: translated.translations,
    warnings: [...warnings, ...translated.warnings],
    listPages: [
      ...postsPages(postsPagePaths(posts.length), posts, postsPerPage, {
        heading: 'All posts',
        parent: { label: 'the blog', href: '/blog/' },
        about: 'all posts on the Hearthside blog',
      }),
      ...inLists.flatMap((entry) => furtherPages(entry, shelfOf(entry))),
      ...storiesPages(listOf.get('story') ?? []),
    ],
  }
}

let pagesOfThisBuild: EntryPages | undefined

/** The pages of this build. Dates that pass during a build do not change them. */
export function entryPagesOfThisBuild(): EntryPages {
  if (!pagesOfThisBuild) throw new Error('The pages are known only after createPages of `entryPagesModel`.')
  return pagesOfThisBuild
}

/** Reads the pages once for all models, and in develop again after each change of the content. */
export const entryPagesModel: BuildModel = {
  async createPages(args) {
    pagesOfThisBuild = await readEntryPages(args)
  },
}
