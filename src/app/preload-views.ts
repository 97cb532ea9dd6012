import { articleViews } from '../articles/article-source'
import { blockViews } from '../blocks/block-source'
import { frameViews } from '../frame/frame-source'

const sources = [blockViews, articleViews, frameViews]

/** Gatsby's loader of a page's data and template, by the page's path; `status` is `error` if it failed. */
export type LoadPage = (pathname: string) => Promise<{ readonly status?: string } | undefined>

/** Loads the code that renders pages in the browser. It never rejects. */
export const preloadViews = (): Promise<unknown> => Promise.allSettled(sources.map(({ load }) => load()))

/**
 * Loads what a page needs to render immediately: its data and the code of the views. It never rejects.
 *
 * @param pathname path of a page of this site
 * @param loadPage Gatsby's loader
 * @returns whether all of it has loaded; it has not if a newer build has replaced this one
 */
export async function preloadPage(pathname: string, loadPage: LoadPage): Promise<boolean> {
  try {
    const [page] = await Promise.all([loadPage(pathname), ...sources.map(({ load }) => load())])
    // Gatsby's loader does not reject, and its navigation would drop the link's query and section.
    if (!page || page.status === 'error') throw new Error('Its data or its template can’t be had.')
    return true
  } catch (error) {
    console.warn(`The page ${pathname} could not be fetched ahead`, error)
    return false
  }
}
