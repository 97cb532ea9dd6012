import { blocks } from './registry'

export type Blocks = typeof blocks

/**
 * Where the blocks' mappers and views come from. This file has them at hand, for rendering HTML, for
 * develop and for tests; in the browser's bundles `block-source.lazy.ts` takes its place
 * (src/build/models/bundles), with the same exports.
 */
export const getBlocks = (): Blocks | undefined => blocks

/** Fetches the blocks; resolves when `getBlocks` has them. */
export const loadBlocks = (): Promise<void> => Promise.resolve()
