import { createRequire } from 'node:module'
import subset from 'subset-font'

/**
 * The part of subset-font's options that scripts/make-fonts.ts uses; the package has no types.
 *
 * @typedef {object} SubsetOptions
 * @property {'sfnt' | 'woff' | 'woff2' | 'truetype'} targetFormat
 * @property {Readonly<Record<string, number | { readonly min: number, readonly max: number }>>} variationAxes
 */

/** @type {(font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>} */
export const subsetFont = subset

/** @type {(file: string) => string} the path of a file that is named as in an import */
export const pathOf = createRequire(import.meta.url).resolve
