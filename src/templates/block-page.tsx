import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { blockViews } from '../blocks/block-source'
import { BlockList } from '../blocks/BlockList'
import type { PageLanguage } from '../lib/locales'
import { localizeCanonical } from '../lib/localize-link'
import { optionalText } from '../mapping/fields'
import { mapSiteMetadata, mapSocialImage } from '../mapping/page-metadata.cms'
import type { Experience } from '../personalization/experience'
import { Island } from '../ui/Island/Island'
import type { Translation } from '../ui/Translation/Translation'
import { PageHead } from './PageHead'

/** As in src/mapping/drafts.ts. A constant, so that bundles for visitors do not contain the code of previews. */
declare const __SHOWS_DRAFTS__: boolean | undefined

type Data = Queries.BlockPageQuery

interface Context {
  /** Of a page in several languages. */
  readonly languages?: readonly PageLanguage[]
  readonly translation?: Translation
  readonly experiences: Readonly<Record<string, readonly Experience[]>>
  /** In previews: why visitors do not see the page. */
  readonly notice?: string
}

export default function BlockPage({ data, pageContext }: PageProps<Data, Context>) {
  const page = data.contentfulPage
  return (
    <>
      {typeof __SHOWS_DRAFTS__ === 'boolean' && __SHOWS_DRAFTS__ && pageContext.notice && (
        <Island
          name="page-notice"
          source={blockViews}
          render={({ DraftNotice }) => <DraftNotice>{pageContext.notice}</DraftNotice>}
        />
      )}
      <BlockList blocks={page?.blocks ?? []} experiences={pageContext.experiences} variants={page?.variants} />
    </>
  )
}

export const Head = ({ data, location, pageContext }: HeadProps<Data, Context>) => {
  const page = data.contentfulPage
  const { languages, translation } = pageContext
  const canonical = optionalText(page?.canonical)
  return (
    <PageHead
      site={mapSiteMetadata(data)}
      path={location.pathname}
      title={page?.title ?? ''}
      socialTitle={optionalText(page?.socialTitle)}
      canonical={translation ? localizeCanonical(canonical, translation.locale, translation.paths) : canonical}
      description={page?.description ?? undefined}
      socialImage={mapSocialImage(page?.socialImage, page?.title)}
      socialCard={page?.socialCard}
      structuredData={page?.structuredData}
      isHidden={page?.hideFromSearchEngines ?? false}
      languages={languages}
    />
  )
}

export const query = graphql`
  query BlockPage($id: String!, $variants: [String!] = [], $locale: String = "en-US") {
    contentfulPage(id: { eq: $id }) {
      title
      description
      socialTitle
      canonical
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
