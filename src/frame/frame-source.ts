import { bundledViews } from '../ui/Island/view-source'
import * as views from './frame-views'

/** The views of the frame and of error pages. In the browser's bundles, `frame-source.lazy.ts` replaces this file (gatsby/bundles). */
export const frameViews = bundledViews(views)
