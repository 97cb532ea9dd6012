import * as views from './article-views'

export type ArticleViews = typeof views

/**
 * Where the views of articles come from. This file has them at hand, for rendering HTML, for develop
 * and for tests; in the browser's bundles `article-source.lazy.ts` takes its place
 * (gatsby/bundles), with the same exports.
 */
export const getArticleViews = (): ArticleViews | undefined => views

/** Fetches the views; resolves when `getArticleViews` has them. */
export const loadArticleViews = (): Promise<void> => Promise.resolve()
