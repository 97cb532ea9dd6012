import { graphql } from 'gatsby'
import type { Picture } from '../images/picture'
import { optionalText } from './fields'

/** A label and its destination. */
export interface Action {
  readonly label: string
  readonly href: string
}

/** An action from its two fields; `undefined` unless both are set. */
export function mapAction(label: string | null | undefined, url: string | null | undefined): Action | undefined {
  const text = optionalText(label)
  const href = optionalText(url)
  return text && href ? { label: text, href } : undefined
}

/** `ContentfulAsset.picture(…)` as a query returns it. */
interface RawPicture {
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

export const teaserQuery = graphql`
  fragment TeaserParts on CollectionItem {
    id
    href
    title
    text
    label
    date
    minutes
    person
    image {
      picture(layout: FIXED, width: 48, alt: "") {
        ...PictureParts
      }
    }
  }
`

/** What lists show of a page. */
export interface TeaserContent {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly text?: string
  readonly label?: string
  readonly date?: string
  readonly minutes?: number
  readonly person?: string
  readonly picture?: Picture
}

/** Written before the date of a job, which could be read as its closing date. */
export const postedPrefix = 'Posted'

/** Maps an item of a collection. */
export function mapTeaser(raw: Queries.TeaserPartsFragment): TeaserContent {
  return {
    id: raw.id,
    href: raw.href,
    title: raw.title,
    text: optionalText(raw.text),
    label: optionalText(raw.label),
    date: optionalText(raw.date),
    minutes: raw.minutes ?? undefined,
    person: optionalText(raw.person),
    picture: mapPicture(raw.image),
  }
}
