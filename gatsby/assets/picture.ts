import { getImageData } from 'gatsby-plugin-image'
import {
  constrainedWidth,
  defaultAspectRatio,
  pictureFormats,
  pictureLimits,
  pixelDensities,
  type PictureFormat,
  type PixelDensity,
  type Size,
} from '../../src/images/formats'
import type { Picture } from '../../src/images/Image'
import { socialImageSize } from '../../src/lib/site'
import type { AssetNode, ImageService } from './image-service'

const vectorType = 'image/svg+xml'

const pictureLayouts = ['fixed', 'fullWidth', 'constrained'] as const

export interface PictureRequest {
  /** One of `fixed`, `fullWidth` and `constrained`, the layouts of gatsby-plugin-image. */
  readonly layout?: string | null
  /** The displayed size (fixed) or the largest displayed size (otherwise), in CSS px. */
  readonly width?: number | null
  /** Height instead of width, in CSS px: for logos, whose widths differ. */
  readonly height?: number | null
  /** `w:h`, such as `16:9`, to crop the picture to. Default: the ratio of the source. */
  readonly aspectRatio?: string | null
  /** Alternative text that replaces the asset's description; `''` for decoration. */
  readonly alt?: string | null
}

type Warn = (problem: string) => void

const ratioPattern = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/

function parseRatio(text: string): number {
  const [, width, height] = ratioPattern.exec(text) ?? []
  const ratio = Number(width) / Number(height)
  if (!Number.isFinite(ratio) || ratio <= 0) {
    throw new Error(`The aspect ratio "${text}" must look like w:h, for example 16:9.`)
  }
  return ratio
}

/**
 * Keeps the widths of a `srcset` within limits and removes widths that are close to the previous one (requirements 5,
 * image URL helper).
 *
 * @param widths in px, ascending
 * @throws Error if a limit is not a positive integer, the smallest is larger than the largest, or the tolerance is
 *   below 0.01
 */
export function srcSetWidths(
  widths: readonly number[],
  minWidth: number = pictureLimits.minSrcSetWidth,
  maxWidth: number = pictureLimits.maxWidth,
  tolerance: number = pictureLimits.widthTolerance,
): number[] {
  if (![minWidth, maxWidth].every((limit) => Number.isInteger(limit) && limit > 0)) {
    throw new Error('The smallest and the largest width must be positive integers.')
  }
  if (minWidth > maxWidth) throw new Error(`The smallest width, ${minWidth}, is larger than the largest, ${maxWidth}.`)
  if (!(tolerance >= 0.01)) throw new Error(`The width tolerance ${tolerance} must be at least 0.01.`)
  const kept: number[] = []
  for (const width of widths) {
    const limited = Math.min(Math.max(width, minWidth), maxWidth)
    const previous = kept.at(-1)
    if (previous === undefined || limited / previous > 1 + 2 * tolerance) kept.push(limited)
  }
  return kept
}

/** Widths of a constrained picture: phones, high-density phones, wide screens, high-density wide screens. */
const relativeWidths = [0.33, 0.66, 1, 1.5]

/** The largest part of the source with the requested proportions. */
function shownSource({ width, height }: Size, ratio: number): Size {
  const shownWidth = Math.min(width, Math.round(height * ratio), pictureLimits.maxWidth)
  return { width: shownWidth, height: Math.round(shownWidth / ratio) }
}

function checkLayout({ layout, width, height }: PictureRequest): (typeof pictureLayouts)[number] {
  const known = pictureLayouts.find((name) => name === layout)
  if (!known) throw new Error(`A picture's layout must be one of ${pictureLayouts.join(', ')}, not "${layout ?? ''}".`)
  if (known === 'fixed' && !width && !height) {
    throw new Error('A picture with the layout "fixed" needs a width or a height.')
  }
  return known
}

/**
 * A picture for pages: AVIF in the widths that `getImageData` of gatsby-plugin-image plans for the layout, and one WebP
 * file for browsers without AVIF. A service that negotiates the format uses the same addresses for both.
 *
 * @returns `undefined`, with a warning, for an asset without a size, such as a video
 * @throws Error for an unknown layout, a fixed picture without a size, or a malformed aspect ratio (requirements 5,
 *   image component; 8, image errors)
 */
export function pictureOf(
  service: ImageService,
  asset: AssetNode,
  request: PictureRequest,
  warn: Warn = () => undefined,
): Picture | undefined {
  const layout = checkLayout(request)
  const sourceRatio = asset.width && asset.height ? asset.width / asset.height : undefined
  const wantedRatio = request.aspectRatio ? parseRatio(request.aspectRatio) : undefined
  const shownRatio = wantedRatio ?? sourceRatio ?? defaultAspectRatio
  const wantedWidth = request.width ?? (request.height ? Math.round(request.height * shownRatio) : constrainedWidth)

  if (asset.mimeType === vectorType) {
    const height = Math.round(wantedWidth / (sourceRatio ?? shownRatio))
    return {
      src: service.original(asset),
      alt: request.alt ?? asset.description ?? '',
      sources: [],
      width: wantedWidth,
      height,
    }
  }
  if (!asset.width || !asset.height || !sourceRatio) {
    warn(`is shown as a picture but is a ${asset.mimeType} file; it is left out`)
    return undefined
  }

  const ratio = wantedRatio ?? sourceRatio
  const source = shownSource({ width: asset.width, height: asset.height }, ratio)
  const width = Math.min(wantedWidth, source.width)
  const size = { width, height: Math.round(width / ratio), alt: request.alt ?? asset.description ?? '' }

  const noWebp = service.limit?.(asset, 'webp')
  if (noWebp) {
    warn(`${noWebp}; visitors get the original file`)
    return { src: service.original(asset), ...size, sources: [] }
  }
  const noAvif = service.limit?.(asset, 'avif')
  if (noAvif) warn(`${noAvif}; visitors get WebP`)
  const format: PictureFormat = noAvif ? 'webp' : 'avif'

  const croppedHeight = (fileWidth: number) =>
    ratio === sourceRatio ? undefined : Math.max(1, Math.round(fileWidth / ratio))
  const planned = {
    pluginName: 'gatsby/assets',
    baseUrl: asset.url,
    layout,
    // Full width uses every breakpoint that the source is large enough for.
    width: layout === 'fullWidth' ? undefined : width,
    sourceWidth: source.width,
    sourceHeight: source.height,
    formats: [format],
    breakpoints:
      layout === 'constrained'
        ? srcSetWidths(
            relativeWidths.map((relative) => Math.round(width * relative)),
            Math.min(pictureLimits.minSrcSetWidth, source.width),
            source.width,
          )
        : undefined,
    outputPixelDensities: [...pixelDensities],
    urlBuilder: ({ width: fileWidth }: { readonly width: number }) =>
      service.address(asset, {
        width: fileWidth,
        height: croppedHeight(fileWidth),
        density: layout === 'fixed' ? (Math.round(fileWidth / width) as PixelDensity) : 1,
        format,
      }),
  }
  const srcSet = getImageData(planned).images.sources?.[0]?.srcSet.replaceAll(',\n', ',') ?? ''
  return {
    src: service.address(asset, { width, height: croppedHeight(width), format: 'webp' }),
    ...size,
    sources: [{ type: service.negotiates ? asset.mimeType : pictureFormats[format].type, srcSet }],
  }
}

/**
 * The address of a picture cropped to the size for social networks.
 *
 * @returns `undefined` for an SVG, which networks do not show, and for other files
 */
export function socialImageOf(service: ImageService, asset: AssetNode): string | undefined {
  if (asset.mimeType === vectorType || asset.width === null || asset.height === null) return undefined
  return service.address(asset, { ...socialImageSize, format: 'jpg' })
}
