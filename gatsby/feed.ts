import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'
import { defaultLocale } from '../src/lib/locales'
import { escapeHtml } from '../src/lib/text'
import type { BuildModel } from './build-model'
import { runQuery } from './read-content'

export interface FeedItem {
  readonly title: string
  readonly path: string
  readonly description: string
  /** A day or an instant, ISO 8601. */
  readonly publishedOn: string
  readonly author?: string
  readonly category?: string
  readonly bodyHtml: string
}

export interface FeedOptions {
  readonly origin: string
  readonly siteName: string
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
 * The blog as RSS 2.0, with complete posts. The file has no build time, so equal content gives equal files.
 *
 * @param items newest first
 */
export function feedFile({ origin, siteName, description }: FeedOptions, items: readonly FeedItem[]): string {
  const [newest] = items
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${siteName} blog`),
    element('link', `${origin}/blog/`),
    element('description', description),
    element('language', 'en'),
    element('lastBuildDate', newest && new Date(newest.publishedOn).toUTCString()),
    `<atom:link href="${escapeHtml(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items.map((post) => item(post, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

interface FeedQuery {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } }
  readonly contentfulSiteSettings: { readonly siteName: string | null; readonly description: string | null } | null
  readonly contentfulPage: { readonly description: string | null } | null
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
}

export const feed: BuildModel = {
  async onPostBuild(args) {
    const data = await runQuery<FeedQuery>(args, {
      message: 'The posts for the feed could not be read.',
      text: `
        query PostsForTheFeed {
          site {
            siteMetadata {
              siteUrl
            }
          }
          contentfulSiteSettings(node_locale: { eq: "${defaultLocale}" }) {
            siteName
            description
          }
          contentfulPage(path: { eq: "/blog/" }, node_locale: { eq: "${defaultLocale}" }) {
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
        }
      `,
    })
    const { site, contentfulSiteSettings, contentfulPage, allContentfulBlogPost } = data
    const items = allContentfulBlogPost.nodes.flatMap(({ title, description, publishedOn, bodyHtml, item, ...by }) =>
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
    const options = {
      origin: site.siteMetadata.siteUrl,
      siteName: contentfulSiteSettings?.siteName ?? 'Hearthside',
      description: contentfulPage?.description ?? contentfulSiteSettings?.description ?? '',
    }
    const file = path.join(args.store.getState().program.directory, 'public/blog/rss.xml')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, feedFile(options, items))
  },
}
