import { changelogPath } from '../src/lib/site'
import { escapeHtml } from '../src/lib/text'
import { withAbsoluteAddresses } from './absolute-addresses'
import type { BuildModel } from './build-model'
import { entryPagesOfThisBuild } from './entry-pages'
import { readBuildEnvironment } from './environment'
import { inDefaultLocale, runQuery } from './read-content'
import { writePublicFile } from './site-files'

export interface FeedItem {
  readonly title: string
  readonly path: string
  readonly description?: string | null
  /** A day or an instant, ISO 8601. */
  readonly publishedOn: string
  readonly author?: string | null
  readonly category?: string | null
  readonly bodyHtml: string | null
}

export interface FeedOptions {
  readonly origin: string
  readonly title: string
  /** Of the page that it is about. The feed is the file `rss.xml` in it. */
  readonly path: string
  readonly description: string
}

/** Characters that XML cannot contain, even escaped. Texts from other programs have them, and readers reject the feed. */
// eslint-disable-next-line no-control-regex -- these are control characters
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Noon UTC, which is the written day in nearly all time zones. */
const feedDate = (publishedOn: string): string => new Date(`${publishedOn.slice(0, 10)}T12:00Z`).toUTCString()

const element = (name: string, value: string | null | undefined): string =>
  typeof value === 'string' ? `<${name}>${escapeHtml(value.replace(notInXml, ''))}</${name}>` : ''

function item({ title, path, description, publishedOn, author, category, bodyHtml }: FeedItem, origin: string): string {
  const address = `${origin}${path}`
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeHtml(address)}</guid>`,
    element('pubDate', feedDate(publishedOn)),
    element('dc:creator', author),
    element('category', category),
    element('description', description),
    element('content:encoded', withAbsoluteAddresses(bodyHtml ?? '', address)),
    '</item>',
  ].join('')
}

/**
 * A feed in RSS 2.0, with complete texts. The file has no build time, so equal content gives equal files.
 *
 * @param items newest first
 */
export function feedFile({ origin, title, path, description }: FeedOptions, items: readonly FeedItem[]): string {
  const [newest] = items
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', `${origin}${path}`),
    element('description', description),
    element('language', 'en'),
    element('lastBuildDate', newest && feedDate(newest.publishedOn)),
    `<atom:link href="${escapeHtml(`${origin}${path}`)}rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items.map((post) => item(post, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

interface Entry {
  readonly publishedOn: string | null
  readonly bodyHtml: string | null
}

interface Named {
  readonly name: string | null
}

interface FeedQuery {
  readonly contentfulSiteSettings: { readonly siteName: string | null; readonly description: string | null } | null
  readonly posts: {
    readonly nodes: readonly (Entry & {
      readonly id: string
      readonly author: Named | null
      readonly category: Named | null
    })[]
  }
  readonly changes: {
    readonly nodes: readonly (Entry & {
      readonly title: string | null
      readonly slug: string | null
      readonly area: string | null
    })[]
  }
}

const newest = `filter: { ${inDefaultLocale} }, sort: [{ publishedOn: DESC }, { title: ASC }], limit: 50`

const query = `{
  contentfulSiteSettings(${inDefaultLocale}) { siteName description }
  posts: allContentfulBlogPost(${newest}) { nodes { id publishedOn bodyHtml author { name } category { name } } }
  changes: allContentfulChangelogEntry(${newest}) { nodes { title slug publishedOn area bodyHtml } }
}`

/** Writes the feeds of the blog and of the changelog, without unfinished drafts. */
export const feed: BuildModel = {
  async onPostBuild(args) {
    const { SITE_URL: origin } = readBuildEnvironment(process.env)
    const { pages } = entryPagesOfThisBuild()
    const { contentfulSiteSettings, posts, changes } = await runQuery<FeedQuery>(args, {
      text: query,
      message: 'The entries for the feeds could not be read.',
    })
    const pageAt = (path: string) => pages.find((page) => page.path === path)
    const write = (name: string, path: string, items: readonly FeedItem[]) => {
      const title = `${contentfulSiteSettings?.siteName ?? 'Hearthside'} ${name}`
      const description = pageAt(path)?.description ?? contentfulSiteSettings?.description ?? ''
      return writePublicFile(`${path}rss.xml`, feedFile({ origin, title, path, description }, items))
    }
    const pagesById = new Map(pages.map((page) => [page.id, page]))
    const postItems = posts.nodes.flatMap(({ id, publishedOn, bodyHtml, author, category }) => {
      const page = pagesById.get(id)
      if (!page || !publishedOn) return []
      const { title, path, description } = page
      return [{ title, path, description, publishedOn, bodyHtml, author: author?.name, category: category?.name }]
    })
    await write('blog', '/blog/', postItems)
    // The page may not exist, be scheduled, or have expired.
    if (!pageAt(changelogPath)) return writePublicFile(`${changelogPath}rss.xml`, undefined)
    const changeItems = changes.nodes.flatMap(({ title, slug, publishedOn, bodyHtml, area }) =>
      title && slug && publishedOn
        ? [{ title, path: `${changelogPath}#${slug}`, publishedOn, bodyHtml, category: area }]
        : [],
    )
    await write('changelog', changelogPath, changeItems)
  },
}
