import { optionalText } from './require-field'

export interface SiteMetadata {
  readonly siteUrl: string
  readonly siteName: string
  readonly description?: string
  readonly socialImage?: string
}

interface RawSiteMetadata {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string | null } | null } | null
  readonly contentfulSiteSettings: {
    readonly siteName: string | null
    readonly description: string | null
    readonly socialImage: { readonly socialImage: string | null } | null
  } | null
}

/** The site's metadata; a space without settings still has a name. */
export function mapSiteMetadata({ site, contentfulSiteSettings: settings }: RawSiteMetadata): SiteMetadata {
  return {
    siteUrl: site?.siteMetadata?.siteUrl ?? '',
    siteName: optionalText(settings?.siteName) ?? 'Hearthside',
    description: optionalText(settings?.description),
    socialImage: optionalText(settings?.socialImage?.socialImage),
  }
}
