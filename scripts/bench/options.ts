import { parseArgs } from 'node:util'
import { samplePages, type SamplePage } from './pages'

export interface Options {
  /** The built site. */
  readonly folder: string
  readonly pages: readonly SamplePage[]
  /** How many times Lighthouse measures each page, and each kind of build is made for growth. */
  readonly runs: number
  /** How many times slower than this machine Lighthouse takes the phone to be. */
  readonly slowdown: number
  readonly lighthouse: boolean
  readonly compareEager: boolean
  readonly comparePersonalized: boolean
  readonly build: boolean
  /** Numbers of generated posts to build the site with, rising; none when growth is not asked for. */
  readonly growth: readonly number[]
  /** Whether submissions of forms are measured. */
  readonly leads: boolean
  /** Whether the development server is measured, and nothing else. */
  readonly develop: boolean
}

export const help = `Measures the built site as visitors get it, and how many submissions its forms take.

npm run bench -- [options]

  --budgets         only what can be counted: requests, bytes, layout shift
  --runs N          runs of Lighthouse for each page, of --growth and of --develop (5)
  --slowdown N      how many times slower than this machine Lighthouse's phone is (4)
  --pages a,b       only these pages: ${samplePages.map(({ name }) => name).join(', ')}
  --compare-eager   also measure the first page with hydration not deferred, in turn
  --compare-personalized
                    also compare the largest paint of the home page, personalized and not, in turn
  --build           first build the site cold, warm and after an edit, and compare the times
  --growth N,N      instead, build a copy of the site with so many generated posts, cold and after
                    edits, --runs times each; 3000,10000 takes a while
  --develop         only the development server, on a copy of the site: time of a cold start to the
                    first page, of a code edit and of a content edit until the browser shows them
  --folder NAME     the built site (public)
  --help

Ends with status 1 when a budget (scripts/bench/budgets.json) or a ratio is broken. Times alone never break anything.`

function readPages(names: string | undefined): readonly SamplePage[] {
  if (names === undefined) return samplePages
  return names.split(',').map((name) => {
    const page = samplePages.find((candidate) => candidate.name === name)
    if (!page)
      throw new Error(
        `There is no sample page "${name}". Choose from ${samplePages.map((one) => one.name).join(', ')}.`,
      )
    return page
  })
}

function readCount(option: string, text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${option} takes a whole number from 1, not "${text}".`)
  return count
}

function readCounts(text: string): readonly number[] {
  const counts = text.split(',').map((count) => readCount('growth', count.trim()))
  if (counts.some((count, index) => count <= (counts[index - 1] ?? 0)))
    throw new Error(`--growth takes numbers that rise, not "${text}".`)
  return counts
}

/**
 * Reads the command line.
 *
 * @returns the options, or `help` when help is asked for
 * @throws Error in plain words when an argument is not known or makes no sense
 */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      budgets: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
      pages: { type: 'string' },
      'compare-eager': { type: 'boolean', default: false },
      'compare-personalized': { type: 'boolean', default: false },
      build: { type: 'boolean', default: false },
      growth: { type: 'string' },
      develop: { type: 'boolean', default: false },
      folder: { type: 'string', default: 'public' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const comparison = (['compare-eager', 'compare-personalized'] as const).find((option) => values[option])
  if (values.budgets && comparison)
    throw new Error(`--budgets takes no times, so --${comparison} makes no sense with it.`)
  return {
    folder: values.folder,
    pages: readPages(values.pages),
    runs: readCount('runs', values.runs),
    slowdown: readCount('slowdown', values.slowdown),
    lighthouse: !values.budgets,
    compareEager: values['compare-eager'],
    comparePersonalized: values['compare-personalized'],
    build: values.build,
    growth: values.growth === undefined ? [] : readCounts(values.growth),
    leads: !values.budgets,
    develop: values.develop,
  }
}
