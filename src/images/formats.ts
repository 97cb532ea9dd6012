/** Limits of the files of a picture (requirements 5, image URL helper; 9, images). Sizes in px. */
export const pictureLimits = {
  minSrcSetWidth: 100,
  maxWidth: 8192,
  /** Widths closer than this share are not both offered. */
  widthTolerance: 0.08,
} as const

/** The width of a constrained picture whose query sets none, in CSS px (requirements 9). */
export const constrainedWidth = 800

/** Width by height of a drawing that does not state its size (requirements 9). */
export const defaultAspectRatio = 4 / 3

/**
 * Quality by pixel density (requirements 9): the higher the density, the less visible the compression. The numbers are
 * those of WebP and JPEG.
 */
export const qualityByDensity = { 1: 75, 2: 50, 3: 35, 4: 23, 5: 20 } as const

/** Pixels of the file per CSS pixel, in each direction. */
export type PixelDensity = keyof typeof qualityByDensity

export const pixelDensities: readonly PixelDensity[] = [1, 2, 3, 4, 5]

/** AVIF's numbers for the qualities above. At these, both look the same: docs/decisions/0006-pictures.md. */
const avifQuality: Readonly<Record<number, number>> = { 75: 50, 50: 45, 35: 40, 23: 35, 20: 33 }

/**
 * How the build and the local image CDN encode pictures. The comparison of formats and efforts is in
 * docs/decisions/0006-pictures.md.
 */
export const pictureFormats = {
  /** Effort 4 takes seven times as long and saves 4 % of the bytes. */
  avif: { type: 'image/avif', options: { quality: avifQuality[qualityByDensity[1]], effort: 2 } },
  webp: { type: 'image/webp', options: { quality: qualityByDensity[1], effort: 4 } },
  jpg: { type: 'image/jpeg', options: { quality: 85, mozjpeg: true } },
} as const

export type PictureFormat = keyof typeof pictureFormats

/** The quality in a format that corresponds to `quality`, 1 to 100, in WebP and JPEG. */
export const qualityIn = (format: PictureFormat, quality: number): number =>
  format === 'avif' ? (avifQuality[quality] ?? quality) : quality

/** Part of the URL of every generated picture: change it together with the options above. */
export const encoderVersion = 1

/** Maximum difference between the proportions of a picture and the one for phones, as a share. */
const phonePictureTolerance = 0.02

/** In px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Whether a page can reserve one space for a picture and the one for phones. */
export const haveSameProportions = (picture: Size, phone: Size): boolean =>
  Math.abs((phone.width / phone.height) * (picture.height / picture.width) - 1) <= phonePictureTolerance

/** Start of the title of an asset that needs no description, in the CMS and in `content/assets`. */
export const decorationPrefix = 'Decoration:'
