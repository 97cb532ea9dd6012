import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/site/paths'
import { pagesOf, readBuiltSite } from '../workspace'
import { type PageFacts, readPage } from './read-page'

/** Reads the built site like a crawler, without a browser. */

export interface CrawledPage extends PageFacts {
  readonly path: string
  readonly html: string
}

export interface CrawledSite {
  /** By path. */
  readonly all: ReadonlyMap<string, CrawledPage>
  /** Without error and offline pages. */
  readonly pages: readonly CrawledPage[]
  /** Without pages that are hidden from search engines, which need no links to them. */
  readonly findable: readonly CrawledPage[]
  /** The origin. */
  readonly url: string
}

export const folder = path.join(root, 'public')

/** Error, offline and search pages, which are not content. */
export const unlistedPages: ReadonlySet<string> = new Set(['/404/', '/500/', '/offline/', '/search/'])

export const isHidden = ({ robots }: CrawledPage): boolean => robots.includes('noindex')

export const isThere = (address: string): boolean => existsSync(path.join(folder, address))

/** Expects no problems on any page. A failure lists all problems, one per line. */
export const expectNone = (of: readonly CrawledPage[], find: (page: CrawledPage) => readonly string[]): void =>
  expect(of.flatMap((page) => find(page).map((problem) => `${page.path} ${problem}`))).toEqual([])

export async function crawl(): Promise<CrawledSite> {
  const built = pagesOf(await readBuiltSite(folder)).filter(([name]) => name.endsWith('index.html'))
  const all = new Map(
    built.map(([name, html]) => {
      const pagePath = `/${name.replace(/index\.html$/, '')}`
      return [pagePath, { path: pagePath, html, ...readPage(html) }]
    }),
  )
  const pages = [...all.values()].filter((page) => !unlistedPages.has(page.path))
  const findable = pages.filter((page) => !isHidden(page))
  return { all, pages, findable, url: new URL(all.get('/')?.meta.get('og:url') ?? '').origin }
}
