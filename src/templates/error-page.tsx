import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { frameViews } from '../frame/frame-source'
import { type ErrorPageStatus, mapErrorPage } from '../mapping/error-page.cms'
import { mapSiteMetadata } from '../mapping/page-metadata.cms'
import { Island } from '../ui/Island/Island'
import { PageHead } from './PageHead'

type Data = Queries.ErrorPageQuery

interface Context {
  readonly status: ErrorPageStatus
}

/** An error page, or the search: the CMS has their texts in entries of one type. */
export default function ErrorPage({ data, pageContext: { status } }: PageProps<Data, Context>) {
  const content = mapErrorPage(data.contentfulErrorPage, status)
  return (
    <Island
      name={`error-${status}`}
      source={frameViews}
      render={({ ErrorMessage, SearchPage }) =>
        status === 'search' ? <SearchPage {...content} /> : <ErrorMessage {...content} hasSearch={status === '404'} />
      }
    />
  )
}

export const Head = ({ data, location, pageContext }: HeadProps<Data, Context>) => (
  <PageHead
    site={mapSiteMetadata(data)}
    path={location.pathname}
    title={mapErrorPage(data.contentfulErrorPage, pageContext.status).title}
    isHidden
  />
)

export const query = graphql`
  query ErrorPage($status: String!, $locale: String = "en-US") {
    contentfulErrorPage(status: { eq: $status }, node_locale: { eq: $locale }) {
      ...ErrorPageParts
    }
    ...SiteMetadata
  }
`
