import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { frameViews } from '../frame/frame-source'
import { mapErrorPage } from '../mapping/error-page.cms'
import { mapSiteMetadata } from '../mapping/page-metadata.cms'
import { Island } from '../ui/Island/Island'
import { PageHead } from './PageHead'

type Data = Queries.SearchPageQuery

const contentOf = (data: Data) => mapErrorPage(data.contentfulErrorPage, 'search')

export default function SearchPage({ data }: PageProps<Data>) {
  return <Island name="search" source={frameViews} render={({ SearchPage: View }) => <View {...contentOf(data)} />} />
}

export const Head = ({ data, location }: HeadProps<Data>) => (
  <PageHead site={mapSiteMetadata(data)} path={location.pathname} title={contentOf(data).title} isHidden />
)

export const query = graphql`
  query SearchPage($locale: String = "en-US") {
    contentfulErrorPage(status: { eq: "search" }, node_locale: { eq: $locale }) {
      ...ErrorPageParts
    }
    ...SiteMetadata
  }
`
