import { graphql } from 'gatsby'
import { optionalText, presentItems, requireField } from '../../content/fields'
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

type RawStatistic = NonNullable<NonNullable<Queries.StatisticsBlockFragment['statistics']>[number]>

function mapStatistic(raw: RawStatistic): Statistic {
  const named = { ...raw, name: raw.label }
  return {
    id: raw.contentful_id,
    value: requireField(named, 'value', raw.value),
    label: requireField(named, 'label', raw.label),
    source: optionalText(raw.source),
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
    heading: optionalText(raw.heading),
    introduction: optionalText(raw.introduction),
    statistics: presentItems(requireField(raw, 'statistics', raw.statistics)).map(mapStatistic),
  }
}
