import { graphql } from 'gatsby'
import { optionalText } from '../../content/fields'
import { mapAction, mapTeaser, postedPrefix } from '../../content/parts.cms'
import { mapFrame } from '../block-frame'
import type { CollectionListProps } from './CollectionList'

export const collectionListQuery = graphql`
  fragment CollectionListBlock on ContentfulCollectionList {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    collection
    isSearchable
    linkLabel
    linkUrl
    teasers: items {
      ...TeaserParts
    }
  }
`

/** Maps a list of a collection. */
export function mapCollectionList(raw: Queries.CollectionListBlockFragment): CollectionListProps {
  return {
    ...mapFrame(raw),
    id: raw.contentful_id,
    heading: optionalText(raw.heading),
    introduction: optionalText(raw.introduction),
    teasers: raw.teasers.map(mapTeaser),
    hasMarks: raw.collection === 'integrations',
    datePrefix: raw.collection === 'jobs' ? postedPrefix : undefined,
    isSearchable: raw.isSearchable ?? false,
    link: mapAction(raw.linkLabel, raw.linkUrl),
  }
}
