import { restoreStyles } from '../ui/Island/restore-styles'
import type { AnyBlock } from './block'
import { blockTypes, type BlockTypename, type InteractiveTypename } from './block-types'

/** The browser's twin of `block-source.ts`: code of blocks is fetched when it is asked for. */

const loaded = new Map<BlockTypename, AnyBlock>()

const keep = (blocks: object): void => {
  for (const [typename, block] of Object.entries(blocks)) loaded.set(typename as BlockTypename, block as AnyBlock)
}

const interactive = {
  ContentfulVideo: () => import('./video/video.block').then(({ block }) => ({ ContentfulVideo: block })),
} satisfies Record<InteractiveTypename, () => Promise<object>>

const isInteractive = (typename: BlockTypename): typename is InteractiveTypename => Object.hasOwn(interactive, typename)

export const getBlock = (typename: BlockTypename): AnyBlock | undefined => loaded.get(typename)

export async function loadBlocks(typenames: readonly BlockTypename[]): Promise<void> {
  const missing = typenames.filter((typename) => !loaded.has(typename))
  if (missing.length === 0) return
  await restoreStyles(document)
  const parts = await Promise.all([
    ...(missing.some((typename) => blockTypes[typename] === 'static')
      ? [import(/* webpackChunkName: "views" */ './static-blocks').then(({ staticBlocks }) => staticBlocks as object)]
      : []),
    ...missing.filter(isInteractive).map((typename) => interactive[typename]()),
  ])
  parts.forEach(keep)
}
