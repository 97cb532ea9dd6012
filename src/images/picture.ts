/** A picture as queries return it and `<Image>` shows it. */
export interface Picture {
  /** The file for browsers that support none of the sources. */
  readonly src: string
  /** The largest displayed size, in CSS px; reserves the space before the file loads. */
  readonly width: number
  readonly height: number
  /** Alternative text; empty for decoration. */
  readonly alt: string
  /** One `<source>` each; better formats first. A drawing has none. `media` limits one to some screens. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string; readonly media?: string }[]
}
