import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticlePart } from '../articles/ArticlePart'
import { mapSiteMetadata } from '../content/map-site-metadata'
import { PageHead } from './PageHead'

type Data = Queries.ArticlePageQuery

/** A page of text: an entry of a collection. */
export default function ArticlePage({ data }: PageProps<Data>) {
  const entry = data.contentfulEntry
  if (!entry) return null
  return (
    <ArticlePart name={entry.contentful_id} draw={({ Article, mapArticle }) => <Article {...mapArticle(entry)} />} />
  )
}

interface Titled {
  readonly title?: string | null
  readonly personName?: string | null
  readonly description?: string | null
  readonly role?: string | null
}

export const Head = ({ data, location }: HeadProps<Data>) => {
  const entry: Titled = data.contentfulEntry ?? {}
  return (
    <PageHead
      site={mapSiteMetadata(data)}
      path={location.pathname}
      title={entry.title ?? entry.personName ?? ''}
      description={entry.description ?? entry.role ?? undefined}
    />
  )
}

export const query = graphql`
  query ArticlePage($id: String!) {
    contentfulEntry(id: { eq: $id }) {
      __typename
      contentful_id
      ...AuthorArticle
      ...BlogCategoryArticle
      ...BlogPostArticle
      ...CompanyPageArticle
      ...EventArticle
      ...IntegrationArticle
      ...InterviewGuideArticle
      ...JobDescriptionArticle
      ...JobPostArticle
    }
    ...SiteMetadata
  }
`
