import { lazyViews } from '../ui/Island/view-source'

/** Replaces `article-source.ts` in the browser's bundles. All views are one chunk. */
export const articleViews = lazyViews(() => import(/* webpackChunkName: "views" */ './article-views'))
