import { Picture as ResponsivePicture } from 'gatsby-plugin-image/dist/components/picture'
import type { Picture } from './picture'

interface ImageProps {
  readonly picture: Picture
  /** How wide the picture is shown, as in the HTML attribute. By default its own width, for fixed pictures. */
  readonly sizes?: string
  /** For the one picture of the first screen: loaded immediately and before others. */
  readonly priority?: boolean
  readonly className?: string
}

/**
 * A picture in the best format that the browser supports, with its space reserved.
 *
 * Only the innermost component of gatsby-plugin-image: the ones around it need JavaScript or inline styles,
 * and repeat the picture for browsers without JavaScript (docs/decisions/0006-pictures.md).
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
  // The package leaves `<picture>` out around a single file; styles rely on it.
  return isResponsive ? image : <picture>{image}</picture>
}
