import * as views from './frame-views'

export type FrameViews = typeof views

/**
 * Where the views of the frame come from. This file has them at hand, for rendering HTML, for
 * develop and for tests; in the browser's bundles `frame-source.lazy.ts` takes its place
 * (gatsby/bundles), with the same exports.
 */
export const getFrameViews = (): FrameViews | undefined => views

/** Fetches the views; resolves when `getFrameViews` has them. */
export const loadFrameViews = (): Promise<void> => Promise.resolve()
