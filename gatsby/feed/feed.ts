import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildModel } from '../build-model'
import { feedFile } from './feed-file'

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

/** The newest posts, whole, for feed readers: `/blog/rss.xml`. Readers keep what they have seen. */
export const feed: BuildModel = {
  async onPostBuild({ graphql, reporter, store }) {
    const result = (await graphql(`
      query PostsForTheFeed {
        site {
          siteMetadata {
            siteUrl
          }
        }
        contentfulSiteSettings {
          siteName
          description
        }
        contentfulPage(path: { eq: "/blog/" }) {
          description
        }
        allContentfulBlogPost(sort: [{ publishedOn: DESC }, { title: ASC }], limit: 50) {
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
    `)) as { readonly data?: FeedQuery; readonly errors?: Error }
    if (result.errors || !result.data) {
      reporter.panicOnBuild('The posts for the feed could not be read.', result.errors)
      return
    }
    const { site, contentfulSiteSettings, contentfulPage, allContentfulBlogPost } = result.data
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
    const file = path.join(store.getState().program.directory, 'public/blog/rss.xml')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, feedFile(options, items))
  },
}
