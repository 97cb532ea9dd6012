import type { FAQPage, Organization, SoftwareApplication, WebSite } from 'schema-dts'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { pathIn } from '../../src/lib/locales'
import { withAbsoluteAddresses } from '../absolute-addresses'
import {
  linkedNodes,
  localeOfNode,
  numberOf,
  textOf,
  typeNameOf,
  type EntryNode,
  type ReadField,
} from '../read-content'
import { absolute, htmlOf, organization, type Publisher, type Sources, type Thing } from './json-ld'

/** The prices on this page are used on all pages. */
const pricingPath = '/pricing/'
const aboutPath = '/about/'

/** Only on one page, so that a change of the navigation reruns only the query of that page. */
async function wholeOrganization({ publisher, read, all }: Sources) {
  const [settings] = await all('siteSettings')
  const [navigation] = await all('navigation')
  const profiles = linkedNodes(navigation, 'socialLinks', read).flatMap(({ url }) => textOf(url) ?? [])
  return {
    ...organization(publisher),
    legalName: textOf(navigation?.legalName),
    email: textOf(settings?.supportEmail),
    sameAs: profiles.length > 0 ? profiles : undefined,
  } satisfies Organization
}

const blocksOf = (read: ReadField, page: EntryNode | undefined, type: string): readonly EntryNode[] =>
  linkedNodes(page, 'blocks', read).filter((block) => typeNameOf(block) === graphqlTypeName(type))

/** The monthly prices on a page, in US dollars. */
const pricesOf = (read: ReadField, page: EntryNode | undefined): readonly number[] =>
  blocksOf(read, page, 'pricingTable')
    .flatMap((table) => linkedNodes(table, 'plans', read))
    .flatMap(({ monthlyPrice }) => numberOf(monthlyPrice) ?? [])

/** The name that search engines show for the site. */
const webSite = (publisher: Publisher) =>
  ({ '@type': 'WebSite', name: publisher.siteName, url: absolute(publisher, '/') }) satisfies WebSite

/** The product with its lowest price. Short, to fit the byte budget. */
const application = (publisher: Publisher, prices: readonly number[]) =>
  ({
    '@type': 'SoftwareApplication',
    name: publisher.siteName,
    applicationCategory: 'BusinessApplication',
    offers: prices.length > 0 ? { '@type': 'Offer', price: Math.min(...prices), priceCurrency: 'USD' } : undefined,
  }) satisfies SoftwareApplication

const wholeApplication = (publisher: Publisher, prices: readonly number[], description: string | undefined) =>
  ({
    ...application(publisher, prices),
    description,
    operatingSystem: 'Web, iOS, Android',
    publisher: organization(publisher),
    offers:
      prices.length > 0
        ? {
            '@type': 'AggregateOffer',
            priceCurrency: 'USD',
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            offerCount: prices.length,
          }
        : undefined,
  }) satisfies SoftwareApplication

async function faqPage({ publisher, read }: Sources, page: EntryNode): Promise<FAQPage | undefined> {
  const address = absolute(publisher, pathIn(localeOfNode(page), textOf(page.path) ?? '/'))
  const items = blocksOf(read, page, 'faq').flatMap((faq) => linkedNodes(faq, 'items', read))
  const questions = await Promise.all(
    items.map(async (item) => ({ name: textOf(item.question), html: await htmlOf(item, 'answer', read) })),
  )
  const mainEntity = questions.flatMap(({ name, html }) => {
    if (!name || !html) return []
    const text = withAbsoluteAddresses(html, address)
    return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } } as const]
  })
  return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : undefined
}

/** What a page made of blocks is about. */
export async function pageThings(sources: Sources, page: EntryNode): Promise<readonly (Thing | undefined)[]> {
  const { publisher, read, all } = sources
  const { path, description } = page
  if (path === '/') {
    const pricing = (await all('page')).find((other) => other.path === pricingPath)
    return [organization(publisher), webSite(publisher), application(publisher, pricesOf(read, pricing))]
  }
  return [
    path === aboutPath ? await wholeOrganization(sources) : undefined,
    path === pricingPath ? wholeApplication(publisher, pricesOf(read, page), textOf(description)) : undefined,
    await faqPage(sources, page),
  ]
}
