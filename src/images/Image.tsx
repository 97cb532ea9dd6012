import type { Picture } from './picture'

interface ImageProps {
  readonly picture: Picture
  /** How wide the picture is shown, as in the HTML attribute `sizes`. */
  readonly sizes: string
  /** For the one picture of the first screen: fetched at once and before others. */
  readonly priority?: boolean
  readonly className?: string
}

/**
 * A picture in the best format that the browser takes, with its space reserved. It needs no JavaScript
 * and no inline style, which a content security policy would have to allow.
 */
export function Image({ picture, sizes, priority = false, className }: ImageProps) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
