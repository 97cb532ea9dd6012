/** A picture as queries return it and `<Image>` shows it. */
export interface Picture {
  /** The file for browsers that support none of the sources. */
  readonly src: string
  /** The largest size at which it is shown, in CSS px; reserves its space before it arrives. */
  readonly width: number
  readonly height: number
  /** Alternative text; empty for decoration. */
  readonly alt: string
  /** One `<source>` each; better formats first. A drawing has none. `media` limits one to some screens. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string; readonly media?: string }[]
}
