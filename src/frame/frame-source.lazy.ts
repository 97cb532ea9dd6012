import { restoreStyles } from '../ui/Island/restore-styles'
import type { FrameViews } from './frame-source'

/** The browser's twin of `frame-source.ts`: the views are fetched when they are asked for. */

let views: FrameViews | undefined

export const getFrameViews = (): FrameViews | undefined => views

export async function loadFrameViews(): Promise<void> {
  if (views) return
  await restoreStyles(document)
  views = await import(/* webpackChunkName: "views" */ './frame-views')
}
