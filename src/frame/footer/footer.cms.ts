import { graphql } from 'gatsby'
import { isIconName, type IconName } from '../../lib/icons'
import { optionalText, type ItemOf } from '../../mapping/fields'
import type { NavigationText } from '../header/navigation'

export const footerQuery = graphql`
  fragment FooterParts on ContentfulNavigation {
    contentful_id
    tagline
    legalName
    footerColumns {
      contentful_id
      title
      items {
        __typename
        ... on ContentfulNavigationLink {
          contentful_id
          title
          url
          textHtml
          isNew(among: $newLinks)
          badge
        }
      }
    }
    socialLinks {
      contentful_id
      title
      url
      icon
    }
  }
`

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

type RawFooter = Queries.FooterPartsFragment
type RawColumn = ItemOf<RawFooter['footerColumns']>
type RawItem = ItemOf<RawColumn['items']>

/** Skips a link without title or URL, unless it has a text instead (requirements 3.2), and groups. */
function mapLink(raw: RawItem): (FooterLink | NavigationText)[] {
  if (raw.__typename !== 'ContentfulNavigationLink') return []
  const { contentful_id: id, title, url, textHtml, isNew, badge } = raw
  if (textHtml) return [{ id, html: textHtml }]
  return title && url ? [{ id, title, url, isNew, badge: optionalText(badge) }] : []
}

/** Maps the footer; it is only the copyright line when the space has no footer. */
export function mapFooter(raw: RawFooter | null): FooterContent {
  return {
    tagline: optionalText(raw?.tagline),
    legalName: optionalText(raw?.legalName) ?? 'Hearthside',
    columns: (raw?.footerColumns ?? []).flatMap((column) =>
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
