import { graphql } from 'gatsby'
import { isIconName } from '../../lib/icons'
import { optionalText } from '../../mapping/fields'
import { mapNavigationLinks } from '../header/header.cms'

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

/** Maps the footer; it is only the copyright line when the space has no footer. */
export function mapFooter(raw: Queries.FooterPartsFragment | null) {
  return {
    tagline: optionalText(raw?.tagline),
    legalName: optionalText(raw?.legalName) ?? 'Hearthside',
    columns: (raw?.footerColumns ?? []).flatMap((column) =>
      column?.title ? { id: column.contentful_id, title: column.title, links: mapNavigationLinks(column.items) } : [],
    ),
    socialLinks: (raw?.socialLinks ?? []).flatMap((link) =>
      link?.title && link.url && isIconName(link.icon)
        ? { id: link.contentful_id, title: link.title, url: link.url, icon: link.icon }
        : [],
    ),
  }
}

export type FooterContent = ReturnType<typeof mapFooter>
