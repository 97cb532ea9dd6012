import { graphql } from 'gatsby'
import { optionalText } from '../content/fields'
import { mapPicture } from '../content/parts.cms'
import { breadcrumbsOf } from '../data/breadcrumbs'
import { formatDate } from '../lib/format-date'
import { basis, fact, group, type ArticleContent, type ShownPages } from './article'

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
      picture(layout: FIXED, width: 48) {
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
  }

  fragment BlogPostArticle on ContentfulBlogPost {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    publishedOn
    updatedOn
    bodyHtml
    item {
      minutes
    }
    author {
      name
      item {
        href
      }
    }
    postCategory: category {
      name
      item {
        href
      }
    }
    image {
      picture(layout: CONSTRAINED, width: 1200) {
        ...PictureParts
      }
    }
  }
`

export const mapAuthor = (raw: Queries.AuthorArticleFragment, { posts, morePosts }: ShownPages): ArticleContent => ({
  ...basis(raw.personName, raw.bioHtml),
  breadcrumbs: breadcrumbsOf('author'),
  label: optionalText(raw.role),
  mark: mapPicture(raw.portrait),
  groups: group(`Posts by ${raw.personName ?? ''}`, posts, { more: morePosts }),
})

export const mapCategory = (
  raw: Queries.BlogCategoryArticleFragment,
  { posts, morePosts }: ShownPages,
): ArticleContent => ({
  ...basis(raw.personName),
  breadcrumbs: breadcrumbsOf('blogCategory'),
  introduction: optionalText(raw.description),
  groups: group(morePosts ? 'The latest posts on this shelf' : 'All posts on this shelf', posts, { more: morePosts }),
})

export const mapPost = (
  raw: Queries.BlogPostArticleFragment,
  { related, newer = [], older = [] }: ShownPages,
): ArticleContent => ({
  ...basis(raw.title, raw.bodyHtml),
  breadcrumbs: breadcrumbsOf(
    'blogPost',
    raw.postCategory?.name && raw.postCategory.item
      ? { label: raw.postCategory.name, href: raw.postCategory.item.href }
      : undefined,
  ),
  introduction: optionalText(raw.description),
  facts: [
    ...fact('Written by', raw.author?.name, raw.author?.item?.href),
    ...fact('Published', raw.publishedOn && formatDate(raw.publishedOn)),
    ...fact('Updated', raw.updatedOn && formatDate(raw.updatedOn)),
    ...fact('Reading time', raw.item?.minutes ? `${raw.item.minutes} minutes` : undefined),
  ],
  picture: mapPicture(raw.image),
  groups: group('Read next', related),
  newer: newer[0],
  older: older[0],
})
