import { createHash } from 'node:crypto'
import path from 'node:path'
import ImgixClient from '@imgix/js-core'
import {
  encoderVersion,
  pictureFormats,
  qualityByDensity,
  qualityIn,
  type PictureFormat,
  type PixelDensity,
} from '../../src/images/formats'
import type { BuildEnvironment } from '../environment'

export interface AssetNode {
  readonly contentful_id: string
  readonly title: string
  readonly url: string
  readonly mimeType: string
  /** Alternative text; empty if the asset has none in the CMS, null if only other locales have one. */
  readonly description: string | null
  readonly width: number | null
  readonly height: number | null
  /** In bytes. */
  readonly size?: number | null
}

export interface Variant {
  /** In px of the file. */
  readonly width: number
  /** In px of the file; crops the picture to this size. If absent, the picture keeps its proportions. */
  readonly height?: number
  /** Pixel density of the target screen; higher densities get a lower quality. Default: 1. */
  readonly density?: PixelDensity
  /** Services that negotiate the format ignore AVIF and WebP. */
  readonly format: PictureFormat
}

export interface ImageService {
  /** Whether one address serves AVIF or WebP, depending on the `Accept` header. */
  readonly negotiates: boolean
  readonly address: (asset: AssetNode, variant: Variant) => string
  /** Address of the unchanged file, such as an SVG. */
  readonly original: (asset: AssetNode) => string
  /** Why the service cannot make this variant, worded for editors. */
  readonly limit?: (asset: AssetNode, format: PictureFormat) => string | undefined
}

/** Quality on the format's scale. */
export const qualityOf = ({ format, density = 1 }: Variant): number =>
  format === 'jpg' ? pictureFormats.jpg.options.quality : qualityIn(format, qualityByDensity[density])

function createImgixClient(domain: string): ImgixClient {
  try {
    return new ImgixClient({ domain, includeLibraryParam: false })
  } catch (cause) {
    throw new Error(
      `IMAGE_CDN_DOMAIN: "${domain}" must be a fully-qualified domain without protocol or path, such as example.imgix.net.`,
      { cause },
    )
  }
}

/**
 * imgix, or its local stand-in (requirements 5, image URL helper; 7.1).
 *
 * @param base start of addresses, instead of the domain
 * @throws Error for a domain with a protocol or a path, or one that is not fully qualified
 */
function imgixService(domain: string, base?: string): ImageService {
  const client = createImgixClient(domain)
  const addressOf = ({ url }: AssetNode, parameters = {}): string => {
    const address = client.buildURL(new URL(url).pathname, parameters)
    return base === undefined ? address : address.replace(`https://${domain}`, base)
  }
  return {
    negotiates: true,
    address: (asset, { width, height, density = 1, format }) =>
      addressOf(asset, {
        ...(format === 'jpg' ? { auto: 'compress', fm: format } : { auto: 'compress,format' }),
        fit: height === undefined ? 'scale' : 'crop',
        w: width / density,
        h: height === undefined ? undefined : Math.round(height / density),
        dpr: density,
        q: format === 'jpg' ? undefined : qualityByDensity[density],
      }),
    original: (asset) => addressOf(asset),
  }
}

/** Documented limits of Contentful's Images API. */
const contentfulLimits = { bytes: 20 * 1024 * 1024, avifPixels: 9_000_000 }

/** The Images API of the space that serves the assets. */
const contentfulService: ImageService = {
  negotiates: false,
  address: (asset, variant) => {
    const { width, height, format } = variant
    const url = new URL(asset.url)
    const size = height === undefined ? { w: width, fit: 'scale' } : { w: width, h: height, fit: 'fill' }
    for (const [name, value] of Object.entries({ ...size, fm: format, q: qualityOf(variant) })) {
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

/** Contentful gives each uploaded file a new address. */
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

/** Address of a built file, such as `/pictures/inbox-1f00ba52-640.avif`, `…-1200x630.jpg` or `…-160-2x.avif`. */
const builtPattern = /\/pictures\/([\w-]*-([0-9a-f]{8})(?:-(\d+)(?:x(\d+))?(?:-([2-5])x)?)?\.(\w+))/g

export interface BuiltFile {
  /** In the folder of pictures. */
  readonly name: string
  /** The digest of the asset. */
  readonly source: string
  /** `undefined` for the unchanged file. */
  readonly variant: Variant | undefined
}

/** Finds the addresses of built files in a text, such as the data of a page. */
export function findBuiltFiles(text: string): readonly BuiltFile[] {
  return Array.from(text.matchAll(builtPattern), ([, name = '', source = '', width, height, density, format]) => ({
    name,
    source,
    variant:
      width === undefined
        ? undefined
        : {
            width: Number(width),
            ...(height === undefined ? {} : { height: Number(height) }),
            ...(density === undefined ? {} : { density: Number(density) as PixelDensity }),
            format: format as PictureFormat,
          },
  }))
}

/** Files next to the pages, made after the build. */
const builtService: ImageService = {
  negotiates: false,
  address: (asset, { width, height, density = 1, format }) => {
    const size = height === undefined ? String(width) : `${width}x${height}`
    const suffix = density === 1 ? '' : `-${density}x`
    return `${builtFolder}${baseName(asset)}-${sourceDigest(asset)}-${size}${suffix}.${format}`
  },
  original: (asset) => {
    const extension = path.posix.extname(new URL(asset.url).pathname)
    return `${builtFolder}${baseName(asset)}-${sourceDigest(asset)}${extension}`
  },
}

/** Only a placeholder: the stand-in's addresses name no domain. */
const standInDomain = 'images.hearthside.example'

/**
 * The configured image service.
 *
 * @throws Error for imgix without a valid domain
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

export const imageCdn = (environment: BuildEnvironment): ImageService | undefined =>
  environment.IMAGES === 'imgix' || environment.IMAGES === 'contentful' ? imageService(environment) : undefined
