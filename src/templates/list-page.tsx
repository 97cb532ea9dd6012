import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { articleViews } from '../articles/article-source'
import type { ListPageProps } from '../articles/ListPage'
import { mapSiteMetadata } from '../mapping/page-metadata.cms'
import { mapTeaser } from '../mapping/parts.cms'
import { Island } from '../ui/Island/Island'
import { PageHead } from './PageHead'

type Data = Queries.ListPageQuery

/** Made by gatsby/list-pages.ts. */
interface Context extends Omit<ListPageProps, 'teasers'> {
  readonly title: string
  readonly description: string
}

export default function ListPage({ data, pageContext }: PageProps<Data, Context>) {
  const teasers = data.collectionItems.map(mapTeaser)
  return (
    <Island
      name={pageContext.title}
      source={articleViews}
      render={({ ListPage: View }) => <View {...pageContext} teasers={teasers} />}
    />
  )
}

export const Head = ({ data, location, pageContext: { title, description } }: HeadProps<Data, Context>) => (
  <PageHead site={mapSiteMetadata(data)} path={location.pathname} title={title} description={description} />
)

export const query = graphql`
  query ListPage($entries: [String!]!, $locale: String = "en-US") {
    collectionItems(ids: $entries) {
      ...TeaserParts
    }
    ...SiteMetadata
  }
`
