import { groupBy } from '../src/lib/group-by'
import { industryLinks, industryPath, type FilterLink } from '../src/lib/story-paths'

/** An entry of a list. */
interface Listed {
  readonly node: { readonly id: string }
  /** The industry of a story. */
  readonly label: string | null
}

/** A page that shows a part of the entries of a type. All but its path is the context of its template. */
export interface ListPage {
  readonly path: string
  readonly heading: string
  /** For search engines, as the description. */
  readonly title: string
  readonly description: string
  /** Ids of nodes. */
  readonly entries: readonly string[]
  /** Of a page of posts, which has a number from 1 to `pages`. */
  readonly parent?: { readonly label: string; readonly href: string }
  readonly number?: number
  readonly pages?: number
  readonly newer?: string
  readonly older?: string
  /** Of a page of stories: links to those of each industry. */
  readonly filters?: readonly FilterLink[]
}

/** The ids of nodes, for the context of a page. */
export const idsOf = (entries: readonly Listed[]): readonly string[] => entries.map(({ node }) => node.id)

/**
 * The pages of a list of posts.
 *
 * @param paths of all pages, in order
 * @param perPage number of posts
 */
export function postsPages(
  paths: readonly string[],
  posts: readonly Listed[],
  perPage: number,
  list: { readonly heading: string; readonly parent: NonNullable<ListPage['parent']>; readonly about: string },
): readonly ListPage[] {
  const { about, heading, parent } = list
  return paths.map((path, index) => {
    const number = index + 1
    return {
      path,
      heading,
      parent,
      number,
      title: `${heading}, page ${number}`,
      description: `Page ${number} of ${paths.length} of ${about}, newest first.`,
      pages: paths.length,
      newer: paths[index - 1],
      older: paths[index + 1],
      entries: idsOf(posts.slice(index * perPage, number * perPage)),
    }
  })
}

/** A list for each industry with stories. */
export function storiesPages(stories: readonly Listed[]): readonly ListPage[] {
  const byIndustry = groupBy(stories, ({ label }) => label ?? '')
  const industries = [...byIndustry.keys()].sort()
  return industries.flatMap((industry) => {
    const path = industryPath(industry)
    const heading = `Customer stories: ${industry}`
    const description = `What changed for customers of Hearthside, with figures before and after. Industry: ${industry}.`
    const filters = industryLinks(industries, industry)
    const entries = idsOf(byIndustry.get(industry) ?? [])
    return path ? [{ path, heading, title: heading, description, filters, entries }] : []
  })
}
