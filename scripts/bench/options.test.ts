import { samplePages, type Benchmark } from './benchmark'
import { readOptions } from './options'

const benchmark = (name: string): Benchmark => ({ name, description: '', run: () => Promise.resolve([]) })
const [weight, leads] = [benchmark('weight'), benchmark('leads')]
const read = (...args: readonly string[]) => readOptions(args, [weight, leads])

it('chooses the first benchmark and every page without arguments', () => {
  expect(read()).toEqual({
    chosen: [weight],
    options: { pages: samplePages, runs: 5 },
  })
})

it('chooses the named benchmarks and pages', () => {
  expect(read('--leads', '--pages', '/pricing/,/', '--runs', '3')).toMatchObject({
    chosen: [leads],
    options: { runs: 3, pages: ['/pricing/', '/'] },
  })
})

it.each([
  [['--budgets'], 'Unknown option \'--budgets\'.\n"npm run bench -- --help" lists the options.'],
  [['--runs', '0'], 'must be a positive integer'],
  [['--pages', '/nowhere/'], '"/nowhere/" is not a sample page. Use one of /, '],
])('rejects %j', (args, message) => {
  expect(() => read(...args)).toThrow(message)
})
