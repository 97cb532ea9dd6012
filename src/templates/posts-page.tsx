import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticlePart } from '../articles/ArticlePart'
import { mapSiteMetadata } from '../content/map-site-metadata'
import { mapTeaser } from '../content/map-teaser'
import { PageHead } from './PageHead'

type Data = Queries.PostsPageQuery

interface Context {
  readonly number: number
  readonly pages: number
  readonly newer?: string
  readonly older?: string
}

/** A page of the list of all posts. */
export default function AllPosts({ data, pageContext }: PageProps<Data, Context>) {
  const teasers = data.allContentfulBlogPost.nodes.flatMap(({ item }) => (item ? [mapTeaser(item)] : []))
  return (
    <ArticlePart
      name={`posts-${pageContext.number}`}
      draw={({ PostsPage }) => <PostsPage {...pageContext} teasers={teasers} />}
    />
  )
}

export const Head = ({ data, location, pageContext }: HeadProps<Data, Context>) => (
  <PageHead
    site={mapSiteMetadata(data)}
    path={location.pathname}
    title={`All posts, page ${pageContext.number}`}
    description={`Page ${pageContext.number} of ${pageContext.pages} of everything on the Hearthside blog, the newest first.`}
  />
)

export const query = graphql`
  query PostsPage($skip: Int!, $limit: Int!) {
    allContentfulBlogPost(sort: [{ publishedOn: DESC }, { title: ASC }], skip: $skip, limit: $limit) {
      nodes {
        item {
          ...TeaserParts
        }
      }
    }
    ...SiteMetadata
  }
`
