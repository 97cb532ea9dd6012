import ImgixClient from '@imgix/js-core'
import { imageDefaults } from './image-defaults'

/** Options of the CDN for one file. Sizes in CSS px. */
export interface ImageUrlOptions {
  readonly width?: number
  readonly height?: number
  /** Device pixels to a CSS pixel, 1 to 5. */
  readonly dpr?: number
  /** `crop` fills the size and cuts what does not fit; `scale`, the default, keeps everything. */
  readonly fit?: 'scale' | 'crop'
  /** Exactly this format, where the CDN would choose one. */
  readonly format?: 'jpg'
}

export interface SrcSetOptions {
  /** Exactly these widths; otherwise a series between the two limits. */
  readonly widths?: readonly number[]
  readonly minWidth?: number
  readonly maxWidth?: number
  /** How far apart the series' widths are, relative to each other; at least 0.01. */
  readonly widthTolerance?: number
}

/** What is asked of every file: compression, the best format, and no cropping (specification 7.1). */
const always = { auto: 'compress,format', fit: 'scale' } as const

const bareDomain = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i

const isPositiveInteger = (value: number): boolean => Number.isInteger(value) && value > 0

/**
 * Makes addresses at the image CDN (specification 5, image URL helper; 7.1; 9, images). Used when
 * pages are built: a visitor's browser gets the finished addresses.
 *
 * @param domain bare domain of the CDN, such as `hearthside.imgix.net`
 * @param base what addresses begin with, when that is not the domain: a path or an origin
 * @throws Error when the domain has a protocol or a path or is not fully qualified
 */
export function createImageUrls(domain: string, base = `https://${domain}`) {
  if (!bareDomain.test(domain)) {
    throw new Error(
      `"${domain}" is not a domain of an image CDN: write a fully-qualified domain without protocol or path.`,
    )
  }
  const client = new ImgixClient({ domain, includeLibraryParam: false })
  const atBase = (addresses: string): string => addresses.replaceAll(`https://${domain}`, base)

  return {
    /**
     * @param path path of the picture at the CDN
     * @throws Error when the pixel density is not between 1 and 5
     */
    url: (path: string, { width, height, dpr = 1, fit = always.fit, format }: ImageUrlOptions = {}): string => {
      if (!(dpr >= 1 && dpr <= imageDefaults.maxPixelDensity)) {
        throw new Error(`The device pixel ratio ${dpr} must be between 1 and ${imageDefaults.maxPixelDensity}.`)
      }
      const address = client.buildURL(path, {
        ...(format === undefined ? { auto: always.auto } : { auto: 'compress', fm: format }),
        fit,
        ...(width === undefined ? {} : { w: width }),
        ...(height === undefined ? {} : { h: height }),
        dpr,
      })
      return atBase(address)
    },

    /** Address of the unchanged file. */
    original: (path: string): string => atBase(client.buildURL(path)),

    /**
     * @param path path of the picture at the CDN
     * @throws Error when a width is not a positive integer, the smallest is larger than the largest,
     *   or the tolerance is below 0.01
     */
    srcSet: (path: string, options: SrcSetOptions = {}): string => {
      const {
        widths,
        minWidth = imageDefaults.minSrcSetWidth,
        maxWidth = imageDefaults.maxWidth,
        widthTolerance = imageDefaults.widthTolerance,
      } = options
      if (![minWidth, maxWidth, ...(widths ?? [])].every(isPositiveInteger)) {
        throw new Error('Widths of a srcset must be positive integers.')
      }
      if (minWidth > maxWidth)
        throw new Error(`The smallest width, ${minWidth}, is larger than the largest, ${maxWidth}.`)
      if (!(widthTolerance >= 0.01)) throw new Error(`The width tolerance ${widthTolerance} must be at least 0.01.`)
      return atBase(
        client.buildSrcSet(path, always, widths ? { widths: [...widths] } : { minWidth, maxWidth, widthTolerance }),
      )
    },

    /** A `srcset` by pixel density for a picture of one size, with the quality lowered step by step. */
    densitySrcSet: (path: string, width: number): string => {
      if (!isPositiveInteger(width)) throw new Error('Widths of a srcset must be positive integers.')
      return atBase(
        client.buildSrcSet(
          path,
          { ...always, w: width },
          { devicePixelRatios: [1, 2, 3, 4, 5], variableQualities: imageDefaults.qualityByDensity },
        ),
      )
    },
  }
}
