import type { FAQPage, Organization, SoftwareApplication } from 'schema-dts'
import { withAbsoluteAddresses } from '../absolute-addresses'
import { absolute, organization, type Publisher } from './json-ld'

/** What only the complete form of the organization has. */
export interface Company {
  readonly legalName?: string
  readonly supportEmail?: string
  readonly profiles: readonly string[]
}

export const wholeOrganization = (publisher: Publisher, { legalName, supportEmail, profiles }: Company) =>
  ({
    ...organization(publisher),
    legalName,
    email: supportEmail,
    sameAs: profiles.length > 0 ? profiles : undefined,
  }) satisfies Organization

/**
 * The product with its lowest price. Short, to fit the byte budget.
 *
 * @param prices monthly, in US dollars
 */
export const application = (publisher: Publisher, prices: readonly number[]) =>
  ({
    '@type': 'SoftwareApplication',
    name: publisher.siteName,
    applicationCategory: 'BusinessApplication',
    offers: prices.length > 0 ? { '@type': 'Offer', price: Math.min(...prices), priceCurrency: 'USD' } : undefined,
  }) satisfies SoftwareApplication

export const wholeApplication = (publisher: Publisher, prices: readonly number[], description?: string) =>
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

export interface QuestionAndAnswer {
  readonly question: string
  readonly answerHtml: string
}

/** @param path of the page */
export const faqPage = (
  publisher: Publisher,
  path: string,
  questions: readonly QuestionAndAnswer[],
): FAQPage | undefined =>
  questions.length > 0
    ? {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answerHtml }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: withAbsoluteAddresses(answerHtml, absolute(publisher, path)) },
        })),
      }
    : undefined
