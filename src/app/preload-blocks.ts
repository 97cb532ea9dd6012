import { loadBlocks } from '../blocks/block-source'
import { isBlockTypename } from '../blocks/block-types'
import { loadFrameViews } from '../frame/frame-source'

/** What Gatsby's loader gives for a page: its query's result among other things. */
interface LoadedPage {
  readonly json?: { readonly data?: unknown }
}

interface PageData {
  readonly contentfulPage?: { readonly blocks?: readonly ({ readonly __typename?: string } | null)[] | null } | null
}

/** GraphQL types of the blocks that a page lists; none for pages that are not made of blocks. */
export function blockTypesOf(page: LoadedPage | undefined): string[] {
  const data = page?.json?.data as PageData | undefined
  return (data?.contentfulPage?.blocks ?? []).flatMap((block) => block?.__typename ?? [])
}

/** Fetches the code that every page needs that is drawn in the browser. It never rejects. */
export const preloadViews = (): Promise<void> => loadFrameViews().catch(() => undefined)

/**
 * Fetches what is needed to draw a page at once when the visitor gets there: its data, the code of
 * its blocks and that of a frame which may differ. It never rejects.
 *
 * @param pathname path of a page of this site
 * @param loadPage Gatsby's loader
 * @returns whether all of it is here; it is not when a newer build has taken the place of this one
 */
export async function preloadBlocksOf(
  pathname: string,
  loadPage: (pathname: string) => Promise<LoadedPage | undefined>,
): Promise<boolean> {
  try {
    const [page] = await Promise.all([loadPage(pathname), loadFrameViews()])
    await loadBlocks(blockTypesOf(page).filter(isBlockTypename))
    return true
  } catch (error) {
    console.warn(`The blocks of ${pathname} could not be fetched ahead`, error)
    return false
  }
}
