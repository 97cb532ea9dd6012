import { graphql } from 'gatsby'
import { formatDate } from '../lib/format-date'
import { formatPrice } from '../lib/format-price'
import { mapAction, optionalText } from '../mapping/fields'
import { postedPrefix } from '../mapping/parts.cms'
import type { ArticleContent } from './article-content'
import { basis, fact, group, offer, signUp, type ShownPages } from './article-parts.cms'
import { breadcrumbsOf } from './breadcrumbs'

export const companyQueries = graphql`
  fragment CompanyPageArticle on ContentfulCompanyPage {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    updatedOn
    summaryHtml
    bodyHtml
    bodySections {
      id
      title
    }
    formSlot {
      heading
      bodyHtml
      form {
        ...FormParts
      }
    }
  }

  fragment JobPostArticle on ContentfulJobPost {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    team
    location
    employment
    salaryFrom
    salaryTo
    publishedOn
    closesOn
    applicationsEmail
    bodyHtml
    bodySections {
      id
      title
    }
    item {
      ...CoverParts
    }
  }
`

export const mapCompanyPage = (raw: Queries.CompanyPageArticleFragment): ArticleContent => ({
  // Its description is for search engines only.
  ...basis(raw.title, { bodyHtml: raw.bodyHtml, bodySections: raw.bodySections }),
  breadcrumbs: breadcrumbsOf('companyPage'),
  facts: fact('Last updated', raw.updatedOn && formatDate(raw.updatedOn)),
  summaryHtml: optionalText(raw.summaryHtml),
  ...signUp(raw.formSlot?.heading ?? '', raw.formSlot?.form ?? null, raw.formSlot?.bodyHtml),
})

export function mapJob(raw: Queries.JobPostArticleFragment, { related }: ShownPages): ArticleContent {
  const { salaryFrom: from, salaryTo: to } = raw
  const email = optionalText(raw.applicationsEmail)
  return {
    ...basis(raw.title, raw),
    breadcrumbs: breadcrumbsOf('jobPost'),
    label: raw.team ? `Job opening: ${raw.team}` : undefined,
    facts: [
      ...fact('Where', raw.location),
      ...fact('Employment', raw.employment),
      ...fact('Salary', from && to ? `${formatPrice(from)} to ${formatPrice(to)} a year` : undefined),
      ...fact('Apply by', raw.closesOn && formatDate(raw.closesOn)),
    ],
    offer: offer(
      mapAction('Apply by email', email && `mailto:${email}`),
      'Sounds like you?',
      raw.closesOn ? `This position is open until ${formatDate(raw.closesOn)}.` : undefined,
    ),
    groups: group('Other open positions', related, { datePrefix: postedPrefix }),
  }
}
