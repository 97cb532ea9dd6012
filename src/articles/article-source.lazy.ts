import { restoreStyles } from '../ui/Island/restore-styles'
import type { ArticleViews } from './article-source'

/** The browser's twin of `article-source.ts`: the views are fetched when they are asked for. */

let views: ArticleViews | undefined

export const getArticleViews = (): ArticleViews | undefined => views

export async function loadArticleViews(): Promise<void> {
  if (views) return
  await restoreStyles(document)
  views = await import(/* webpackChunkName: "views" */ './article-views')
}
