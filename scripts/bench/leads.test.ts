import { brokenLeads, formatLeads, type LeadsResult, quantile } from './leads'

describe('quantile', () => {
  it.each([
    [[1, 2, 3, 4], 0.5, 3],
    [Array.from({ length: 100 }, (_, index) => index + 1), 0.99, 100],
    [Array.from({ length: 1000 }, (_, index) => index + 1), 0.99, 991],
    [[7], 0.99, 7],
    [[], 0.5, 0],
  ])('of %j the part %d is not above %d', (values, part, value) => {
    expect(quantile(values, part)).toBe(value)
  })
})

describe('formatLeads', () => {
  const result: LeadsResult = {
    clients: 16,
    seconds: 10,
    rounds: 3,
    onDisk: { rate: 1313.6, median: 8.04, p99: 68.5, answers: 13_136, failures: 0 },
    inMemory: { rate: 4095, median: 3, p99: 12, answers: 40_950, failures: 2 },
    acknowledged: 45_000,
    kept: 45_000,
    backlog: [
      { name: 'Embedded', pending: 100_000, rate: 1400.4, figures: 21.26 },
      { name: 'PostgreSQL', pending: 100_000, rate: 650, figures: 40 },
    ],
  }

  it('has a line with the write to disk and one without', () => {
    const lines = formatLeads(result).split('\n')
    expect(lines).toContainEqual(expect.stringMatching(/^On disk, synced +1,314\/s +8\.0 ms +68\.5 ms +13,136 +0$/))
    expect(lines).toContainEqual(expect.stringMatching(/^In memory +4,095\/s +3\.0 ms +12\.0 ms +40,950 +2$/))
    expect(lines).toContainEqual(expect.stringMatching(/killed: 45,000 of 45,000$/))
    expect(lines).toContainEqual(expect.stringMatching(/^Embedded +100,000 +1,400\/s +21\.3 ms$/))
    expect(brokenLeads(result)).toEqual([])
  })

  it('is broken when a lead that was acknowledged is gone', () => {
    expect(brokenLeads({ ...result, kept: 44_999 })).toEqual([
      'Leads: 44,999 of 45,000 that were acknowledged are stored',
    ])
  })

  it('is broken when a backlog is delivered too slowly', () => {
    const backlog = [{ name: 'Embedded', pending: 100_000, rate: 17, figures: 20 }]
    expect(brokenLeads({ ...result, backlog })).toEqual([
      'Embedded: 17 of 100,000 pending leads are delivered in a second, fewer than 200',
    ])
  })
})
