import { loadArticleViews } from '../articles/article-source'
import { loadBlocks } from '../blocks/block-source'
import { loadFrameViews } from '../frame/frame-source'

/** Gatsby's loader of a page's data and template, by the page's path; `status` is `error` where they can't be had. */
export type LoadPage = (pathname: string) => Promise<{ readonly status?: string } | undefined>

/** Fetches the code that draws pages in the browser. It never rejects. */
export const preloadViews = (): Promise<unknown> =>
  Promise.allSettled([loadBlocks(), loadArticleViews(), loadFrameViews()])

/**
 * Fetches what is needed to draw a page at once when the visitor gets there: its data and the code
 * of the views. It never rejects.
 *
 * @param pathname path of a page of this site
 * @param loadPage Gatsby's loader
 * @returns whether all of it is here; it is not when a newer build has taken the place of this one
 */
export async function preloadPage(pathname: string, loadPage: LoadPage): Promise<boolean> {
  try {
    const [page] = await Promise.all([loadPage(pathname), loadBlocks(), loadArticleViews(), loadFrameViews()])
    // Gatsby's loader does not reject. Told to go there, it would drop the link's query and section.
    if (!page || page.status === 'error') throw new Error('Its data or its template can’t be had.')
    return true
  } catch (error) {
    console.warn(`The page ${pathname} could not be fetched ahead`, error)
    return false
  }
}
