import { pictureFormats, type PictureFormat } from '../../src/data/picture-formats'

/** How a picture is to be made. Sizes in px of the file. */
export interface ImageRequest {
  readonly width?: number
  readonly height?: number
  /** `fill` distorts nothing here: without both sizes, the proportions stay. */
  readonly fit: 'fill' | 'cover' | 'inside'
  /** Absent: the format of the source. */
  readonly format?: PictureFormat
  /** 1 to 100; absent: what the site uses for the format. */
  readonly quality?: number
}

/** A parameter that the CDN would not understand. The message is the answer. */
export class WrongParameter extends Error {}

const largest = 8192

const fits = { scale: 'fill', crop: 'cover', max: 'inside', clip: 'inside' } as const

const isKey = <Key extends string>(keys: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(keys, key)

function number(query: URLSearchParams, name: string, most: number, isWhole = true): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (text === '' || !(value >= 1 && value <= most) || (isWhole && !Number.isInteger(value))) {
    throw new WrongParameter(`${name} must be a ${isWhole ? 'whole ' : ''}number from 1 to ${most}`)
  }
  return value
}

/** AVIF or WebP when the browser takes it, else the format of the source. */
function negotiate(accept: string): PictureFormat | undefined {
  return (['avif', 'webp'] as const).find((format) => accept.includes(pictureFormats[format].type))
}

/**
 * Reads the parameters of imgix that the site uses (specification 7.1): `auto` (`compress`, `format`),
 * `fit`, `w`, `h`, `dpr` (1 to 5), `q` and `fm`.
 *
 * @param accept the browser's `Accept` header
 * @throws WrongParameter for a value that is out of range or unknown
 */
export function readImageRequest(query: URLSearchParams, accept: string): ImageRequest {
  const fit = query.get('fit') ?? 'clip'
  if (!isKey(fits, fit)) throw new WrongParameter(`fit must be one of ${Object.keys(fits).join(', ')}`)
  const fixed = query.get('fm') ?? undefined
  if (fixed !== undefined && !isKey(pictureFormats, fixed)) {
    throw new WrongParameter(`fm must be one of ${Object.keys(pictureFormats).join(', ')}`)
  }
  const density = number(query, 'dpr', 5, false) ?? 1
  const scaled = (size: number | undefined) =>
    size === undefined ? undefined : Math.min(largest, Math.round(size * density))
  const auto = (query.get('auto') ?? '').split(',')
  return {
    width: scaled(number(query, 'w', largest)),
    height: scaled(number(query, 'h', largest)),
    fit: fits[fit],
    format: fixed ?? (auto.includes('format') ? negotiate(accept) : undefined),
    quality: number(query, 'q', 100),
  }
}
