import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { type Collection, collections } from '../../content/model/collections'
import { articleTypes, type ArticleType } from '../../content/model/page-paths'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { defaultLocale } from '../../src/lib/locales'
import type { BuildModel, ResolvedField } from '../build-model'
import { definedContext, entryPagesOfThisBuild } from '../entry-pages'
import {
  allEntries,
  fieldReader,
  inLocale,
  linkedNode,
  linkedNodes,
  textOf,
  typeNameOf,
  type EntryNode,
  type ReadField,
  type ResolverContext,
} from '../read-content'
import {
  compareItems,
  labelOf,
  personOf,
  pictureOf,
  plainCover,
  readingMinutes,
  toCollectionItem,
  type CollectionItem,
} from './collection-item'

export interface ListedEntry extends CollectionItem {
  readonly type: ArticleType
  readonly node: EntryNode
}

function itemOf(type: ArticleType, node: EntryNode): ListedEntry | undefined {
  const item = toCollectionItem(type, node)
  return item && { ...item, type, node }
}

/** Many pages show the same posts. */
const recentMinutes = new LRUCache<string, number>({ max: 500, memoMethod: readingMinutes })

/** Reading time or duration in minutes. */
function minutesOf({ type, node }: ListedEntry, read: ReadField): number | undefined {
  if (typeof node.minutes === 'number') return node.minutes
  if (type !== 'blogPost') return undefined
  return recentMinutes.memo(textOf(read(node, 'body')) ?? '')
}

const articleTypeOf = new Map<unknown, ArticleType>(articleTypes.map((type) => [graphqlTypeName(type), type]))

const itemsOf = (nodes: readonly (EntryNode | null)[]): readonly ListedEntry[] =>
  nodes.flatMap((node) => {
    const type = node ? articleTypeOf.get(typeNameOf(node)) : undefined
    return (node && type && itemOf(type, node)) ?? []
  })

const nodesOf = (ids: readonly string[], { nodeModel }: ResolverContext): readonly (EntryNode | null)[] =>
  ids.map((id) => nodeModel.getNodeById({ id }))

/** Pages of the blog show the other posts. Entries of other collections would have no link. */
const mostPosts = 100

const knownLists = new Map<string, Promise<readonly string[]>>()

async function readList({ type, kind }: Collection, { nodeModel }: ResolverContext): Promise<readonly string[]> {
  // Sorting must not add nodes to the query's dependencies.
  const { entries } = await nodeModel.findAll(
    { type: graphqlTypeName(type), query: inLocale(defaultLocale) },
    { track: false },
  )
  const items = [...entries].flatMap((node) => {
    const item = kind === undefined || node.kind === kind ? toCollectionItem(type, node) : undefined
    return item ? [{ ...item, nodeId: node.id }] : []
  })
  return items.sort(compareItems(type)).map(({ nodeId }) => nodeId)
}

/** The entries of a collection, in list order. */
async function listOf(name: string, context: ResolverContext): Promise<readonly string[]> {
  const collection = collections[name]
  if (!collection) return []
  // Cached lists request no nodes, so depend on the type. One entry is enough.
  await context.nodeModel.findAll({ type: graphqlTypeName(collection.type), query: { limit: 1 } })
  const list = knownLists.get(name) ?? readList(collection, context)
  knownLists.set(name, list)
  return list
}

const limitOf = ({ limit }: EntryNode): number | undefined => (typeof limit === 'number' ? limit : undefined)

/** All entries of the changelog, newest first: each has an address on its page. */
async function readChanges(context: ResolverContext): Promise<readonly EntryNode[]> {
  const compare = compareItems('changelogEntry')
  const placeOf = ({ title, publishedOn }: EntryNode) => ({ title: String(title), date: textOf(publishedOn) ?? null })
  const entries = await allEntries(context, 'changelogEntry')
  return [...entries].sort((one, other) => compare(placeOf(one), placeOf(other)))
}

/** The industries of all stories, sorted: a list shows only some of them. */
async function readIndustries(context: ResolverContext): Promise<readonly string[]> {
  const stories = await allEntries(context, 'story')
  return [...new Set(stories.flatMap(({ slug, industry }) => (textOf(slug) && textOf(industry)) ?? []))].sort()
}

/** The text of the only entry of a type. */
const sharedText = (type: string, field: string): ResolvedField => ({
  type: 'String',
  resolve: async (_source, _args, context) => {
    const [entry] = await allEntries(context, type)
    return entry?.[field] ?? null
  },
})

/**
 * Collections of the CMS: posts, integrations, jobs, guides, events. Lists are GraphQL fields, so Gatsby updates them
 * after a change of an entry.
 */
export const collectionsModel: BuildModel = {
  createSchemaCustomization({ actions }) {
    actions.createTypes(`
      type CollectionItem {
        id: String!
        href: String!
        title: String!
        text: String
        date: String
        icon: String
      }
    `)
  },

  createResolvers({ createResolvers }) {
    const itemField = (type: string, valueOf: (entry: ListedEntry, read: ReadField) => unknown): ResolvedField => ({
      type,
      resolve: (entry: ListedEntry, _args, context, info) => valueOf(entry, fieldReader(context, info)),
    })
    createResolvers({
      CollectionItem: {
        label: itemField('String', ({ type, node }, read) => labelOf(type, node, read)),
        minutes: itemField('Int', minutesOf),
        person: itemField('String', ({ node }, read) => personOf(node, read)),
        image: itemField('ContentfulAsset', ({ node }, read) => pictureOf(node, read)),
        logo: itemField('ContentfulAsset', ({ node }, read) => linkedNode(node, 'logo', read)),
        cover: itemField('Picture', ({ type, node }, read) => (pictureOf(node, read) ? null : plainCover(type))),
      },
      Query: {
        collectionItems: {
          type: '[CollectionItem!]!',
          args: { ids: '[String!]!' },
          resolve: (_source, { ids }: { readonly ids: readonly string[] }, context) => itemsOf(nodesOf(ids, context)),
        },
      },
      ContentfulCollectionList: {
        items: {
          type: '[CollectionItem!]!',
          resolve: async (source: EntryNode, _args, context) => {
            const name = String(source.collection)
            const list = await listOf(name, context)
            const longest = name === 'posts' ? mostPosts : undefined
            return itemsOf(nodesOf(list.slice(0, limitOf(source) ?? longest), context))
          },
        },
        changes: {
          type: '[ContentfulChangelogEntry!]!',
          resolve: async (source: EntryNode, _args, context) =>
            source.collection === 'changelog' ? (await readChanges(context)).slice(0, limitOf(source)) : [],
        },
        industries: {
          type: '[String!]!',
          resolve: (source: EntryNode, _args, context) =>
            source.collection === 'stories' ? readIndustries(context) : [],
        },
        highlighted: {
          type: '[CollectionItem!]!',
          resolve: (source: EntryNode, _args, context, info) =>
            itemsOf(linkedNodes(source, 'highlights', fieldReader(context, info))),
        },
      },
      ContentfulInterviewBuilder: {
        questions: {
          type: '[ContentfulInterviewQuestion!]!',
          resolve: async (_source, _args, context) =>
            [...(await allEntries(context, 'interviewQuestion'))].sort((one, other) =>
              String(one.contentful_id).localeCompare(String(other.contentful_id)),
            ),
        },
      },
      ContentfulIntegration: { trialUrl: sharedText('navigation', 'trialUrl') },
      ContentfulStory: { trialUrl: sharedText('navigation', 'trialUrl') },
      ContentfulJobPost: { applicationsEmail: sharedText('siteSettings', 'applicationsEmail') },
    })
    const item = (type: ArticleType): ResolvedField => ({
      type: 'CollectionItem',
      resolve: (source: EntryNode) => itemOf(type, source) ?? null,
    })
    createResolvers(Object.fromEntries(articleTypes.map((type) => [graphqlTypeName(type), { item: item(type) }])))
  },

  createPages(args) {
    // Runs after each content change, before the page queries.
    knownLists.clear()
    const { pages, listPages } = entryPagesOfThisBuild()
    for (const { type, path: own, id, shown } of pages) {
      if (type === 'page') continue
      args.actions.createPage({
        path: own,
        component: path.resolve('src/templates/article-page.tsx'),
        context: definedContext({ id, ...shown }),
      })
    }
    for (const { path: own, ...context } of listPages) {
      args.actions.createPage({
        path: own,
        component: path.resolve('src/templates/list-page.tsx'),
        context: definedContext(context),
      })
    }
  },
}
