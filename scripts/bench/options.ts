import { Failure, readArguments, readCount } from '../support/command'
import { samplePages, type Benchmark, type Options, type SamplePage } from './benchmark'

const pageNames = samplePages.map(({ name }) => name).join(', ')

export const helpOf = (benchmarks: readonly Benchmark[]): string => `npm run bench -- [--<name> …] [options]

${benchmarks.map(({ name, description }) => `  --${name.padEnd(13)}${description}`).join('\n')}

  --runs N       how often what varies is measured (5)
  --pages a,b    only these pages: ${pageNames}
  --posts N,N    numbers of generated posts for --growth (3000,10000)

Without a name, it runs --${benchmarks[0]?.name}. Ends with status 1 when a limit is exceeded.
`

function readPage(name: string): SamplePage {
  const page = samplePages.find((candidate) => candidate.name === name)
  if (!page) throw new Failure(`"${name}" is not a sample page. Use one of ${pageNames}.`)
  return page
}

/**
 * Reads the command line.
 *
 * @returns the chosen benchmarks, by default the first one, and their options; undefined for `--help`
 * @throws Failure for an invalid argument
 */
export function readOptions(
  args: readonly string[],
  benchmarks: readonly Benchmark[],
): { readonly chosen: readonly Benchmark[]; readonly options: Options } | undefined {
  const options = {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    posts: { type: 'string', default: '3000,10000' },
    help: { type: 'boolean' },
    ...Object.fromEntries(benchmarks.map(({ name }) => [name, { type: 'boolean' } as const])),
  } as const
  const { values } = readArguments(args, { options }, '"npm run bench -- --help" lists the options.')
  if (values.help) return undefined
  const named = benchmarks.filter(({ name }) => name in values)
  const posts = values.posts.split(',').map((text) => readCount(text, '--posts'))
  return {
    chosen: named.length > 0 ? named : benchmarks.slice(0, 1),
    options: {
      pages: values.pages?.split(',').map(readPage) ?? samplePages,
      runs: readCount(values.runs, '--runs'),
      posts: posts.sort((one, other) => one - other),
    },
  }
}
