import { graphql } from 'gatsby'
import { isIconName, type IconName } from '../../lib/icons'
import { optionalText, presentItems } from '../../mapping/fields'
import { mapNavigationLink } from '../header/header.cms'
import type { NavigationLink, NavigationText } from '../header/navigation'

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

export interface FooterContent {
  readonly tagline?: string
  readonly legalName: string
  readonly columns: readonly {
    readonly id: string
    readonly title: string
    readonly links: readonly (NavigationLink | NavigationText)[]
  }[]
  readonly socialLinks: readonly {
    readonly id: string
    readonly title: string
    readonly url: string
    readonly icon: IconName
  }[]
}

/** Maps the footer; it is only the copyright line when the space has no footer. Skips groups in columns. */
export function mapFooter(raw: Queries.FooterPartsFragment | null): FooterContent {
  return {
    tagline: optionalText(raw?.tagline),
    legalName: optionalText(raw?.legalName) ?? 'Hearthside',
    columns: (raw?.footerColumns ?? []).flatMap((column) =>
      column?.title
        ? {
            id: column.contentful_id,
            title: column.title,
            links: presentItems(column.items).flatMap((item) =>
              item.__typename === 'ContentfulNavigationLink' ? mapNavigationLink(item) : [],
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
