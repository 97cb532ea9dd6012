import { optionalText } from '../../content/require-field'
import { isIconName, type IconName } from '../../ui/Icon/Icon'

export interface FooterLink {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly badge?: string
}

export interface FooterContent {
  readonly tagline?: string
  readonly legalName: string
  readonly columns: readonly { readonly id: string; readonly title: string; readonly links: readonly FooterLink[] }[]
  readonly socialLinks: readonly {
    readonly id: string
    readonly title: string
    readonly url: string
    readonly icon: IconName
  }[]
}

type RawFooter = Queries.FooterSliceQuery['contentfulFooter']

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
            links: (column.items ?? []).flatMap((link) =>
              link?.title && link.url
                ? { id: link.contentful_id, title: link.title, url: link.url, badge: optionalText(link.badge) }
                : [],
            ),
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
