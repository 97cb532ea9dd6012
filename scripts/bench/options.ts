import { readArguments, readCount } from '../../server/read-arguments'
import { Failure } from '../../src/lib/failure'
import { samplePages, type Benchmark, type Options } from './benchmark'

export const helpOf = (benchmarks: readonly Benchmark[]): string => `npm run bench -- [--<name> …] [options]

${benchmarks.map(({ name, description }) => `  --${name.padEnd(13)}${description}`).join('\n')}

  --runs N       measurements of each varying value (default: 5)
  --pages /,/a/  measures only these of: ${samplePages.join(', ')}

Without a name, it runs --${benchmarks[0]?.name}. Ends with status 1 when a limit is exceeded.
`

function readPage(path: string): string {
  if (samplePages.includes(path)) return path
  throw new Failure(`"${path}" is not a sample page. Use one of ${samplePages.join(', ')}.`)
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
    help: { type: 'boolean' },
    ...Object.fromEntries(benchmarks.map(({ name }) => [name, { type: 'boolean' } as const])),
  } as const
  const { values } = readArguments(args, { options }, '"npm run bench -- --help" lists the options.')
  if (values.help) return undefined
  const named = benchmarks.filter(({ name }) => name in values)
  return {
    chosen: named.length > 0 ? named : benchmarks.slice(0, 1),
    options: {
      pages: values.pages?.split(',').map(readPage) ?? samplePages,
      runs: readCount(values.runs, '--runs'),
    },
  }
}
