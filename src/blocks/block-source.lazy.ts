import { restoreStyles } from '../ui/Island/restore-styles'
import type { DrawBlock } from './block-source'

/** The browser's twin of `block-source.ts`: the code is fetched when it is asked for. */

let drawBlock: DrawBlock | undefined

export const getDrawBlock = (): DrawBlock | undefined => drawBlock

export async function loadBlocks(): Promise<void> {
  if (drawBlock) return
  await restoreStyles(document)
  drawBlock = (await import(/* webpackChunkName: "views" */ './draw-block')).drawBlock
}
