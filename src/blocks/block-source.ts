import { drawBlock } from './draw-block'

export type DrawBlock = typeof drawBlock

/**
 * Where the code that draws blocks comes from. This file has it at hand, for rendering HTML, for
 * develop and for tests; in the browser's bundles `block-source.lazy.ts` takes its place
 * (src/build/models/bundles), with the same exports.
 */
export const getDrawBlock = (): DrawBlock | undefined => drawBlock

/** Fetches the code; resolves when `getDrawBlock` has it. */
export const loadBlocks = (): Promise<void> => Promise.resolve()
