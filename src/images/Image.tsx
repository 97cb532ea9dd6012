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

/** A picture in the best supported format, with its space reserved, without JavaScript and inline styles. */
export function Image({ picture, sizes = `${picture.width}px`, priority = false, className }: ImageProps) {
  const { src, width, height, alt, sources } = picture
  return (
    <picture>
      {sources.map(({ type, srcSet, media }) => (
        <source key={srcSet} media={media} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        width={width}
        height={height}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        src={src}
        alt={alt}
      />
    </picture>
  )
}
