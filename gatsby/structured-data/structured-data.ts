import type { GraphQLResolveInfo } from 'graphql'
import { pagePath } from '../../content/model/page-paths'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { breadcrumbsOf, type ArticleType } from '../../src/articles/breadcrumbs'
import { pathIn } from '../../src/lib/locales'
import { imageCdn, type ImageService } from '../assets/image-service'
import type { BuildModel } from '../build-model'
import { readBuildEnvironment } from '../environment'
import {
  articleTypes,
  fieldReader,
  localeOfNode,
  typeNameOf,
  type EntryNode,
  type ReadField,
  type ResolverContext,
} from '../read-content'
import { socialCardOf } from '../social-cards/social-cards'
import * as things from './article-things'
import { organization, structuredDataJson, type Publisher, type Thing } from './json-ld'
import { nodeReader, type NodeReader } from './node-reader'
import {
  application,
  faqPage,
  wholeApplication,
  wholeOrganization,
  type Company,
  type QuestionAndAnswer,
} from './page-things'

/** The prices on this page are used on all pages. */
const pricingPath = '/pricing/'
const aboutPath = '/about/'

async function readPublisher(read: NodeReader): Promise<Publisher> {
  const [settings] = await read.all('siteSettings')
  return { siteUrl: await read.siteUrl(), siteName: read.text(settings, 'siteName') ?? 'Hearthside' }
}

/** Apart from the publisher, so that a change of the navigation reruns the query of one page only. */
async function readCompany(read: NodeReader): Promise<Company> {
  const [settings] = await read.all('siteSettings')
  const [navigation] = await read.all('navigation')
  return {
    legalName: read.text(navigation, 'legalName'),
    supportEmail: read.text(settings, 'supportEmail'),
    profiles: read.links(navigation, 'socialLinks').flatMap((link) => read.text(link, 'url') ?? []),
  }
}

const blocksOf = (read: NodeReader, page: EntryNode | undefined, type: string): readonly EntryNode[] =>
  read.links(page, 'blocks').filter((block) => typeNameOf(block) === graphqlTypeName(type))

const pricesOf = (read: NodeReader, page: EntryNode | undefined): readonly number[] =>
  blocksOf(read, page, 'pricingTable')
    .flatMap((table) => read.links(table, 'plans'))
    .flatMap((plan) => read.number(plan, 'monthlyPrice') ?? [])

const isAnswered = (item: Readonly<Record<keyof QuestionAndAnswer, string | undefined>>): item is QuestionAndAnswer =>
  Boolean(item.question && item.answerHtml)

async function pageThings(page: EntryNode, read: NodeReader): Promise<readonly (Thing | undefined)[]> {
  const publisher = await readPublisher(read)
  const path = read.text(page, 'path')
  const description = read.text(page, 'description')
  if (path === '/') {
    const pricing = (await read.all('page')).find((other) => other.path === pricingPath)
    return [organization(publisher), application(publisher, pricesOf(read, pricing))]
  }
  const questions = await Promise.all(
    blocksOf(read, page, 'faq')
      .flatMap((faq) => read.links(faq, 'items'))
      .map(async (item) => ({ question: read.text(item, 'question'), answerHtml: await read.html(item, 'answer') })),
  )
  return [
    path === aboutPath ? wholeOrganization(publisher, await readCompany(read)) : undefined,
    path === pricingPath ? wholeApplication(publisher, pricesOf(read, page), description) : undefined,
    faqPage(publisher, pathIn(localeOfNode(page), path ?? '/'), questions.filter(isAnswered)),
  ]
}

async function articleThings(
  type: ArticleType,
  node: EntryNode,
  read: NodeReader,
  readField: ReadField,
  cdn: ImageService | undefined,
): Promise<readonly (Thing | undefined)[]> {
  const pathOf = (id: string, entry: EntryNode): string | undefined =>
    pagePath(id, { path: entry.path, slug: entry.slug, kind: entry.kind })
  const path = pathOf(type, node)
  const title = read.text(node, 'title') ?? read.text(node, 'name')
  if (path === undefined || title === undefined) return []

  const publisher = await readPublisher(read)
  const personOf = (author: EntryNode) => ({
    name: read.text(author, 'name') ?? '',
    path: pathOf('author', author),
    role: read.text(author, 'role'),
  })
  const image = socialCardOf(type, node, readField, cdn)?.address
  const text = {
    path,
    canonical: read.text(node, 'canonical'),
    title,
    description: read.text(node, 'description'),
    image,
  }
  const category = read.link(node, 'category')
  const categoryName = read.text(category, 'name')
  const parent =
    category && categoryName ? { label: categoryName, href: pathOf('blogCategory', category) ?? '' } : undefined
  const gathering = {
    ...text,
    minutes: read.number(node, 'minutes') ?? 0,
    startsAt: read.text(node, 'startsAt'),
    speakers: read.links(node, 'speakers').map(personOf),
  }

  const own = async (): Promise<Thing | undefined> => {
    switch (type) {
      case 'author':
        return things.profilePage(publisher, { ...personOf(node), path })
      case 'blogPost': {
        const author = read.link(node, 'author')
        return things.blogPosting(publisher, {
          ...text,
          author: author && personOf(author),
          section: categoryName,
          publishedOn: read.text(node, 'publishedOn'),
          updatedOn: read.text(node, 'updatedOn'),
        })
      }
      case 'resource':
        return things.article(publisher, text)
      case 'story':
        return things.story(publisher, {
          ...text,
          company: read.text(node, 'company'),
          publishedOn: read.text(node, 'publishedOn'),
        })
      case 'event':
        return node.kind === 'class' ? things.course(publisher, gathering) : things.event(publisher, gathering)
      case 'jobPost':
        return things.jobPosting(publisher, {
          ...text,
          bodyHtml: (await read.html(node, 'body')) ?? '',
          publishedOn: read.text(node, 'publishedOn'),
          closesOn: read.text(node, 'closesOn'),
          employment: read.text(node, 'employment'),
          countries: read.texts(node, 'countries'),
          salaryFrom: read.number(node, 'salaryFrom'),
          salaryTo: read.number(node, 'salaryTo'),
        })
      default:
        return undefined
    }
  }
  const breadcrumbs = breadcrumbsOf(type, read.text(node, 'kind') ?? parent)
  return [await own(), things.breadcrumbList(publisher, breadcrumbs, { label: title, href: path })]
}

type Read = (node: EntryNode, reader: NodeReader, readField: ReadField) => Promise<readonly (Thing | undefined)[]>

const field = (read: Read) => ({
  structuredData: {
    type: 'String',
    resolve: async (node: EntryNode, _args: unknown, context: ResolverContext, info: GraphQLResolveInfo) => {
      const readField = fieldReader(context, info)
      return (
        structuredDataJson(await read(node, nodeReader(context.nodeModel, readField, localeOfNode(node)), readField)) ??
        null
      )
    },
  },
})

/** `structuredData` of every page: JSON-LD from its entries. A field, so that its code is not in browser bundles. */
export const structuredData: BuildModel = {
  createResolvers({ createResolvers }) {
    const cdn = imageCdn(readBuildEnvironment(process.env))
    createResolvers({
      ContentfulPage: field(pageThings),
      ...Object.fromEntries(
        articleTypes.map((type) => [
          graphqlTypeName(type),
          field((node, read, readField) => articleThings(type, node, read, readField, cdn)),
        ]),
      ),
    })
  },
}
