import { graphql } from 'gatsby'
import { isIconName } from '../../lib/icons'
import { optionalText, presentItems, type ItemOf } from '../../mapping/fields'
import { mapAction, mapPicture } from '../../mapping/parts.cms'
import type {
  CardColor,
  Navigation,
  NavigationCard,
  NavigationColumn,
  NavigationColumnFooter,
  NavigationItem,
  NavigationLink,
  NavigationList,
  NavigationText,
} from './navigation'

export const headerQuery = graphql`
  fragment NavigationLinkParts on ContentfulNavigationLink {
    contentful_id
    title
    url
    textHtml
    icon
    isNew
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
      contentful_id
      title
      url
      columns {
        contentful_id
        items {
          __typename
          contentful_id
          ... on ContentfulNavigationCard {
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
          ... on ContentfulNavigationList {
            title
            items {
              ...NavigationLinkParts
            }
          }
        }
        footer {
          layout
          title
          text
          url
          image {
            picture(layout: FIXED, width: 96) {
              ...PictureParts
            }
          }
          items {
            ...NavigationLinkParts
          }
        }
      }
    }
  }
`

type RawNavigation = Queries.HeaderNavigationFragment
type RawItem = ItemOf<RawNavigation['items']>
type RawColumn = ItemOf<RawItem['columns']>
type RawColumnItem = ItemOf<RawColumn['items']>
type RawFooter = NonNullable<RawColumn['footer']>
type RawLink = ItemOf<RawFooter['items']>

const mapIcon = (name: string | null) => (isIconName(name) ? name : undefined)

const colors: readonly string[] = ['white', 'cream', 'blue', 'ember', 'night'] satisfies CardColor[]

const mapColor = (name: string | null): CardColor | undefined =>
  name !== null && colors.includes(name) ? (name as CardColor) : undefined

const mapImagePosition = (name: string | null): NavigationCard['imagePosition'] =>
  name === 'left' || name === 'right' ? name : 'top'

/** Skips a link without title or URL, unless it has a text instead. */
function mapNavigationLink(raw: RawLink): (NavigationLink | NavigationText)[] {
  const { title, url, textHtml } = raw
  if (textHtml) return [{ id: raw.contentful_id, html: textHtml }]
  return title && url ? [{ id: raw.contentful_id, title, url, icon: mapIcon(raw.icon), isNew: raw.isNew ?? false }] : []
}

function mapColumnItem(raw: RawColumnItem): (NavigationCard | NavigationList)[] {
  if (raw.__typename === 'ContentfulNavigationCard') {
    const { title, url } = raw
    if (!title || !url) return []
    return [
      {
        id: raw.contentful_id,
        layout: raw.layout === 'FEATURED_CARD' ? 'FEATURED_CARD' : 'CARD',
        title,
        url,
        text: optionalText(raw.text),
        icon: mapIcon(raw.icon),
        color: mapColor(raw.color),
        image: mapPicture(raw.image),
        imagePosition: mapImagePosition(raw.imagePosition),
      },
    ]
  }
  if (raw.__typename === 'ContentfulNavigationList') {
    const items = presentItems(raw.items).flatMap(mapNavigationLink)
    return raw.title && items.length > 0 ? [{ id: raw.contentful_id, layout: 'LIST', title: raw.title, items }] : []
  }
  return []
}

function mapFooter(raw: RawFooter | null): NavigationColumnFooter | undefined {
  if (!raw) return undefined
  const title = optionalText(raw.title)
  const items = presentItems(raw.items).flatMap(mapNavigationLink)
  switch (raw.layout) {
    case 'CTA':
      return title && raw.url
        ? { layout: 'CTA', title, text: optionalText(raw.text), url: raw.url, image: mapPicture(raw.image) }
        : undefined
    case 'SMALL_LIST':
    case 'POWERED_BY':
      return items.length > 0 ? { layout: raw.layout, title, items } : undefined
    default:
      return undefined
  }
}

function mapColumn(raw: RawColumn): NavigationColumn[] {
  const items = presentItems(raw.items).flatMap(mapColumnItem)
  return items.length > 0 ? [{ id: raw.contentful_id, items, footer: mapFooter(raw.footer) }] : []
}

function mapItem(raw: RawItem): NavigationItem[] {
  const { contentful_id: id, title } = raw
  if (!title) return []
  const url = optionalText(raw.url)
  if (url) return [{ id, title, url }]
  const columns = presentItems(raw.columns).flatMap(mapColumn)
  return columns.length > 0 ? [{ id, title, columns }] : []
}

/** Maps the header; it is empty when the space has no navigation. */
export function mapNavigation(raw: RawNavigation | null): Navigation {
  if (!raw) return { items: [] }
  return {
    items: presentItems(raw.items).flatMap(mapItem),
    demo: mapAction(raw.demoLabel, raw.demoUrl),
    trial: mapAction(raw.trialLabel, raw.trialUrl),
    login: mapAction(raw.loginLabel, raw.loginUrl),
  }
}
