import { imageDefaults } from './image-defaults'

export const imageLayouts = ['fixed', 'fullWidth', 'constrained'] as const
export type ImageLayout = (typeof imageLayouts)[number]

/** What is known of a picture and how it shall be shown. Sizes in px. */
export interface ImageRequest {
  readonly layout?: string
  readonly width?: number
  readonly height?: number
  readonly sourceWidth?: number
  readonly sourceHeight?: number
  /** `w:h`, such as `16:9`. */
  readonly aspectRatio?: string
  /** What the picture says; empty for decoration. */
  readonly alt?: string
}

export interface ImagePlan {
  readonly layout: ImageLayout
  /** The size that is shown, or the largest one. */
  readonly width: number
  readonly height: number
  /** Widths of the files to offer, ascending, none wider than the source. */
  readonly widths: readonly number[]
  readonly alt: string
}

const isLayout = (value: string | undefined): value is ImageLayout => imageLayouts.some((layout) => layout === value)

const ratioPattern = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/

function parseRatio(text: string): number {
  const [, width, height] = ratioPattern.exec(text) ?? []
  const ratio = Number(width) / Number(height)
  if (!Number.isFinite(ratio) || ratio <= 0)
    throw new Error(`The aspect ratio "${text}" must look like w:h, for example 16:9.`)
  return ratio
}

function ratioOf({ width, height, sourceWidth, sourceHeight, aspectRatio }: ImageRequest): number {
  if (aspectRatio !== undefined) return parseRatio(aspectRatio)
  if (width && height) return width / height
  if (sourceWidth && sourceHeight) return sourceWidth / sourceHeight
  throw new Error('An image needs its width and height, the size of its source, or an aspect ratio.')
}

/** For a constrained picture: phones, phones with fine screens, wide screens, wide and fine ones. */
const relativeWidths = [0.33, 0.66, 1, 1.5]

function offeredWidths(layout: ImageLayout, width: number): readonly number[] {
  switch (layout) {
    case 'fixed':
      return [width, width * 2]
    case 'constrained':
      return relativeWidths.map((relative) => Math.round(width * relative))
    case 'fullWidth':
      return imageDefaults.fullWidthBreakpoints
  }
}

/**
 * Decides the sizes of a picture (specification 5, image component; 9, images).
 *
 * @throws Error for a missing or unknown layout, a fixed picture without width, an unknown or
 *   malformed aspect ratio, and missing alternative text
 */
export function planImage(request: ImageRequest): ImagePlan {
  const { layout, sourceWidth = imageDefaults.maxWidth, alt } = request
  if (!isLayout(layout)) {
    throw new Error(`An image needs a layout: fixed, fullWidth or constrained${layout ? `, not "${layout}"` : ''}.`)
  }
  if (layout === 'fixed' && !request.width) throw new Error('An image with the layout "fixed" needs a width.')
  if (alt === undefined) throw new Error('An image needs alternative text; give "" to one that is decoration.')

  const ratio = ratioOf(request)
  const limit = Math.min(sourceWidth, imageDefaults.maxWidth)
  const wanted = layout === 'fullWidth' ? limit : (request.width ?? imageDefaults.constrainedWidth)
  const width = Math.min(wanted, limit)
  const widths = new Set(offeredWidths(layout, width).map((offered) => Math.min(offered, limit)))
  return { layout, width, height: Math.round(width / ratio), widths: [...widths].sort((a, b) => a - b), alt }
}
