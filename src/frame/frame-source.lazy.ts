import { lazyViews } from '../ui/Island/view-source'

/** Replaces `frame-source.ts` in the browser's bundles. All views are one chunk. */
export const frameViews = lazyViews(() => import(/* webpackChunkName: "views" */ './frame-views'))
