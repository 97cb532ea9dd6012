import { createHash } from 'node:crypto'
import path from 'node:path'
import { encoderVersion, type PictureFormat } from '../../src/data/picture-formats'
import { createImageUrls } from '../../src/images/image-url'
import type { BuildEnvironment } from '../environment'

/** What gatsby-source-contentful keeps of an asset. */
export interface AssetNode {
  readonly contentful_id: string
  readonly url: string
  readonly mimeType: string
  /** The alternative text; empty for decoration, and where nobody wrote one. */
  readonly description: string
  readonly width: number | null
  readonly height: number | null
  /** In bytes. */
  readonly size?: number | null
}

/** Sizes in px. With a height, the picture is cropped to fill it. */
export interface Variant {
  readonly width: number
  readonly height?: number
  /** What the service is asked for; one that chooses by itself ignores AVIF and WebP. */
  readonly format: PictureFormat
}

/** Whoever makes the pictures of pages. */
export interface ImageService {
  /** Whether it chooses AVIF or WebP by the browser's `Accept` header, so that one address serves both. */
  readonly negotiates: boolean
  readonly address: (asset: AssetNode, variant: Variant) => string
  /** Address of the unchanged file, such as an SVG. */
  readonly original: (asset: AssetNode) => string
  /** Why the service cannot make this variant, worded for editors. */
  readonly limit?: (asset: AssetNode, format: PictureFormat) => string | undefined
}

/** imgix, or the local stand-in with the same parameters (specification 7.1). */
function imgixService(domain: string, base?: string): ImageService {
  const images = createImageUrls(domain, base)
  const pathOf = ({ url }: AssetNode): string => new URL(url).pathname
  return {
    negotiates: true,
    address: (asset, { width, height, format }) =>
      format === 'jpg'
        ? images.url(pathOf(asset), { width, height, fit: 'crop', format })
        : images.url(pathOf(asset), { width, height }),
    // imgix takes no videos: the space serves them.
    original: (asset) =>
      asset.mimeType.startsWith('image/') || base !== undefined ? images.original(pathOf(asset)) : asset.url,
  }
}

/** Documented limits of Contentful's Images API. */
const contentfulLimits = { bytes: 20 * 1024 * 1024, avifPixels: 9_000_000 }

const contentfulQuality: Readonly<Record<PictureFormat, number>> = { avif: 50, webp: 75, jpg: 85 }

/** The Images API of the space that serves the assets. */
const contentfulService: ImageService = {
  negotiates: false,
  address: (asset, { width, height, format }) => {
    const url = new URL(asset.url)
    const size = height === undefined ? { w: width, fit: 'scale' } : { w: width, h: height, fit: 'fill' }
    for (const [name, value] of Object.entries({ ...size, fm: format, q: contentfulQuality[format] })) {
      url.searchParams.set(name, String(value))
    }
    return url.href
  },
  original: ({ url }) => url,
  limit: ({ size, width, height }, format) => {
    if ((size ?? 0) > contentfulLimits.bytes) return 'is larger than 20 MB, which Contentful does not resize'
    if (format === 'avif' && (width ?? 0) * (height ?? 0) > contentfulLimits.avifPixels) {
      return 'has more than 9 megapixels, which Contentful does not convert to AVIF'
    }
    return undefined
  },
}

/** Changes with every upload: Contentful gives each file another address. */
export const sourceDigest = ({ url }: Pick<AssetNode, 'url'>): string =>
  createHash('sha256')
    .update(`${encoderVersion} ${new URL(url).pathname}`)
    .digest('hex')
    .slice(0, 8)

const builtFolder = '/pictures/'

const baseName = ({ url }: AssetNode): string => {
  const name = decodeURIComponent(path.posix.basename(new URL(url).pathname))
  return path.posix.basename(name, path.posix.extname(name)).replace(/[^\w-]+/g, '-')
}

/** Address of a built file, such as `/pictures/inbox-1f00ba52-640.avif` or `…-1200x630.jpg`. */
const builtPattern = /\/pictures\/[\w-]*-([0-9a-f]{8})(?:-(\d+)(?:x(\d+))?)?\.(\w+)/g

/** Finds the addresses of built files in a text, such as the data of a page. */
export function findBuiltFiles(
  text: string,
): { readonly address: string; readonly source: string; readonly variant: Variant | undefined }[] {
  return Array.from(text.matchAll(builtPattern), ([address, source = '', width, height, format]) => ({
    address,
    source,
    variant:
      width === undefined
        ? undefined
        : {
            width: Number(width),
            ...(height === undefined ? {} : { height: Number(height) }),
            format: format as PictureFormat,
          },
  }))
}

/** Files beside the pages, made after the build. */
const builtService: ImageService = {
  negotiates: false,
  address: (asset, { width, height, format }) =>
    `${builtFolder}${baseName(asset)}-${sourceDigest(asset)}-${width}${height === undefined ? '' : `x${height}`}.${format}`,
  original: (asset) => {
    const extension = path.posix.extname(new URL(asset.url).pathname)
    return `${builtFolder}${baseName(asset)}-${sourceDigest(asset)}${extension}`
  },
}

/** Only a placeholder: the stand-in's addresses name no domain. */
const standInDomain = 'images.hearthside.example'

/**
 * Chooses who makes the pictures.
 *
 * @throws Error when imgix is chosen without a valid domain
 */
export function imageService({ IMAGES, IMAGE_CDN_DOMAIN, LOCAL_IMAGES_URL }: BuildEnvironment): ImageService {
  switch (IMAGES) {
    case 'imgix':
      return imgixService(IMAGE_CDN_DOMAIN)
    case 'contentful':
      return contentfulService
    case 'local':
      return imgixService(standInDomain, LOCAL_IMAGES_URL)
    case 'build':
      return builtService
  }
}

/** The image CDN, where one makes pictures at addresses that the whole world can reach. */
export const imageCdn = (environment: BuildEnvironment): ImageService | undefined =>
  environment.IMAGES === 'imgix' || environment.IMAGES === 'contentful' ? imageService(environment) : undefined
