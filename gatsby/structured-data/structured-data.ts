import { articleTypes, pagePath, type ArticleType } from '../../content/model/page-paths'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { breadcrumbsOf } from '../../src/articles/breadcrumbs'
import { imageCdn, type ImageService } from '../assets/image-service'
import type { BuildModel, ResolvedField } from '../build-model'
import { readBuildEnvironment } from '../environment'
import { fieldReader, localeOfNode, type EntryNode, type ReadField } from '../read-content'
import { socialCardOf } from '../social-cards/social-cards'
import { articleThings, breadcrumbList } from './article-things'
import { structuredDataJson, type Publisher, type Thing } from './json-ld'
import { nodeReader, type NodeReader } from './node-reader'
import { pageThings } from './page-things'

async function readPublisher(read: NodeReader): Promise<Publisher> {
  const [settings] = await read.all('siteSettings')
  return { siteUrl: await read.siteUrl(), siteName: read.text(settings, 'siteName') ?? 'Hearthside' }
}

/** The category of a post, or the kind of a resource. */
function parentOf(node: EntryNode, read: NodeReader) {
  const category = read.link(node, 'category')
  const label = read.text(category, 'name')
  const parent = category && label ? { label, href: pagePath('blogCategory', category) ?? '' } : undefined
  return read.text(node, 'kind') ?? parent
}

type Things = readonly (Thing | undefined)[]

const thingsOfArticle =
  (type: ArticleType, cdn: ImageService | undefined) =>
  async (publisher: Publisher, read: NodeReader, node: EntryNode, readField: ReadField): Promise<Things> => {
    const path = pagePath(type, node)
    const title = read.text(node, 'title') ?? read.text(node, 'name')
    if (path === undefined || title === undefined) return []
    const image = socialCardOf(type, node, readField, cdn)?.address
    const breadcrumbs = [...breadcrumbsOf(type, parentOf(node, read)), { label: title, href: path }]
    return [
      await articleThings[type]?.({ publisher, read, node, path, title, image }),
      breadcrumbList(publisher, breadcrumbs),
    ]
  }

const field = (
  find: (publisher: Publisher, read: NodeReader, node: EntryNode, readField: ReadField) => Promise<Things>,
): { readonly structuredData: ResolvedField } => ({
  structuredData: {
    type: 'String',
    resolve: async (node: EntryNode, _args, context, info) => {
      const readField = fieldReader(context, info)
      const read = nodeReader(context.nodeModel, readField, localeOfNode(node))
      return structuredDataJson(await find(await readPublisher(read), read, node, readField)) ?? null
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
