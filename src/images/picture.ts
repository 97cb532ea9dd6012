/** A raster or vector picture ready to be shown: what `<Image>` needs and no more. */
export interface Picture {
  /** The file for browsers that take none of the sources. */
  readonly src: string
  /** Size in px of the largest file; with the height it reserves the room before the picture arrives. */
  readonly width: number
  readonly height: number
  /** What the picture says, from the CMS. Empty for decoration. */
  readonly alt: string
  /** Better formats first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
}
