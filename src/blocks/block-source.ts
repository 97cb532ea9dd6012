import { bundledViews } from '../ui/Island/view-source'
import * as views from './block-code'

/** The views of blocks. In the browser's bundles, `block-source.lazy.ts` replaces this file (gatsby/bundles). */
export const blockViews = bundledViews(views)
