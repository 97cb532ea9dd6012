/** The part of subset-font that scripts/make-fonts.ts uses; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }

  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
