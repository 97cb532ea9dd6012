import { readOptions } from './options'
import { samplePages } from './pages'

describe('readOptions', () => {
  it('measures every page five times when nothing is said', () => {
    expect(readOptions([])).toEqual({
      folder: 'public',
      pages: samplePages,
      runs: 5,
      slowdown: 4,
      lighthouse: true,
      compareEager: false,
      comparePersonalized: false,
      build: false,
      growth: [],
      leads: true,
      develop: false,
    })
  })

  it('takes only what can be counted with --budgets', () => {
    expect(readOptions(['--budgets', '--build'])).toMatchObject({
      lighthouse: false,
      leads: false,
      build: true,
    })
  })

  it('takes the pages that are named, in that order', () => {
    const options = readOptions(['--pages', 'pricing,home', '--runs', '3'])
    expect(options).toMatchObject({ runs: 3, pages: [{ path: '/pricing/' }, { path: '/' }] })
  })

  it('takes numbers of posts that rise', () => {
    expect(readOptions(['--growth', '100,1000'])).toMatchObject({ growth: [100, 1000] })
    expect(() => readOptions(['--growth', '100,100'])).toThrow('--growth takes numbers that rise, not "100,100".')
    expect(() => readOptions(['--growth', 'many'])).toThrow('--growth takes a whole number from 1, not "many".')
  })

  it('measures the development server when it is asked to', () => {
    expect(readOptions(['--develop', '--runs', '3'])).toMatchObject({ develop: true, runs: 3 })
  })

  it('gives help', () => {
    expect(readOptions(['--help'])).toBe('help')
  })

  it.each([
    [['--pages', 'attic'], 'no sample page "attic"'],
    [['--runs', '0'], 'whole number'],
    [['--runs', 'many'], 'whole number'],
    [['--slowdown', '1.5'], 'whole number'],
    [['--budgets', '--compare-eager'], 'makes no sense'],
    [['--budgets', '--compare-personalized'], '--compare-personalized makes no sense'],
    [['--fast'], '--fast'],
  ])('refuses %j in plain words', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})
