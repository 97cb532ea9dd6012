import { pictureFormats } from '../../src/data/picture-formats'
import { socialImageSize } from '../../src/data/site'
import { imageDefaults } from '../../src/images/image-defaults'
import { planImage } from '../../src/images/image-plan'
import type { Picture } from '../../src/images/picture'
import type { AssetNode, ImageService } from './image-service'

const vectorType = 'image/svg+xml'

/** @param warn receives a sentence about the asset for each limit of the service that it exceeds */
type Warn = (problem: string) => void

/**
 * A picture as pages show it: AVIF in several sizes, and one WebP file for browsers without AVIF. A
 * service that negotiates the format gets one set of addresses for both.
 *
 * @param width the largest width at which it is shown, in CSS px
 * @returns `undefined` for an asset without a size, such as a PDF file
 */
export function pictureOf(
  service: ImageService,
  asset: AssetNode,
  width: number,
  warn: Warn = () => undefined,
): Picture | undefined {
  const alt = asset.description
  if (asset.mimeType === vectorType) {
    const ratio = asset.width && asset.height ? asset.width / asset.height : imageDefaults.aspectRatio
    return { src: service.original(asset), width, height: Math.round(width / ratio), alt, sources: [] }
  }
  if (asset.width === null || asset.height === null) {
    warn(`is shown as a picture but is a ${asset.mimeType} file; it is left out`)
    return undefined
  }
  const plan = planImage({
    layout: 'constrained',
    width,
    sourceWidth: asset.width,
    sourceHeight: asset.height,
    alt,
  })
  const size = { width: plan.width, height: plan.height, alt }
  const noWebp = service.limit?.(asset, 'webp')
  if (noWebp) {
    warn(`${noWebp}; visitors get the original file`)
    return { src: service.original(asset), ...size, sources: [] }
  }
  const noAvif = service.limit?.(asset, 'avif')
  if (noAvif) warn(`${noAvif}; visitors get WebP`)
  const format = noAvif ? 'webp' : 'avif'
  const srcSet = plan.widths.map((offered) => `${service.address(asset, { width: offered, format })} ${offered}w`)
  return {
    src: service.address(asset, { width: plan.width, format: 'webp' }),
    ...size,
    sources: [{ type: service.negotiates ? asset.mimeType : pictureFormats[format].type, srcSet: srcSet.join(',') }],
  }
}

/**
 * The address of a picture cut to the size that social networks show.
 *
 * @returns `undefined` for a drawing (SVG), which networks don't show, and for what is no picture
 */
export function socialImageOf(service: ImageService, asset: AssetNode): string | undefined {
  if (asset.mimeType === vectorType || asset.width === null || asset.height === null) return undefined
  return service.address(asset, { ...socialImageSize, format: 'jpg' })
}
