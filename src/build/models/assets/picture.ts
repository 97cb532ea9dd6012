import { imageDefaults } from '../../../images/image-defaults'
import type { ImagePlan } from '../../../images/image-plan'
import { createImageUrls } from '../../../images/image-url'
import type { Picture } from '../../../images/picture'

/** What gatsby-source-contentful keeps of an asset. */
export interface AssetNode {
  readonly contentful_id: string
  readonly url: string
  readonly mimeType: string
  /** The alternative text; empty for decoration, and where nobody wrote one. */
  readonly description: string
  readonly width: number | null
  readonly height: number | null
}

/** What Gatsby's `gatsbyImage` resolver returns. */
export interface GatsbyImageResult {
  readonly width: number
  readonly height: number
  readonly backgroundColor?: string
  readonly images: {
    readonly fallback?: { readonly src: string; readonly srcSet: string }
    readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  }
}

/** Maps each address of a `srcset`, whose candidates are "address width". */
const mapSrcSet = (srcSet: string, map: (address: string) => string): string =>
  srcSet.replace(/(^|,\s*)([^\s,]+)/g, (_match, before: string, address: string) => `${before}${map(address)}`)

/** Turns an address that Gatsby gives into the one that the page names. */
type AddressOf = (address: string) => string

/**
 * The picture that Gatsby's own pipeline has made: AVIF in all sizes, and one WebP file for the few
 * browsers that do not take AVIF.
 */
export function pictureFromGatsby(asset: AssetNode, image: GatsbyImageResult, addressOf: AddressOf): Picture {
  return {
    src: addressOf(image.images.fallback?.src ?? asset.url),
    width: image.width,
    height: image.height,
    alt: asset.description,
    color: image.backgroundColor,
    sources: image.images.sources.map(({ type, srcSet }) => ({ type, srcSet: mapSrcSet(srcSet, addressOf) })),
  }
}

/** An SVG: one file for every size. */
export function vectorPicture(asset: AssetNode, url: string, width: number, addressOf: AddressOf): Picture {
  const ratio = asset.width && asset.height ? asset.width / asset.height : imageDefaults.aspectRatio
  return {
    src: addressOf(url),
    width,
    height: Math.round(width / ratio),
    alt: asset.description,
    sources: [],
  }
}

/** The picture as the image CDN serves it (specification 7.1), which chooses the format itself. */
export function cdnPicture(asset: AssetNode, domain: string, plan: ImagePlan): Picture {
  const images = createImageUrls(domain)
  const { pathname } = new URL(asset.url)
  return {
    src: images.url(pathname, { width: plan.width }),
    width: plan.width,
    height: plan.height,
    alt: plan.alt,
    sources: [{ type: asset.mimeType, srcSet: images.srcSet(pathname, { widths: plan.widths }) }],
  }
}
