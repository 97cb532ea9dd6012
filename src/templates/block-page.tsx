import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { BlockList } from '../blocks/BlockList'
import type { PageLanguage } from '../lib/locales'
import { mapSiteMetadata, mapSocialImage } from '../mapping/page-metadata.cms'
import type { Experience } from '../personalization/experience'
import { PageHead } from './PageHead'

type Data = Queries.BlockPageQuery

interface Context {
  /** Of a page in several languages. */
  readonly languages?: readonly PageLanguage[]
  readonly experiences: Readonly<Record<string, readonly Experience[]>>
}

export default function BlockPage({ data, pageContext }: PageProps<Data, Context>) {
  const page = data.contentfulPage
  return <BlockList blocks={page?.blocks ?? []} experiences={pageContext.experiences} variants={page?.variants} />
}

export const Head = ({ data, location, pageContext }: HeadProps<Data, Context>) => {
  const page = data.contentfulPage
  return (
    <PageHead
      site={mapSiteMetadata(data)}
      path={location.pathname}
      title={page?.title ?? ''}
      description={page?.description ?? undefined}
      socialImage={mapSocialImage(page?.socialImage, page?.title)}
      socialCard={page?.socialCard}
      structuredData={page?.structuredData}
      isHidden={page?.hideFromSearchEngines ?? false}
      languages={pageContext.languages}
    />
  )
}

export const query = graphql`
  query BlockPage($id: String!, $variants: [String!] = [], $locale: String = "en-US") {
    contentfulPage(id: { eq: $id }) {
      title
      description
      hideFromSearchEngines
      socialImage {
        title
        description
        socialImage
      }
      socialCard {
        ...SocialCardParts
      }
      structuredData
      blocks {
        ...AnyBlock
      }
      variants(ids: $variants) {
        ...AnyBlock
      }
    }
    ...SiteMetadata
  }
`
