import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { articleViews } from '../articles/article-source'
import { mapSiteMetadata } from '../mapping/page-metadata.cms'
import { Island } from '../ui/Island/Island'
import { PageHead } from './PageHead'

type Data = Queries.ArticlePageQuery

interface Context {
  readonly morePosts?: string
  readonly calendar?: string
}

/** The first of these fields with text. An entry's fields depend on its type. */
const textOf = (entry: object | null, ...fields: readonly string[]): string | undefined =>
  fields
    .map((field) => (entry as Readonly<Record<string, unknown>> | null)?.[field])
    .find((value): value is string => typeof value === 'string' && value !== '')

/** Types of articles for readers, as in their structured data. */
const articleTypes = new Set(['ContentfulBlogPost', 'ContentfulResource', 'ContentfulStory'])

/** The title in search results. A tool's name alone would suggest a page about the tool. */
const titleOf = (entry: Data['contentfulEntry']): string => {
  const title = textOf(entry, 'title', 'personName') ?? ''
  return entry?.__typename === 'ContentfulIntegration' ? `${title} integration` : title
}

export default function ArticlePage({ data, pageContext }: PageProps<Data, Context>) {
  const entry = data.contentfulEntry
  const { morePosts, calendar } = pageContext
  if (!entry) return null
  return (
    <Island
      name={entry.contentful_id}
      source={articleViews}
      render={({ renderArticle }) => renderArticle(entry, { ...data, morePosts, calendar })}
    />
  )
}

export const Head = ({ data, location }: HeadProps<Data>) => {
  const entry = data.contentfulEntry
  const made = entry && 'socialCard' in entry ? entry : undefined
  return (
    <PageHead
      site={mapSiteMetadata(data)}
      path={location.pathname}
      title={titleOf(entry)}
      socialTitle={textOf(entry, 'socialTitle')}
      canonical={textOf(entry, 'canonical')}
      description={textOf(entry, 'description', 'role')}
      socialCard={made?.socialCard}
      structuredData={made?.structuredData}
      isArticle={entry !== null && articleTypes.has(entry.__typename)}
    />
  )
}

export const query = graphql`
  query ArticlePage(
    $id: String!
    $related: [String!] = []
    $newer: [String!] = []
    $older: [String!] = []
    $posts: [String!] = []
    $locale: String = "en-US"
  ) {
    contentfulEntry(id: { eq: $id }) {
      __typename
      contentful_id
      ...AuthorArticle
      ...BlogCategoryArticle
      ...BlogPostArticle
      ...CompanyPageArticle
      ...EventArticle
      ...IntegrationArticle
      ...JobPostArticle
      ...ResourceArticle
      ...StoryArticle
    }
    related: collectionItems(ids: $related) {
      ...TeaserParts
    }
    newer: collectionItems(ids: $newer) {
      href
      title
    }
    older: collectionItems(ids: $older) {
      href
      title
    }
    posts: collectionItems(ids: $posts) {
      ...TeaserParts
    }
    ...SiteMetadata
  }
`
