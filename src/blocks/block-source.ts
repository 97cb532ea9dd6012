import type { AnyBlock } from './block'
import type { BlockTypename, InteractiveTypename } from './block-types'
import { staticBlocks } from './static-blocks'
import { block as video } from './video/video.block'

/**
 * Where a block's mapper and view come from. This file holds them all, for rendering HTML, for
 * develop and for tests; in the browser's bundles `block-source.lazy.ts` takes its place
 * (src/build/models/bundles), with the same exports.
 */
const interactiveBlocks = { ContentfulVideo: video } satisfies Record<InteractiveTypename, unknown>

const blocks = { ...staticBlocks, ...interactiveBlocks } as unknown as Readonly<Record<BlockTypename, AnyBlock>>

/** The block if its code is here, else `undefined`. */
export const getBlock = (typename: BlockTypename): AnyBlock | undefined => blocks[typename]

/** Fetches the code of these blocks; resolves when `getBlock` has them. */
export const loadBlocks = (_typenames: readonly BlockTypename[]): Promise<void> => Promise.resolve()
