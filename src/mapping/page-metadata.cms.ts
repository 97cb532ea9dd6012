import { graphql } from 'gatsby'
import { decorationPrefix } from '../images/formats'
import { optionalText } from './fields'

/** Metadata for the head of every page. The page's query has the variable `$locale`. */
export const siteMetadataQuery = graphql`
  fragment SiteMetadata on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    contentfulSiteSettings(node_locale: { eq: $locale }) {
      siteName
      description
      socialImage {
        title
        description
        socialImage
      }
    }
  }
`

/** A picture of the size for social networks. */
export interface SocialPicture {
  readonly src: string
  readonly alt: string
}

/** The site's metadata, with a default name for a space without settings. */
export function mapSiteMetadata({ site, contentfulSiteSettings: settings }: Queries.SiteMetadataFragment) {
  const siteName = optionalText(settings?.siteName) ?? 'Hearthside'
  return {
    siteUrl: site?.siteMetadata?.siteUrl ?? '',
    siteName,
    description: optionalText(settings?.description),
    socialImage: mapSocialImage(settings?.socialImage, siteName),
  }
}

export type SiteMetadata = ReturnType<typeof mapSiteMetadata>

/** The generated picture of a page for social networks (gatsby/social-cards). */
export const socialCardQuery = graphql`
  fragment SocialCardParts on SocialCard {
    src
    alt
  }
`

interface RawSocialImage {
  readonly title: string | null
  readonly description: string | null
  readonly socialImage: string | null
}

/**
 * The picture for social networks that an editor has chosen, cropped to the size that they ask for.
 *
 * @param pageTitle the alternative text when the asset has no description and no title, or only decorates
 * @returns `undefined` when there is none, and for SVG, which networks do not show
 */
export function mapSocialImage(
  image: RawSocialImage | null | undefined,
  pageTitle: string | null | undefined,
): SocialPicture | undefined {
  const src = optionalText(image?.socialImage)
  if (src === undefined) return undefined
  const title = optionalText(image?.title)
  const words = title?.startsWith(decorationPrefix) ? undefined : title
  return { src, alt: optionalText(image?.description) ?? words ?? pageTitle ?? '' }
}
