import { findBroken, formatReport, share, type Report } from './report'
import { goodResult, lightPage, lightPersonalization } from './test-support/results'

const report: Report = {
  date: '2026-03-01T12:00:00.000Z',
  machine: { processor: 'Test processor', cores: 2, node: 'v20.0.0', browser: 'Chromium 143' },
  runs: 5,
  slowdown: 4,
  pages: [lightPage, { ...lightPage, name: 'pricing', path: '/pricing/' }],
  personalization: lightPersonalization,
}

describe('share', () => {
  it('is a part of a whole, and nothing where the part is nothing', () => {
    expect(share(25, 100)).toBe(0.25)
    expect(share(0, 0)).toBe(0)
    expect(share(10, 0)).toBe(Infinity)
  })
})

describe('findBroken', () => {
  it('finds nothing where everything is kept', () => {
    const all = { ...report, builds: { cold: 60_000, unchanged: 9_000, edited: 20_000 } }
    expect(findBroken({ ...all, lighthouse: [{ page: 'home', result: goodResult }] })).toEqual([])
  })

  it('collects what is broken on each page, by weight and by Lighthouse', () => {
    const broken = findBroken({
      ...report,
      pages: [{ ...lightPage, requestsBeforeIdle: 20 }],
      lighthouse: [{ page: 'pricing', result: { ...goodResult, accessibility: 98, failedAudits: ['link-name'] } }],
    })
    expect(broken).toEqual([
      'home: requests before idle: 20, the budget is 12',
      'pricing: Lighthouse accessibility: 98, the budget is 100 (link-name)',
    ])
  })

  it('breaks when a warm build after an edit takes more than a third of a cold one', () => {
    expect(findBroken({ ...report, builds: { cold: 60_000, unchanged: 1_000, edited: 21_000 } })).toEqual([
      'Warm build after an edit, as a share of a cold one: 0.350, the limit is 0.333',
    ])
  })
})

describe('findBroken, for personalization', () => {
  it('breaks when the layer or the SDK gets too heavy, or a part of it comes twice', () => {
    const copies = { zod: 2, '@ninetailed/experience.js-shared': 1, 'i18n-iso-countries': 1 }
    expect(findBroken({ ...report, personalization: { layer: 1_501, sdk: 50_100, copies } })).toEqual([
      'personalization: layer: 1.6 KB, the budget is 1.5 KB',
      'personalization: sdk: 50.1 KB, the budget is 50.0 KB',
      'personalization: zod is in the SDK’s scripts 2 times',
      'personalization: i18n-iso-countries is in the SDK’s scripts 1 times',
    ])
  })
})

describe('leads', () => {
  const load = { rate: 1000, median: 5, p99: 50, answers: 10_000, failures: 0 }
  const leads = {
    clients: 16,
    seconds: 10,
    rounds: 3,
    onDisk: load,
    inMemory: load,
    acknowledged: 30,
    kept: 30,
    backlog: [],
  }

  it('are reported, and break the bench when one is lost', () => {
    expect(formatReport({ ...report, leads })).toMatch(/^On disk, synced +1,000\/s/m)
    expect(findBroken({ ...report, leads })).toEqual([])
    expect(findBroken({ ...report, leads: { ...leads, kept: 29 } })).toHaveLength(1)
  })
})

describe('formatReport', () => {
  const row = (text: string, label: string): string =>
    (text.split('\n').find((line) => line.startsWith(label)) ?? '').replace(/\s{2,}/g, ' | ')

  it('has a column for each page', () => {
    const text = formatReport(report)
    expect(text).toMatch(/^ +home +pricing$/m)
    expect(row(text, 'Fonts')).toBe('Fonts | 2, 32.0 KB | 2, 32.0 KB')
  })

  it('splits the JavaScript of the first page by chunk and by package', () => {
    const text = formatReport(report)
    expect(row(text, 'framework')).toBe('framework | 100.0 KB | 300.0 KB | start')
    expect(row(text, 'react-dom')).toBe('react-dom | 100.0 KB | 300.0 KB')
  })

  it('reports what personalization weighs', () => {
    const text = formatReport(report)
    expect(row(text, 'SDK, fetched')).toBe('SDK, fetched where it is configured | 46.0 KB | 50.0 KB')
    expect(row(text, 'zod')).toBe('zod | 1')
  })

  it('says nothing of what was not measured', () => {
    const text = formatReport(report)
    expect(text).not.toContain('Lighthouse')
    expect(text).not.toContain('Build')
  })

  it('shows builds, and Lighthouse with the machine’s index', () => {
    const text = formatReport({
      ...report,
      builds: { cold: 60_000, unchanged: 9_000, edited: 12_000 },
      lighthouse: [{ page: 'home', result: goodResult }],
    })
    expect(row(text, 'warm, one entry changed')).toBe('warm, one entry changed | 12.0 s | 0.200')
    expect(row(text, 'Benchmark index of the machine')).toBe('Benchmark index of the machine | 1500')
  })
})
