import { Picture as ResponsivePicture } from 'gatsby-plugin-image/dist/components/picture'

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

interface ImageProps {
  readonly picture: Picture
  /** The HTML attribute. Defaults to the picture's width, for fixed pictures. */
  readonly sizes?: string
  /** For one picture of the first screen: loads immediately, with high priority. */
  readonly priority?: boolean
  readonly className?: string
}

/**
 * A picture in the best supported format, with its space reserved. Uses only the innermost component of
 * gatsby-plugin-image: the others need JavaScript or inline styles (docs/decisions/0006-pictures.md).
 */
export function Image({ picture, sizes = `${picture.width}px`, priority = false, className }: ImageProps) {
  const { src, width, height, alt, sources } = picture
  const isResponsive = sources.length > 0
  const image = (
    <ResponsivePicture
      fallback={{ src }}
      sources={[...sources]}
      sizes={isResponsive ? sizes : undefined}
      className={className}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
  return isResponsive ? image : <picture>{image}</picture>
}
