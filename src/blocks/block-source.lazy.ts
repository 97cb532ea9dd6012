import { restoreStyles } from '../ui/Island/restore-styles'
import type { Blocks } from './block-source'

/** The browser's twin of `block-source.ts`: the code is fetched when it is asked for. */

let blocks: Blocks | undefined

export const getBlocks = (): Blocks | undefined => blocks

export async function loadBlocks(): Promise<void> {
  if (blocks) return
  await restoreStyles(document)
  blocks = await import(/* webpackChunkName: "views" */ './block-code')
}
