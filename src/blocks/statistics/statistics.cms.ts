import { graphql } from 'gatsby'
import { optionalTexts, requireFields, requireItems, type ItemOf } from '../../mapping/fields'
import { mapFrame } from '../block-frame'
import type { Statistic, StatisticsProps } from './Statistics'

export const statisticsQuery = graphql`
  fragment StatisticsBlock on ContentfulStatistics {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    statistics {
      contentful_id
      value
      label
      source
    }
  }
`

type RawStatistic = ItemOf<Queries.StatisticsBlockFragment['statistics']>

function mapStatistic(raw: RawStatistic): Statistic {
  const named = { ...raw, name: raw.label }
  return {
    id: raw.contentful_id,
    ...requireFields(named, 'value', 'label'),
    ...optionalTexts(raw, 'source'),
  }
}

/**
 * Maps statistics. Omits numbers that are not published yet.
 *
 * @throws ContentError when there is no list, or a number lacks its value or label
 */
export function mapStatistics(raw: Queries.StatisticsBlockFragment): StatisticsProps {
  return {
    ...mapFrame(raw),
    ...optionalTexts(raw, 'heading', 'introduction'),
    statistics: requireItems(raw, 'statistics').map(mapStatistic),
  }
}
