import type { Picture } from '../images/picture'

/** `ContentfulAsset.picture(…)` as a query gives it. */
export interface RawPicture {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
}

/** The picture of an asset field; `undefined` when the field is empty. */
export function mapPicture(asset: { readonly picture: RawPicture | null } | null | undefined): Picture | undefined {
  return asset?.picture ?? undefined
}
