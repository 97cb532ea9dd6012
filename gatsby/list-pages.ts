import type { ListPageProps } from '../src/articles/ListPage'
import { groupBy } from '../src/lib/group-by'
import { industryLinks, industryPath } from '../src/lib/story-paths'

/** An entry of a list. */
interface Listed {
  readonly node: { readonly id: string }
  /** The industry of a story. */
  readonly label: string | null
}

/** A page that shows a part of the entries of a type. All but its path is the context of its template. */
export interface ListPage extends Omit<ListPageProps, 'teasers'> {
  readonly path: string
  /** For search engines, as the description. */
  readonly title: string
  readonly description: string
  /** Ids of nodes. */
  readonly entries: readonly string[]
}

/** The ids of nodes, for the context of a page. */
export const idsOf = (entries: readonly Listed[]): readonly string[] => entries.map(({ node }) => node.id)

/**
 * The pages of a list of posts.
 *
 * @param paths of all pages, in order
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
