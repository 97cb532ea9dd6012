import { graphql } from 'gatsby'
import { formatDate } from '../lib/format-date'
import { optionalText } from '../mapping/fields'
import { mapPicture } from '../mapping/parts.cms'
import type { ArticleContent } from './article-content'
import { basis, fact, firstOffer, group, minutesFact, people, type ShownPages } from './article-parts.cms'
import { breadcrumbsOf } from './breadcrumbs'

export const blogQueries = graphql`
  fragment AuthorArticle on ContentfulAuthor {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    personName: name
    role
    description
    bioHtml
    portrait: picture {
      picture(layout: CONSTRAINED, width: 400) {
        ...PictureParts
      }
    }
  }

  fragment BlogCategoryArticle on ContentfulBlogCategory {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    personName: name
    description
    item {
      ...CoverParts
    }
  }

  fragment BlogPostArticle on ContentfulBlogPost {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    socialTitle
    canonical
    description
    publishedOn
    updatedOn
    bodyHtml
    bodySections {
      id
      title
    }
    item {
      minutes
      ...CoverParts
    }
    author {
      ...PersonParts
    }
    postCategory: category {
      name
      item {
        href
      }
      callToAction {
        ...OfferParts
      }
    }
    callToAction {
      ...OfferParts
    }
  }
`

export const mapAuthor = (raw: Queries.AuthorArticleFragment, { posts, morePosts }: ShownPages): ArticleContent => ({
  ...basis(raw.personName, { description: raw.description, bodyHtml: raw.bioHtml }),
  breadcrumbs: breadcrumbsOf('author'),
  label: optionalText(raw.role),
  picture: mapPicture(raw.portrait),
  groups: group(`Posts by ${raw.personName ?? ''}`, posts, { more: morePosts }),
})

export const mapCategory = (
  raw: Queries.BlogCategoryArticleFragment,
  { posts, morePosts }: ShownPages,
): ArticleContent => ({
  ...basis(raw.personName, raw),
  breadcrumbs: breadcrumbsOf('blogCategory'),
  label: 'Customer support blog',
  groups: group(morePosts ? 'Latest posts on this topic' : 'All posts on this topic', posts, { more: morePosts }),
})

export const mapPost = (
  raw: Queries.BlogPostArticleFragment,
  { related, newer = [], older = [] }: ShownPages,
): ArticleContent => ({
  ...basis(raw.title, raw),
  breadcrumbs: breadcrumbsOf(
    'blogPost',
    raw.postCategory?.name && raw.postCategory.item
      ? { label: raw.postCategory.name, href: raw.postCategory.item.href }
      : undefined,
  ),
  facts: [
    ...fact('Written by', raw.author?.name, raw.author?.item?.href),
    ...fact('Published', raw.publishedOn && formatDate(raw.publishedOn)),
    ...fact('Updated', raw.updatedOn && formatDate(raw.updatedOn)),
    ...minutesFact('Reading time', raw.item?.minutes),
  ],
  label: optionalText(raw.postCategory?.name),
  asksIfHelpful: true,
  people: people('The author', [raw.author]),
  offer: firstOffer(raw.callToAction, raw.postCategory?.callToAction),
  groups: group('Read next', related),
  newer: newer[0],
  older: older[0],
})
