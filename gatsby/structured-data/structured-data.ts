import { articleTypes, pagePath, type ArticleType } from '../../content/model/page-paths'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { breadcrumbsOf } from '../../src/articles/breadcrumbs'
import { imageCdn, type ImageService } from '../assets/image-service'
import type { BuildModel, ResolvedField } from '../build-model'
import { readBuildEnvironment } from '../environment'
import {
  allEntries,
  fieldReader,
  linkedNode,
  localeOfNode,
  textOf,
  type EntryNode,
  type ReadField,
  type ResolverContext,
} from '../read-content'
import { socialCard } from '../social-cards/social-cards'
import { articleThings, breadcrumbList } from './article-things'
import { structuredDataJson, type Publisher, type Sources, type Thing } from './json-ld'
import { pageThings } from './page-things'

/** The category of a post, or the kind of a resource. */
function parentOf(node: EntryNode, read: ReadField) {
  const category = linkedNode(node, 'category', read)
  const label = textOf(category?.name)
  const parent = category && label ? { label, href: pagePath('blogCategory', category) ?? '' } : undefined
  return textOf(node.kind) ?? parent
}

type FindThings = (sources: Sources, node: EntryNode) => Promise<readonly (Thing | undefined)[]>

const thingsOfArticle =
  (type: ArticleType, cdn: ImageService | undefined): FindThings =>
  async ({ publisher, read }, node) => {
    const path = pagePath(type, node)
    const title = textOf(node.title) ?? textOf(node.name)
    if (path === undefined || title === undefined) return []
    const image = socialCard(type, node, read, cdn)?.address
    const breadcrumbs = [...breadcrumbsOf(type, parentOf(node, read)), { label: title, href: path }]
    return [
      await articleThings[type]?.({ publisher, read, node, path, title, image }),
      breadcrumbList(publisher, breadcrumbs),
    ]
  }

async function readPublisher({ nodeModel }: ResolverContext, all: Sources['all']): Promise<Publisher> {
  const [settings] = await all('siteSettings')
  const [site] = (await nodeModel.findAll({ type: 'Site' })).entries
  const { siteUrl = '' } = (site?.siteMetadata ?? {}) as { readonly siteUrl?: string }
  return { siteUrl, siteName: textOf(settings?.siteName) ?? 'Hearthside' }
}

const field = (find: FindThings): { readonly structuredData: ResolvedField } => ({
  structuredData: {
    type: 'String',
    resolve: async (node: EntryNode, _args, context, info) => {
      const all = (type: string) => allEntries(context, type, localeOfNode(node))
      const sources = { publisher: await readPublisher(context, all), read: fieldReader(context, info), all }
      return structuredDataJson(await find(sources, node)) ?? null
    },
  },
})

/** `structuredData` of every page: JSON-LD from its entries. A field, so that its code is not in browser bundles. */
export const structuredData: BuildModel = {
  createResolvers({ createResolvers }) {
    const cdn = imageCdn(readBuildEnvironment(process.env))
    createResolvers({
      ContentfulPage: field(pageThings),
      ...Object.fromEntries(articleTypes.map((type) => [graphqlTypeName(type), field(thingsOfArticle(type, cdn))])),
    })
  },
}
