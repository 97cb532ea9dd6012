import { mapStatistics } from './statistics.cms'

const statistic = { contentful_id: 'teams', value: '12,000+', label: 'teams', source: 'Paying accounts' }

const raw: Queries.StatisticsBlockFragment = {
  contentful_id: 'numbers',
  name: 'Home: numbers',
  anchor: null,
  background: 'night',
  heading: 'A full house',
  introduction: '',
  statistics: [statistic, null, { ...statistic, contentful_id: 'countries', value: '140', source: null }],
}

describe('mapStatistics', () => {
  it('maps the published numbers', () => {
    expect(mapStatistics(raw)).toEqual({
      background: 'night',
      heading: 'A full house',
      statistics: [
        { id: 'teams', value: '12,000+', label: 'teams', source: 'Paying accounts' },
        { id: 'countries', value: '140', label: 'teams' },
      ],
    })
  })

  it('requires no heading', () => {
    expect(mapStatistics({ ...raw, heading: null }).heading).toBeUndefined()
  })

  it('names the entry and the field when something is missing', () => {
    expect(() => mapStatistics({ ...raw, statistics: null })).toThrow('Entry "Home: numbers", field "statistics"')
    expect(() => mapStatistics({ ...raw, statistics: [{ ...statistic, value: null }] })).toThrow(
      'Entry "teams", field "value"',
    )
    expect(() => mapStatistics({ ...raw, statistics: [{ ...statistic, label: null }] })).toThrow(
      'Entry "teams", field "label"',
    )
  })
})
