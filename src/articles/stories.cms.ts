import { graphql } from 'gatsby'
import type { ComparisonValue } from '../../content/model/comparison'
import { industryPath } from '../lib/story-paths'
import { showsDrafts } from '../mapping/drafts'
import { ContentError, contentError, mapAction, optionalText, presentItems } from '../mapping/fields'
import { readTable } from '../mapping/parts.cms'
import type { ArticleContent } from './article-content'
import { basis, fact, group, offer, titledList, type ShownPages } from './article-parts.cms'
import { breadcrumbsOf } from './breadcrumbs'

export const storyQueries = graphql`
  fragment StoryArticle on ContentfulStory {
    contentful_id
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    company
    industry
    size
    place
    isSample
    trialUrl
    figures
    figuresNote
    quote
    person
    role
    products {
      title
      url
    }
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

const wordsOf = (value: ComparisonValue | undefined): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '')

/** @throws ContentError when the build could not read the figures, or they do not have two columns */
function mapFigures(raw: Queries.StoryArticleFragment): ArticleContent['figures'] {
  if (!raw.figures) return undefined
  const { columns, groups } = readTable(raw, 'figures', raw.figures)
  const [before, after, ...others] = columns
  if (before === undefined || after === undefined || others.length > 0) {
    throw contentError(raw, 'figures', 'write a table with two columns of values, one for before and one for after')
  }
  const rows = groups.flatMap((part) =>
    part.rows.map(({ feature, detail, values }) => ({
      label: detail === undefined ? feature : `${feature} ${detail}`,
      before: wordsOf(values[0]),
      after: wordsOf(values[1]),
    })),
  )
  return { before, after, rows, note: optionalText(raw.figuresNote) }
}

function figuresOf(raw: Queries.StoryArticleFragment): ArticleContent['figures'] {
  try {
    return mapFigures(raw)
  } catch (error) {
    if (showsDrafts() || !(error instanceof ContentError)) throw error
    // The content check has reported them. One story must not stop the build of the site.
    return undefined
  }
}

/**
 * Maps a customer story.
 *
 * @throws ContentError where drafts are shown, for faulty figures
 */
export function mapStory(raw: Queries.StoryArticleFragment, { related }: ShownPages): ArticleContent {
  const company = optionalText(raw.company)
  const [quote, person] = [optionalText(raw.quote), optionalText(raw.person)]
  const products = presentItems(raw.products).flatMap(({ title, url }) => mapAction(title, url) ?? [])
  return {
    ...basis(raw.title, raw),
    breadcrumbs: breadcrumbsOf('story'),
    label: company && `Customer story: ${company}`,
    facts: [
      ...fact('Industry', raw.industry, raw.industry && industryPath(raw.industry)),
      ...fact('Team', raw.size),
      ...fact('Place', raw.place),
    ],
    notice: raw.isSample
      ? `${company ?? 'The customer'} is a sample customer: its people and figures are invented. The product works as described.`
      : undefined,
    figures: figuresOf(raw),
    quote: quote && person ? { text: quote, person, role: optionalText(raw.role) } : undefined,
    links: titledList('Products used', products),
    offer: offer(
      mapAction('Try it free', raw.trialUrl),
      'Try it with your own email',
      'Everything in Plus for 15 days. No card needed.',
    ),
    groups: group('More stories', related),
  }
}
