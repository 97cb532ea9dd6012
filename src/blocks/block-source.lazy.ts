import { lazyViews } from '../ui/Island/view-source'

/** Replaces `block-source.ts` in the browser's bundles. All views are one chunk. */
export const blockViews = lazyViews(() => import(/* webpackChunkName: "views" */ './block-code'))
