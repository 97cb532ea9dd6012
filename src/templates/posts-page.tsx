import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { articleViews } from '../articles/article-source'
import { mapSiteMetadata } from '../mapping/page-metadata.cms'
import { mapTeaser } from '../mapping/parts.cms'
import { Island } from '../ui/Island/Island'
import { PageHead } from './PageHead'

type Data = Queries.PostsPageQuery

interface Context {
  readonly heading: string
  readonly parent: { readonly label: string; readonly href: string }
  readonly number: number
  readonly pages: number
  readonly newer?: string
  readonly older?: string
}

export default function AllPosts({ data, pageContext }: PageProps<Data, Context>) {
  const teasers = data.collectionItems.map(mapTeaser)
  return (
    <Island
      name={`${pageContext.parent.href}${pageContext.number}`}
      source={articleViews}
      render={({ PostsPage }) => <PostsPage {...pageContext} teasers={teasers} />}
    />
  )
}

export const Head = ({ data, location, pageContext }: HeadProps<Data, Context>) => (
  <PageHead
    site={mapSiteMetadata(data)}
    path={location.pathname}
    title={`${pageContext.heading}, page ${pageContext.number}`}
    description={
      pageContext.parent.href === '/blog/'
        ? `Page ${pageContext.number} of ${pageContext.pages} of all posts on the Hearthside blog, newest first.`
        : `Page ${pageContext.number} of ${pageContext.pages} of the Hearthside blog: ${pageContext.heading}, newest first.`
    }
  />
)

export const query = graphql`
  query PostsPage($posts: [String!]!, $locale: String = "en-US") {
    collectionItems(ids: $posts) {
      ...TeaserParts
    }
    ...SiteMetadata
  }
`
