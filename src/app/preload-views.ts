import { articleViews } from '../articles/article-source'
import { blockViews } from '../blocks/block-source'
import { frameViews } from '../frame/frame-source'
import type { GatsbyLoader } from './gatsby-runtime'
import { whenIdle } from './when-idle'

const sources = [frameViews, blockViews, articleViews]

/** Loads the code of all views when the browser is idle, one part at a time, to keep tasks short. Never rejects. */
export async function preloadViews(window: Window): Promise<void> {
  for (const { load } of sources) {
    await new Promise<void>((resolve) => whenIdle(window, resolve))
    // The next page tries again.
    await load().catch(() => undefined)
  }
}

/**
 * Loads the data of a page and the code of the views. Never rejects.
 *
 * @returns whether everything has loaded; `false` when a newer build has removed this one's files
 */
export async function preloadPage(path: string, { loadPage }: Pick<GatsbyLoader, 'loadPage'>): Promise<boolean> {
  try {
    const [page] = await Promise.all([loadPage(path), ...sources.map(({ load }) => load())])
    // Gatsby's navigation would drop the query and hash.
    if (!page || page.status === 'error') throw new Error('Its data or template could not be loaded.')
    return true
  } catch (error) {
    console.warn(`The page ${path} could not be preloaded`, error)
    return false
  }
}
