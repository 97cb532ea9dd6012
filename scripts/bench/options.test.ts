import { readOptions, samplePages } from './options'

describe('readOptions', () => {
  it('measures every page five times when nothing is said', () => {
    expect(readOptions([])).toEqual({
      folder: 'public',
      pages: samplePages,
      runs: 5,
      slowdown: 4,
      lighthouse: true,
      build: false,
      growth: [],
      leads: true,
      hosts: true,
      develop: false,
      mainThread: false,
      interaction: false,
    })
  })

  it('measures only what can be counted with --budgets', () => {
    expect(readOptions(['--budgets', '--build'])).toMatchObject({
      lighthouse: false,
      leads: false,
      hosts: false,
      build: true,
    })
  })

  it('takes the pages that are named, in that order', () => {
    const options = readOptions(['--pages', 'pricing,home', '--runs', '3'])
    expect(options).toMatchObject({ runs: 3, pages: [{ path: '/pricing/' }, { path: '/' }] })
  })

  it('takes numbers of posts that rise', () => {
    expect(readOptions(['--growth', '100,1000'])).toMatchObject({ growth: [100, 1000] })
    expect(() => readOptions(['--growth', '100,100'])).toThrow(
      '--growth must be a list of rising numbers, not "100,100".',
    )
    expect(() => readOptions(['--growth', 'many'])).toThrow('--growth must be a positive integer, not "many".')
  })

  it('measures the development server when it is asked to', () => {
    expect(readOptions(['--develop', '--runs', '3'])).toMatchObject({ develop: true, runs: 3 })
  })

  it('measures only form submissions when asked to', () => {
    expect(readOptions(['--leads'])).toMatchObject({ leads: 'only' })
    expect(readOptions(['--hosts'])).toMatchObject({ hosts: 'only' })
  })

  it('gives help', () => {
    expect(readOptions(['--help'])).toBe('help')
  })

  it.each([
    [['--pages', 'attic'], '"attic" is not a sample page. Use one of home'],
    [['--runs', '0'], 'must be a positive integer'],
    [['--runs', 'many'], 'must be a positive integer'],
    [['--slowdown', '1.5'], 'must be a positive integer'],
    [['--fast'], '--fast'],
  ])('refuses %j with a message that says what to write', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})
