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
  readonly bodyHtml: string
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
    element('content:encoded', withAbsoluteAddresses(bodyHtml, address)),
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

interface Described {
  readonly description: string | null
}

interface Entry {
  readonly title: string | null
  readonly publishedOn: string | null
  readonly bodyHtml: string | null
}

interface Named {
  readonly name: string | null
}

interface FeedQuery {
  readonly contentfulSiteSettings: (Described & { readonly siteName: string | null }) | null
  readonly blog: Described | null
  readonly changelog: Described | null
  readonly posts: {
    readonly nodes: readonly (Entry &
      Described & { readonly id: string; readonly author: Named | null; readonly category: Named | null })[]
  }
  readonly changes: {
    readonly nodes: readonly (Entry & { readonly slug: string | null; readonly area: string | null })[]
  }
}

const newest = `filter: { ${inDefaultLocale} }, sort: [{ publishedOn: DESC }, { title: ASC }], limit: 50`

const query = `{
  contentfulSiteSettings(${inDefaultLocale}) { siteName description }
  blog: contentfulPage(path: { eq: "/blog/" }, ${inDefaultLocale}) { description }
  changelog: contentfulPage(path: { eq: "${changelogPath}" }, ${inDefaultLocale}) { description }
  posts: allContentfulBlogPost(${newest}) {
    nodes { id title description publishedOn bodyHtml author { name } category { name } }
  }
  changes: allContentfulChangelogEntry(${newest}) { nodes { title slug publishedOn area bodyHtml } }
}`

/** The item of an entry as a list; empty for an entry without a page or a date, such as an unfinished draft. */
const itemOf = (
  { title, publishedOn, bodyHtml }: Entry,
  path: string | null | undefined,
  facts: Pick<FeedItem, 'description' | 'author' | 'category'>,
): readonly FeedItem[] =>
  title && publishedOn && path ? [{ title, publishedOn, path, bodyHtml: bodyHtml ?? '', ...facts }] : []

/** Writes the feeds of the blog and of the changelog. */
export const feed: BuildModel = {
  async onPostBuild(args) {
    const { SITE_URL: origin } = readBuildEnvironment(process.env)
    const { pages } = entryPagesOfThisBuild()
    const paths = new Map(pages.map(({ id, path }) => [id, path]))
    const { contentfulSiteSettings, blog, changelog, posts, changes } = await runQuery<FeedQuery>(args, {
      text: query,
      message: 'The entries for the feeds could not be read.',
    })
    const write = (name: string, path: string, page: Described | null, items: readonly FeedItem[]) => {
      const title = `${contentfulSiteSettings?.siteName ?? 'Hearthside'} ${name}`
      const description = page?.description ?? contentfulSiteSettings?.description ?? ''
      const options = { origin, title, path, description }
      return writePublicFile(`${path}rss.xml`, feedFile(options, items))
    }
    const postItems = posts.nodes.flatMap(({ id, author, category, ...post }) =>
      itemOf(post, paths.get(id), {
        description: post.description,
        author: author?.name,
        category: category?.name,
      }),
    )
    await write('blog', '/blog/', blog, postItems)
    // The page may not exist, be scheduled, or have expired.
    const hasChangelog = pages.some(({ path }) => path === changelogPath)
    if (!hasChangelog) return writePublicFile(`${changelogPath}rss.xml`, undefined)
    const changeItems = changes.nodes.flatMap(({ slug, area, ...change }) =>
      itemOf(change, slug && `${changelogPath}#${slug}`, { category: area }),
    )
    await write('changelog', changelogPath, changelog, changeItems)
  },
}
