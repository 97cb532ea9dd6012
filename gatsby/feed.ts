import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
import { defaultLocale } from '../src/lib/locales'
import { changelogPath } from '../src/lib/site'
import { escapeHtml } from '../src/lib/text'
import type { BuildModel } from './build-model'
import { runQuery } from './read-content'

export interface FeedItem {
  readonly title: string
  readonly path: string
  readonly description?: string
  /** A day or an instant, ISO 8601. */
  readonly publishedOn: string
  readonly author?: string
  readonly category?: string
  readonly bodyHtml: string
}

export interface FeedOptions {
  readonly origin: string
  readonly title: string
  /** Of the page that it is about. The feed is the file `rss.xml` in it. */
  readonly path: string
  readonly description: string
}

/** Feed readers need absolute addresses. */
function withAbsoluteAddresses(html: string, base: string): string {
  const body = parseDocument(html)
  for (const { attribs } of DomUtils.getElementsByTagName('*', body)) {
    for (const name of ['href', 'src']) {
      const address = attribs[name]
      if (address !== undefined && URL.canParse(address, base)) attribs[name] = new URL(address, base).href
    }
  }
  return render(body, { encodeEntities: 'utf8' })
}

const element = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<${name}>${escapeHtml(value)}</${name}>`

function item({ title, path, description, publishedOn, author, category, bodyHtml }: FeedItem, origin: string): string {
  const address = `${origin}${path}`
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeHtml(address)}</guid>`,
    element('pubDate', new Date(publishedOn).toUTCString()),
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
    element('lastBuildDate', newest && new Date(newest.publishedOn).toUTCString()),
    `<atom:link href="${escapeHtml(`${origin}${path}`)}rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items.map((post) => item(post, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

interface FeedQuery {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } }
  readonly contentfulSiteSettings: { readonly siteName: string | null; readonly description: string | null } | null
  readonly blog: { readonly description: string | null } | null
  readonly changelog: { readonly description: string | null } | null
  readonly allContentfulBlogPost: {
    readonly nodes: readonly {
      readonly title: string | null
      readonly description: string | null
      readonly publishedOn: string | null
      readonly bodyHtml: string | null
      readonly item: { readonly href: string } | null
      readonly author: { readonly name: string | null } | null
      readonly category: { readonly name: string | null } | null
    }[]
  }
  readonly allContentfulChangelogEntry: {
    readonly nodes: readonly {
      readonly title: string | null
      readonly slug: string | null
      readonly publishedOn: string | null
      readonly area: string | null
      readonly bodyHtml: string | null
    }[]
  }
}

export const feed: BuildModel = {
  async onPostBuild(args) {
    const data = await runQuery<FeedQuery>(args, {
      message: 'The entries for the feeds could not be read.',
      text: `
        query EntriesForFeeds {
          site {
            siteMetadata {
              siteUrl
            }
          }
          contentfulSiteSettings(node_locale: { eq: "${defaultLocale}" }) {
            siteName
            description
          }
          blog: contentfulPage(path: { eq: "/blog/" }, node_locale: { eq: "${defaultLocale}" }) {
            description
          }
          changelog: contentfulPage(path: { eq: "${changelogPath}" }, node_locale: { eq: "${defaultLocale}" }) {
            description
          }
          allContentfulBlogPost(
            filter: { node_locale: { eq: "${defaultLocale}" } }
            sort: [{ publishedOn: DESC }, { title: ASC }]
            limit: 50
          ) {
            nodes {
              title
              description
              publishedOn
              bodyHtml
              item {
                href
              }
              author {
                name
              }
              category {
                name
              }
            }
          }
          allContentfulChangelogEntry(
            filter: { node_locale: { eq: "${defaultLocale}" } }
            sort: [{ publishedOn: DESC }, { title: ASC }]
            limit: 50
          ) {
            nodes {
              title
              slug
              publishedOn
              area
              bodyHtml
            }
          }
        }
      `,
    })
    const { site, contentfulSiteSettings, blog, changelog, allContentfulBlogPost, allContentfulChangelogEntry } = data
    const posts = allContentfulBlogPost.nodes.flatMap(({ title, description, publishedOn, bodyHtml, item, ...by }) =>
      title && publishedOn && item
        ? [
            {
              title,
              path: item.href,
              description: description ?? '',
              publishedOn,
              author: by.author?.name ?? undefined,
              category: by.category?.name ?? undefined,
              bodyHtml: bodyHtml ?? '',
            },
          ]
        : [],
    )
    const changes = allContentfulChangelogEntry.nodes.flatMap(({ title, slug, publishedOn, area, bodyHtml }) =>
      title && slug && publishedOn
        ? [
            {
              title,
              path: `${changelogPath}#${slug}`,
              publishedOn,
              category: area ?? undefined,
              bodyHtml: bodyHtml ?? '',
            },
          ]
        : [],
    )
    const write = async (name: string, folder: string, description: string, items: readonly FeedItem[]) => {
      const siteName = contentfulSiteSettings?.siteName ?? 'Hearthside'
      const options = { origin: site.siteMetadata.siteUrl, title: `${siteName} ${name}`, path: folder, description }
      const file = path.join(args.store.getState().program.directory, 'public', folder, 'rss.xml')
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, feedFile(options, items))
    }
    const siteDescription = contentfulSiteSettings?.description ?? ''
    await write('blog', '/blog/', blog?.description ?? siteDescription, posts)
    if (changelog) await write('changelog', changelogPath, changelog.description ?? siteDescription, changes)
  },
}
