import { bundledViews } from '../ui/Island/view-source'
import * as views from './article-views'

/** The views of articles and lists of posts. In the browser's bundles, `article-source.lazy.ts` replaces this file (gatsby/bundles). */
export const articleViews = bundledViews(views)
