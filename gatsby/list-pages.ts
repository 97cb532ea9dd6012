import { groupBy } from '../src/lib/group-by'
import { industryPath } from '../src/lib/story-paths'

/** An entry of a list. */
interface Listed {
  readonly node: { readonly id: string }
  /** The industry of a story. */
  readonly label: string | null
}

/** A page of a list of posts. */
export interface PostsPage {
  readonly path: string
  readonly heading: string
  readonly parent: { readonly label: string; readonly href: string }
  readonly number: number
  readonly pages: number
  readonly newer?: string
  readonly older?: string
  readonly posts: readonly string[]
}

/** The stories of an industry. */
export interface StoriesPage {
  readonly path: string
  readonly industry: string
  /** All industries with stories, sorted. */
  readonly industries: readonly string[]
  readonly stories: readonly string[]
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
  list: Pick<PostsPage, 'heading' | 'parent'>,
): readonly PostsPage[] {
  return paths.map((path, index) => ({
    path,
    ...list,
    number: index + 1,
    pages: paths.length,
    newer: paths[index - 1],
    older: paths[index + 1],
    posts: idsOf(posts.slice(index * perPage, (index + 1) * perPage)),
  }))
}

/** A list for each industry with stories. */
export function storiesPages(stories: readonly Listed[]): readonly StoriesPage[] {
  const byIndustry = groupBy(stories, ({ label }) => label ?? '')
  const industries = [...byIndustry.keys()].sort()
  return industries.flatMap((industry) => {
    const path = industryPath(industry)
    return path ? [{ path, industry, industries, stories: idsOf(byIndustry.get(industry) ?? []) }] : []
  })
}
