import * as code from './block-code'

export type Blocks = typeof code

/**
 * Where the code that draws blocks comes from. This file has it at hand, for rendering HTML, for
 * develop and for tests; in the browser's bundles `block-source.lazy.ts` takes its place
 * (gatsby/bundles), with the same exports.
 */
export const getBlocks = (): Blocks | undefined => code

/** Fetches the code; resolves when `getBlocks` has it. */
export const loadBlocks = (): Promise<void> => Promise.resolve()
