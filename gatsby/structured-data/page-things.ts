import type { FAQPage, Organization, SoftwareApplication } from 'schema-dts'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { pathIn } from '../../src/lib/locales'
import { withAbsoluteAddresses } from '../absolute-addresses'
import { localeOfNode, typeNameOf, type EntryNode } from '../read-content'
import { absolute, organization, type Publisher, type Thing } from './json-ld'
import type { NodeReader } from './node-reader'

/** The prices on this page are used on all pages. */
const pricingPath = '/pricing/'
const aboutPath = '/about/'

/** Only on one page, so that a change of the navigation reruns only the query of that page. */
async function wholeOrganization(publisher: Publisher, read: NodeReader) {
  const [settings] = await read.all('siteSettings')
  const [navigation] = await read.all('navigation')
  const profiles = read.links(navigation, 'socialLinks').flatMap((link) => read.text(link, 'url') ?? [])
  return {
    ...organization(publisher),
    legalName: read.text(navigation, 'legalName'),
    email: read.text(settings, 'supportEmail'),
    sameAs: profiles.length > 0 ? profiles : undefined,
  } satisfies Organization
}

const blocksOf = (read: NodeReader, page: EntryNode | undefined, type: string): readonly EntryNode[] =>
  read.links(page, 'blocks').filter((block) => typeNameOf(block) === graphqlTypeName(type))

/** The monthly prices on a page, in US dollars. */
const pricesOf = (read: NodeReader, page: EntryNode | undefined): readonly number[] =>
  blocksOf(read, page, 'pricingTable')
    .flatMap((table) => read.links(table, 'plans'))
    .flatMap((plan) => read.number(plan, 'monthlyPrice') ?? [])

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

async function faqPage(publisher: Publisher, read: NodeReader, page: EntryNode): Promise<FAQPage | undefined> {
  const address = absolute(publisher, pathIn(localeOfNode(page), read.text(page, 'path') ?? '/'))
  const items = blocksOf(read, page, 'faq').flatMap((faq) => read.links(faq, 'items'))
  const questions = await Promise.all(
    items.map(async (item) => ({ name: read.text(item, 'question'), html: await read.html(item, 'answer') })),
  )
  const mainEntity = questions.flatMap(({ name, html }) => {
    if (!name || !html) return []
    const text = withAbsoluteAddresses(html, address)
    return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } } as const]
  })
  return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : undefined
}

/** What a page made of blocks is about. */
export async function pageThings(
  publisher: Publisher,
  read: NodeReader,
  page: EntryNode,
): Promise<readonly (Thing | undefined)[]> {
  const path = read.text(page, 'path')
  if (path === '/') {
    const pricing = (await read.all('page')).find((other) => other.path === pricingPath)
    return [organization(publisher), application(publisher, pricesOf(read, pricing))]
  }
  return [
    path === aboutPath ? await wholeOrganization(publisher, read) : undefined,
    path === pricingPath
      ? wholeApplication(publisher, pricesOf(read, page), read.text(page, 'description'))
      : undefined,
    await faqPage(publisher, read, page),
  ]
}
