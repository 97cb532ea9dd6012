import type { SiteMetadata } from '../content/map-site-metadata'

interface PageHeadProps {
  readonly site: SiteMetadata
  readonly path: string
  readonly title: string
  /** The site's own when absent. */
  readonly description?: string
  /** Path or address of a picture of 1200 × 630 px; the site's own when absent. */
  readonly socialImage?: string
  /** Keeps the page out of search results. */
  readonly isHidden?: boolean
}

const withoutQuery = (address: string): string => address.replace(/\?.*$/, '')

/** Title and metadata of a page, through Gatsby's Head API. Every template uses it and nothing else. */
export function PageHead({ site, path, title, description, socialImage, isHidden = false }: PageHeadProps) {
  const fullTitle =
    title === '' || title.includes(site.siteName) ? title || site.siteName : `${title} | ${site.siteName}`
  const text = description ?? site.description
  const picture = socialImage ?? site.socialImage
  const address = new URL(path, site.siteUrl).href
  return (
    <>
      <title>{fullTitle}</title>
      {text && <meta name="description" content={text} />}
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:title" content={fullTitle} />
      {text && <meta property="og:description" content={text} />}
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={new URL(withoutQuery(picture), site.siteUrl).href} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}
