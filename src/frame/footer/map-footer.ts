import { optionalText } from '../../content/fields'
import { isIconName, type IconName } from '../../ui/Icon/Icon'
import type { NavigationText } from '../header/navigation'

export interface FooterLink {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly isNew: boolean
  readonly badge?: string
}

export interface FooterContent {
  readonly tagline?: string
  readonly legalName: string
  readonly columns: readonly {
    readonly id: string
    readonly title: string
    readonly links: readonly (FooterLink | NavigationText)[]
  }[]
  readonly socialLinks: readonly {
    readonly id: string
    readonly title: string
    readonly url: string
    readonly icon: IconName
  }[]
}

type RawFooter = Queries.FooterSliceQuery['contentfulFooter']
type RawColumn = NonNullable<NonNullable<NonNullable<RawFooter>['columns']>[number]>
type RawLink = NonNullable<NonNullable<RawColumn['items']>[number]>

/** A link without words or without a destination is none, unless it has a text instead (specification 3.2). */
function mapLink(raw: RawLink): (FooterLink | NavigationText)[] {
  const { contentful_id: id, title, url, textHtml, isNew, badge } = raw
  if (textHtml) return [{ id, html: textHtml }]
  return title && url ? [{ id, title, url, isNew: isNew ?? false, badge: optionalText(badge) }] : []
}

/** The footer's content; the copyright line alone when the space has no footer. */
export function mapFooter(raw: RawFooter): FooterContent {
  return {
    tagline: optionalText(raw?.tagline),
    legalName: optionalText(raw?.legalName) ?? 'Hearthside',
    columns: (raw?.columns ?? []).flatMap((column) =>
      column?.title
        ? {
            id: column.contentful_id,
            title: column.title,
            links: (column.items ?? []).flatMap((link) => (link ? mapLink(link) : [])),
          }
        : [],
    ),
    socialLinks: (raw?.socialLinks ?? []).flatMap((link) =>
      link?.title && link.url && isIconName(link.icon)
        ? { id: link.contentful_id, title: link.title, url: link.url, icon: link.icon }
        : [],
    ),
  }
}
