import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { articleViews } from '../articles/article-source'
import { industryLinks } from '../lib/story-paths'
import { mapSiteMetadata } from '../mapping/page-metadata.cms'
import { mapTeaser } from '../mapping/parts.cms'
import { Island } from '../ui/Island/Island'
import { PageHead } from './PageHead'

type Data = Queries.StoriesPageQuery

interface Context {
  readonly industry: string
  readonly industries: readonly string[]
}

const headingOf = ({ industry }: Context): string => `Customer stories: ${industry}`

export default function IndustryStories({ data, pageContext }: PageProps<Data, Context>) {
  const filters = industryLinks(pageContext.industries, pageContext.industry)
  const teasers = data.collectionItems.map(mapTeaser)
  return (
    <Island
      name={`stories ${pageContext.industry}`}
      source={articleViews}
      render={({ StoriesPage }) => <StoriesPage heading={headingOf(pageContext)} filters={filters} teasers={teasers} />}
    />
  )
}

export const Head = ({ data, location, pageContext }: HeadProps<Data, Context>) => (
  <PageHead
    site={mapSiteMetadata(data)}
    path={location.pathname}
    title={headingOf(pageContext)}
    description={`What changed for customers of Hearthside, with figures before and after. Industry: ${pageContext.industry}.`}
  />
)

export const query = graphql`
  query StoriesPage($stories: [String!]!, $locale: String = "en-US") {
    collectionItems(ids: $stories) {
      ...TeaserParts
    }
    ...SiteMetadata
  }
`
