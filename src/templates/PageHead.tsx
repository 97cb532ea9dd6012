import { useEffect } from 'react'
import { attempt } from '../lib/attempt'
import type { PageLanguage } from '../lib/locales'
import { announceTitle } from '../lib/page-life'
import { socialImageSize } from '../lib/site'
import type { SiteMetadata, SocialPicture } from '../mapping/page-metadata.cms'

interface PageHeadProps {
  readonly site: SiteMetadata
  readonly path: string
  readonly title: string
  /** In place of the title and the site's name, where the page is shared. */
  readonly socialTitle?: string
  /** A path or an absolute address. Default: the page's own. */
  readonly canonical?: string
  /** Default: the site's description. */
  readonly description?: string
  readonly socialImage?: SocialPicture
  /** Generated from the page's title. Default: the site's picture. */
  readonly socialCard?: SocialPicture | null
  /** JSON-LD, escaped for a script element (gatsby/structured-data). */
  readonly structuredData?: string | null
  readonly isHidden?: boolean
  /** Whether it is an article for readers, such as a post. */
  readonly isArticle?: boolean
  /** Of a page in several languages, the default one first. */
  readonly languages?: readonly PageLanguage[]
}

/** Folders with a feed (gatsby/feed.ts). */
const feeds = ['blog', 'changelog'] as const

/** Title and metadata of a page, for Gatsby's Head API. Every template uses it. */
export function PageHead({
  site,
  path,
  title,
  socialTitle,
  canonical,
  description,
  socialImage,
  socialCard,
  structuredData,
  isHidden = false,
  isArticle = false,
  languages = [],
}: PageHeadProps) {
  const fullTitle =
    title === '' || title.includes(site.siteName) ? title || site.siteName : `${title} | ${site.siteName}`
  const text = description ?? site.description
  const picture = socialImage ?? socialCard ?? site.socialImage
  const ownAddress = new URL(path, site.siteUrl).href
  // A draft may have an invalid address.
  const address = attempt(() => new URL((!isHidden && canonical) || path, site.siteUrl).href) ?? ownAddress
  const feed = feeds.find((name) => path.startsWith(`/${name}/`))
  // React sets the title before effects run. Gatsby renders the head again for each page, also for one of the same title.
  useEffect(() => {
    announceTitle(document)
  })
  return (
    <>
      <title>{fullTitle}</title>
      {text && <meta name="description" content={text} />}
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {!isHidden && address === ownAddress && <Alternates languages={languages} siteUrl={site.siteUrl} />}
      {feed && (
        <link rel="alternate" type="application/rss+xml" title={`${site.siteName} ${feed}`} href={`/${feed}/rss.xml`} />
      )}
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:title" content={socialTitle ?? fullTitle} />
      {text && <meta property="og:description" content={text} />}
      <meta property="og:url" content={address} />
      {languages.map((language) => (
        <meta
          key={language.path}
          property={language.path === path ? 'og:locale' : 'og:locale:alternate'}
          content={language.region}
        />
      ))}
      {picture && (
        <>
          <meta property="og:image" content={new URL(picture.src, site.siteUrl).href} />
          <meta property="og:image:width" content={String(socialImageSize.width)} />
          <meta property="og:image:height" content={String(socialImageSize.height)} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {structuredData && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />}
    </>
  )
}

interface AlternatesProps extends Required<Pick<PageHeadProps, 'languages'>> {
  readonly siteUrl: string
}

/** The addresses of the page in all its languages, for search engines. Other visitors get the default language. */
function Alternates({ languages, siteUrl }: AlternatesProps) {
  const [first] = languages
  const all = first ? [...languages, { ...first, hrefLang: 'x-default' }] : []
  return all.map(({ hrefLang, path }) => (
    <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={new URL(path, siteUrl).href} />
  ))
}
