import type { Picture } from '../images/picture'
import { mapPicture, type RawPicture } from './map-picture'
import { optionalText } from './require-field'

interface RawTeaser {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly text: string | null
  readonly label: string | null
  readonly date: string | null
  readonly minutes: number | null
  readonly person: string | null
  readonly image: { readonly picture: RawPicture | null } | null
}

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

/** The date of a job would be read as the day on which it closes. */
export const postedPrefix = 'Posted'

/** An item of a collection without the nulls of the CMS. */
export function mapTeaser(raw: RawTeaser): TeaserContent {
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
