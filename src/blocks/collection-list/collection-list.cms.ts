import { graphql } from 'gatsby'
import { changeKinds, collectionListStyles, type IntegrationCategory } from '../../../content/model/choices'
import { formatMonth } from '../../lib/format-date'
import { groupBy } from '../../lib/group-by'
import { industryLinks } from '../../lib/story-paths'
import { choiceOf, mapAction, optionalText, optionalTexts, requireField, requireFields } from '../../mapping/fields'
import { mapPicture, mapTeaser, postedPrefix } from '../../mapping/parts.cms'
import type { IconName } from '../../ui/Icon/Icon'
import type { Teaser } from '../../ui/TeaserList/TeaserList'
import type { TeaserLook } from '../../ui/TeaserList/TeaserList.styles'
import { mapFrame } from '../block-frame'

export const collectionListQuery = graphql`
  fragment CollectionListBlock on ContentfulCollectionList {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    collection
    industries
    style
    highlightsHeading
    highlighted {
      ...TeaserParts
    }
    isSearchable
    linkLabel
    linkUrl
    teasers: items {
      ...TeaserParts
    }
    changes {
      contentful_id
      title
      slug
      publishedOn
      kind
      area
      linkLabel
      linkUrl
      image {
        picture(layout: CONSTRAINED, width: 704) {
          ...PictureParts
        }
      }
      bodyHtml
    }
  }
`

/** Collections of people and of categories have their own look. */
function lookOf({ collection, style }: Queries.CollectionListBlockFragment): TeaserLook {
  if (collection === 'authors') return 'people'
  if (collection === 'categories') return 'tiles'
  const chosen = choiceOf(collectionListStyles, style)
  return chosen === 'rows' ? 'marks' : chosen
}

const icons: Readonly<Record<string, IconName>> = {
  Analytics: 'chart',
  Commerce: 'cart',
  CRM: 'users',
  Development: 'code',
  Messaging: 'chat',
  Phone: 'phone',
  Productivity: 'calendar',
  Surveys: 'form',
} satisfies Record<IntegrationCategory, IconName>

/** Moves items to the front and keeps the length of the list. */
const moveFirst = (first: readonly Teaser[], all: readonly Teaser[]): readonly Teaser[] =>
  [...first, ...all.filter(({ id }) => first.every((one) => one.id !== id))].slice(
    0,
    Math.max(first.length, all.length),
  )

type RawChange = Queries.CollectionListBlockFragment['changes'][number]

function mapChange(raw: RawChange) {
  return {
    id: raw.contentful_id,
    ...requireFields(raw, 'title', 'slug', 'area'),
    kind: choiceOf(changeKinds, requireField(raw, 'kind', raw.kind)),
    date: requireField(raw, 'publishedOn', raw.publishedOn),
    bodyHtml: requireField(raw, 'body', raw.bodyHtml),
    picture: mapPicture(raw.image),
    link: mapAction(raw.linkLabel, raw.linkUrl),
  }
}

/** @param changes newest first */
const mapMonths = (changes: readonly RawChange[]) =>
  Array.from(
    groupBy(changes.map(mapChange), ({ date }) => formatMonth(date)),
    ([name, ofMonth]) => ({ name, changes: ofMonth }),
  )

const labelsOf = (teasers: readonly Teaser[]): readonly string[] =>
  [...new Set(teasers.flatMap(({ label }) => label ?? []))].sort()

/** @throws ContentError when an entry of the changelog lacks a required field */
export function mapCollectionList(raw: Queries.CollectionListBlockFragment) {
  const look = lookOf(raw)
  const all: readonly Teaser[] = raw.teasers.map(mapTeaser)
  const first: readonly Teaser[] = raw.highlighted.map(mapTeaser)
  const heading = optionalText(raw.highlightsHeading)
  const isGrouped = look === 'marks'
  const teasers = isGrouped ? all : moveFirst(first, all)
  return {
    ...mapFrame(raw),
    id: raw.contentful_id,
    ...optionalTexts(raw, 'heading', 'introduction'),
    months: raw.changes.length > 0 ? mapMonths(raw.changes) : undefined,
    teasers,
    labels: labelsOf(teasers),
    highlights: isGrouped && heading && first.length > 0 ? { heading, teasers: first } : undefined,
    look,
    icons: isGrouped ? icons : undefined,
    datePrefix: raw.collection === 'jobs' ? postedPrefix : undefined,
    isSearchable: raw.isSearchable ?? false,
    filters: raw.industries.length > 0 ? industryLinks(raw.industries) : undefined,
    link: mapAction(raw.linkLabel, raw.linkUrl),
  }
}
