import path from 'node:path'
import { postsPerPage } from '../../../../content/model/page-paths'
import { articleTypes } from '../article-types'
import type { BuildModel } from '../build-model'
import { readEntryPages } from '../entry-pages'
import {
  compareItems,
  readingMinutes,
  relatedItems,
  toCollectionItem,
  type CollectionItem,
  type EntryNode,
} from './collection-item'

/** What a resolver reads nodes with. */
interface NodeModel {
  getNodeById: (query: { id: string }) => EntryNode | null
  findAll: (query: { type: string }) => Promise<{ entries: Iterable<EntryNode> }>
}

interface Context {
  readonly nodeModel: NodeModel
}

type ArticleType = (typeof articleTypes)[number]

/** The collections that a list block can show: a content type, and which of its entries. */
const collections: Readonly<Record<string, { readonly type: ArticleType; readonly kind?: string }>> = {
  posts: { type: 'blogPost' },
  categories: { type: 'blogCategory' },
  authors: { type: 'author' },
  integrations: { type: 'integration' },
  jobs: { type: 'jobPost' },
  guides: { type: 'interviewGuide' },
  descriptions: { type: 'jobDescription' },
  webinars: { type: 'event', kind: 'webinar' },
  classes: { type: 'event', kind: 'class' },
}

const graphqlType = (type: string): string => `Contentful${type.charAt(0).toUpperCase()}${type.slice(1)}`

/** By digest of the text: every page that shows a list asks for all posts. */
const knownMinutes = new Map<string, number>()

function minutesToRead(body: EntryNode | undefined): number {
  const { content = '', contentDigest = '' } = (body?.internal ?? {}) as { content?: string; contentDigest?: string }
  const minutes = knownMinutes.get(contentDigest) ?? readingMinutes(content)
  if (contentDigest !== '') knownMinutes.set(contentDigest, minutes)
  return minutes
}

const nodeReader =
  ({ nodeModel }: Context) =>
  (id: unknown): EntryNode | undefined =>
    (typeof id === 'string' ? nodeModel.getNodeById({ id }) : null) ?? undefined

/** An entry as lists show it. */
function itemOf(type: ArticleType, node: EntryNode, context: Context): CollectionItem | undefined {
  const getNode = nodeReader(context)
  const minutes = type === 'blogPost' ? minutesToRead(getNode(node.body___NODE)) : undefined
  return toCollectionItem(type, node, getNode, minutes)
}

/** All entries of a type that are pages, as lists show them, in their order. */
async function itemsOf(
  type: ArticleType,
  context: Context,
  isWanted: (node: EntryNode) => boolean = () => true,
): Promise<readonly CollectionItem[]> {
  const { entries } = await context.nodeModel.findAll({ type: graphqlType(type) })
  return [...entries]
    .filter(isWanted)
    .flatMap((node) => itemOf(type, node, context) ?? [])
    .sort(compareItems(type))
}

/**
 * Lists that queries have asked for. Every post wants the list of all posts, for its neighbors and for
 * what is related: thousands of posts would read each other thousands of times.
 */
const knownLists = new Map<ArticleType, Promise<readonly CollectionItem[]>>()

/** Types whose names stand in items of other types. */
const namedInItems: readonly ArticleType[] = ['author', 'blogCategory']

/** What `itemsOf` gives, kept until the content changes. */
async function allItemsOf(type: ArticleType, context: Context): Promise<readonly CollectionItem[]> {
  // A query is run again when a type that it has asked for changes, and a known list asks for none.
  for (const asked of [type, ...namedInItems]) await context.nodeModel.findAll({ type: graphqlType(asked) })
  const items = knownLists.get(type) ?? itemsOf(type, context)
  knownLists.set(type, items)
  return items
}

const itemsField = (
  resolve: (source: EntryNode, args: unknown, context: Context) => Promise<readonly CollectionItem[]>,
) => ({ type: '[CollectionItem!]!', resolve })

const relatedField = (type: ArticleType) =>
  itemsField(async (source, _args, context) => relatedItems(await allItemsOf(type, context), source.contentful_id, 3))

const neighborField = (step: 1 | -1) => ({
  type: 'CollectionItem',
  resolve: async (source: EntryNode, _args: unknown, context: Context) => {
    const items = await allItemsOf('blogPost', context)
    const index = items.findIndex(({ id }) => id === source.contentful_id)
    return items[index + step] ?? null
  },
})

/**
 * Collections of the CMS: posts, integrations, jobs, guides, events. Each entry has a page; lists of
 * them are fields of GraphQL, so that a list is made anew when one of its entries changes.
 */
export const collectionsModel: BuildModel = {
  createSchemaCustomization({ actions }) {
    actions.createTypes(`
      type CollectionItem {
        id: String!
        href: String!
        title: String!
        text: String
        label: String
        date: String
        minutes: Int
        person: String
        image: ContentfulAsset @link(by: "id", from: "imageId")
      }
    `)
  },

  createResolvers({ createResolvers }) {
    const item = (type: ArticleType) => ({
      type: 'CollectionItem',
      resolve: (source: EntryNode, _args: unknown, context: Context) => itemOf(type, source, context) ?? null,
    })
    createResolvers({
      ...Object.fromEntries(articleTypes.map((type) => [graphqlType(type), { item: item(type) }])),
      ContentfulCollectionList: {
        items: itemsField(async (source, _args, context) => {
          const collection = collections[String(source.collection)]
          if (!collection) return []
          const { type, kind } = collection
          const items = await itemsOf(type, context, (node) => kind === undefined || node.kind === kind)
          return typeof source.limit === 'number' ? items.slice(0, source.limit) : items
        }),
      },
      ContentfulInterviewBuilder: {
        questions: {
          type: '[ContentfulInterviewQuestion!]!',
          resolve: async (_source: EntryNode, _args: unknown, { nodeModel }: Context) => {
            const { entries } = await nodeModel.findAll({ type: 'ContentfulInterviewQuestion' })
            return [...entries].sort((first, second) => first.contentful_id.localeCompare(second.contentful_id))
          },
        },
      },
      ContentfulAuthor: {
        item: item('author'),
        posts: itemsField((source, _args, context) =>
          itemsOf('blogPost', context, (post) => post.author___NODE === source.id),
        ),
      },
      ContentfulBlogCategory: {
        item: item('blogCategory'),
        posts: itemsField((source, _args, context) =>
          itemsOf('blogPost', context, (post) => post.category___NODE === source.id),
        ),
      },
      ContentfulBlogPost: {
        item: item('blogPost'),
        related: relatedField('blogPost'),
        newer: neighborField(-1),
        older: neighborField(1),
      },
      ContentfulEvent: { item: item('event'), related: relatedField('event') },
      ContentfulIntegration: { item: item('integration'), related: relatedField('integration') },
      ContentfulInterviewGuide: { item: item('interviewGuide'), related: relatedField('interviewGuide') },
      ContentfulJobDescription: { item: item('jobDescription'), related: relatedField('jobDescription') },
      ContentfulJobPost: { item: item('jobPost'), related: relatedField('jobPost') },
    })
  },

  async createPages({ actions, graphql, reporter }) {
    // Gatsby comes here after each change of the content, before it runs the queries of pages.
    knownLists.clear()
    const entryPages = await readEntryPages({ graphql, reporter })
    if (!entryPages) return
    const { pages, postsPages } = entryPages
    for (const { type, path: own, id } of pages) {
      if (type === 'page') continue
      actions.createPage({
        path: own,
        component: path.resolve('src/templates/article-page.tsx'),
        context: { id },
      })
    }
    for (const [index, own] of postsPages.entries()) {
      actions.createPage({
        path: own,
        component: path.resolve('src/templates/posts-page.tsx'),
        context: {
          number: index + 1,
          pages: postsPages.length,
          newer: postsPages[index - 1],
          older: postsPages[index + 1],
          skip: index * postsPerPage,
          limit: postsPerPage,
        },
      })
    }
  },
}
