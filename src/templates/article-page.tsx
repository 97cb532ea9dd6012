import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { articleMetadata } from '../articles/article-metadata'
import { ArticlePart } from '../articles/ArticlePart'
import { mapSiteMetadata } from '../content/map-site-metadata'
import { PageHead } from './PageHead'

type Data = Queries.ArticlePageQuery

/** A page of text: an entry of a collection. */
export default function ArticlePage({ data }: PageProps<Data>) {
  const entry = data.contentfulEntry
  if (!entry) return null
  const addresses = { ...data.contentfulSiteSettings, ...data.contentfulNavigation }
  return (
    <ArticlePart
      name={entry.contentful_id}
      draw={({ Article, mapArticle }) => <Article {...mapArticle(entry, addresses)} />}
    />
  )
}

export const Head = ({ data, location }: HeadProps<Data>) => (
  <PageHead site={mapSiteMetadata(data)} path={location.pathname} {...articleMetadata(data.contentfulEntry)} />
)

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
    contentfulSiteSettings {
      applicationsEmail
    }
    contentfulNavigation {
      trialUrl
    }
    ...SiteMetadata
  }
`
