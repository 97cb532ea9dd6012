import { graphql } from 'gatsby'
import { navigationGroupLayouts, surfaces } from '../../../content/model/choices'
import { isIconName } from '../../lib/icons'
import { choiceOf, type ItemOf, mapAction, optionalText, presentItems } from '../../mapping/fields'
import { mapPicture } from '../../mapping/parts.cms'

export const headerQuery = graphql`
  fragment NavigationLinkParts on ContentfulNavigationLink {
    contentful_id
    title
    url
    textHtml
    icon
    isNew(among: $newLinks)
  }

  fragment NavigationGroupParts on ContentfulNavigationGroup {
    layout
    title
    items {
      __typename
      ...NavigationLinkParts
    }
  }

  fragment HeaderNavigation on ContentfulNavigation {
    contentful_id
    name
    demoLabel
    demoUrl
    trialLabel
    trialUrl
    loginLabel
    loginUrl
    items {
      __typename
      contentful_id
      ... on ContentfulNavigationLink {
        title
        url
      }
      ... on ContentfulNavigationGroup {
        title
        columns: items {
          __typename
          ... on ContentfulNavigationGroup {
            ...NavigationColumnParts
          }
        }
      }
    }
  }

  fragment NavigationColumnParts on ContentfulNavigationGroup {
    contentful_id
    items {
      __typename
      contentful_id
      ... on ContentfulNavigationLink {
        title
        text
        url
        icon
        layout
        color
        imagePosition
        image {
          picture(layout: FIXED, width: 336) {
            ...PictureParts
          }
        }
      }
      ... on ContentfulNavigationGroup {
        ...NavigationGroupParts
      }
    }
    footer {
      __typename
      ... on ContentfulNavigationLink {
        title
        text
        url
        image {
          picture(layout: FIXED, width: 96) {
            ...PictureParts
          }
        }
      }
      ... on ContentfulNavigationGroup {
        ...NavigationGroupParts
      }
    }
  }
`

type RawNavigation = Queries.HeaderNavigationFragment
type RawItem = ItemOf<RawNavigation['items']>
type RawColumn = Queries.NavigationColumnPartsFragment
type RawColumnItem = ItemOf<RawColumn['items']>
type RawFooter = RawColumn['footer']
type RawFooterColumn = ItemOf<Queries.FooterPartsFragment['footerColumns']>
type RawEntry = ItemOf<Queries.NavigationGroupPartsFragment['items']> | ItemOf<RawFooterColumn['items']>
type RawLink = Omit<Queries.NavigationLinkPartsFragment, 'icon'> & {
  readonly icon?: string | null
  readonly badge?: string | null
}

const mapIcon = (name: string | null | undefined) => (isIconName(name) ? name : undefined)

/**
 * Maps a link of the header or footer, or the text in its place; `undefined` if it has neither. A card has both: in a
 * list, it is a link.
 */
function mapNavigationLink(raw: RawLink) {
  const { contentful_id: id, title, url, textHtml, icon, isNew, badge } = raw
  if (title && url) return { id, title, url, icon: mapIcon(icon), isNew, badge: optionalText(badge) }
  return textHtml ? { id, html: textHtml } : undefined
}

/** The links of a group in the header, or of a column of the footer. Skips groups among them. */
export const mapNavigationLinks = (entries: readonly (RawEntry | null)[] | null) =>
  presentItems(entries).flatMap((item) =>
    item.__typename === 'ContentfulNavigationLink' ? (mapNavigationLink(item) ?? []) : [],
  )

/** A card, or a list of links. */
function mapColumnItem(raw: RawColumnItem) {
  const { contentful_id: id } = raw
  if (raw.__typename === 'ContentfulNavigationLink') {
    const { title, url } = raw
    if (!title || !url) return undefined
    return {
      id,
      layout: choiceOf(['CARD', 'FEATURED_CARD'], raw.layout),
      title,
      url,
      text: optionalText(raw.text),
      icon: mapIcon(raw.icon),
      color: surfaces.find((surface) => surface === raw.color),
      image: mapPicture(raw.image),
      imagePosition: choiceOf(['top', 'left', 'right'], raw.imagePosition),
    }
  }
  if (raw.__typename !== 'ContentfulNavigationGroup') return undefined
  const items = mapNavigationLinks(raw.items)
  return raw.title && items.length > 0 ? { id, layout: 'LIST' as const, title: raw.title, items } : undefined
}

function mapFooter(raw: RawFooter) {
  if (raw?.__typename === 'ContentfulNavigationLink') {
    const { title, url } = raw
    return title && url
      ? { layout: 'CTA' as const, title, text: optionalText(raw.text), url, image: mapPicture(raw.image) }
      : undefined
  }
  if (raw?.__typename !== 'ContentfulNavigationGroup') return undefined
  const items = mapNavigationLinks(raw.items)
  const layout = choiceOf(navigationGroupLayouts, raw.layout)
  return items.length > 0 ? { layout, title: optionalText(raw.title), items } : undefined
}

function mapColumn(raw: RawColumn) {
  const items = presentItems(raw.items).flatMap((item) => mapColumnItem(item) ?? [])
  return items.length > 0 ? { id: raw.contentful_id, items, footer: mapFooter(raw.footer) } : undefined
}

/** A link, or a drawer: a group of columns, which are groups, too. */
function mapItem(raw: RawItem) {
  const { contentful_id: id } = raw
  if (raw.__typename === 'ContentfulNavigationLink') {
    const { title, url } = raw
    return title && url ? { id, title, url } : undefined
  }
  if (raw.__typename !== 'ContentfulNavigationGroup' || !raw.title) return undefined
  const columns = presentItems(raw.columns).flatMap((column) =>
    column.__typename === 'ContentfulNavigationGroup' ? (mapColumn(column) ?? []) : [],
  )
  return columns.length > 0 ? { id, title: raw.title, columns } : undefined
}

/** Maps the header; it is empty when the space has no navigation. */
export const mapNavigation = (raw: RawNavigation | null) => ({
  items: presentItems(raw?.items).flatMap((item) => mapItem(item) ?? []),
  demo: mapAction(raw?.demoLabel, raw?.demoUrl),
  trial: mapAction(raw?.trialLabel, raw?.trialUrl),
  login: mapAction(raw?.loginLabel, raw?.loginUrl),
})

export type Navigation = ReturnType<typeof mapNavigation>
export type NavigationColumn = NonNullable<ReturnType<typeof mapColumn>>
/** A link, or text in place of one. */
export type NavigationEntry = NonNullable<ReturnType<typeof mapNavigationLink>>
