import { optionalText } from './require-field'

interface RawSocialImage {
  readonly title: string | null
  readonly description: string | null
  readonly socialImage: string | null
}

/**
 * The picture for social networks that an editor has chosen, cut to their size.
 *
 * @param pageTitle says what the picture is of when its asset does not
 * @returns `undefined` when none is chosen, and for a drawing (SVG), which networks don't show
 */
export function mapSocialImage(
  image: RawSocialImage | null | undefined,
  pageTitle: string | null | undefined,
): { readonly src: string; readonly alt: string } | undefined {
  const src = optionalText(image?.socialImage)
  if (src === undefined) return undefined
  return { src, alt: optionalText(image?.description) ?? optionalText(image?.title) ?? pageTitle ?? '' }
}
