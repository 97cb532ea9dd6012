import type { Builder } from './build-times'

/** How long a build takes with so many generated posts. */
export interface GrowthStep {
  readonly posts: number
  /** How many pages that build has made, posts and all others. */
  readonly pages: number
  /** Milliseconds of a cold build. */
  readonly cold: number
  /** Milliseconds for each post beyond those of the step before; absent for the first. */
  readonly perFurtherPost?: number
}

export interface GrowthSite extends Builder {
  /** Sees to it that the site has the generated posts from 0 up to this number. */
  readonly addPosts: (count: number) => Promise<void>
  /** Counts the pages of the built site. */
  readonly countPages: () => Promise<number>
}

/**
 * A further post may take as long as a page of the smaller site does. The difference of two small sites
 * is within what builds of one site differ by, so that differences can't be compared with each other.
 */
export const largestGrowthRatio = 1

/**
 * Measures cold builds of a site that grows.
 *
 * @param counts of generated posts, rising
 * @param now milliseconds
 */
export async function measureGrowth(
  site: GrowthSite,
  counts: readonly number[],
  now: () => number = () => performance.now(),
): Promise<readonly GrowthStep[]> {
  const steps: GrowthStep[] = []
  for (const posts of counts) {
    await site.addPosts(posts)
    await site.clean()
    const start = now()
    await site.build()
    const cold = now() - start
    const before = steps.at(-1)
    const pages = await site.countPages()
    steps.push({ posts, pages, cold, perFurtherPost: before && (cold - before.cold) / (posts - before.posts) })
  }
  return steps
}
