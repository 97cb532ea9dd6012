import { freePort } from '../../server/free-port'
import { Failure } from '../../src/lib/failure'
import { countEndToEndTests, countUnitTests, type Counts } from './test-results'

export type Command = readonly [program: string, ...args: string[]]

/** A step of `npm test`. */
export interface Step {
  /** Its name in `--only`. */
  readonly id: string
  /** All run, even after a failure. */
  readonly commands: readonly Command[]
  /** What to do when it fails. */
  readonly advice: string
  /** Runs alone after the other steps, because it uses all processors. */
  readonly alone?: boolean
  /** The step whose result it uses. */
  readonly after?: string
  /** Where its test results are. */
  readonly report?: { readonly file: string; readonly count: (text: string) => Counts }
  /** Of its environment, read when it starts. */
  readonly variables?: () => Promise<Readonly<Record<string, string>>>
}

const bin = (name: string): string => `node_modules/.bin/${name}`
const typescript = [process.execPath, '--import', 'tsx'] as const

const resultFolder = '.local/test'

/** Cached results of checks for unchanged files; empty in a fresh clone. */
const caches = '.local/cache'
const cache = (name: string): readonly string[] => ['--cache', `--cache-location=${caches}/${name}`]
const byContent = (name: string): readonly string[] => [...cache(name), '--cache-strategy=content']

/**
 * The Node for unit and integration tests. In continuous integration, it is the documented version, whichever version
 * builds and serves the site there.
 */
const nodeOfTests: Command = process.env.CI ? ['npx', '--yes', '-p', 'node@24', 'node'] : [process.execPath]

/** Runs Jest, and writes and counts its results. */
function jest(name: string, option: string): Pick<Step, 'commands' | 'report'> {
  const file = `${resultFolder}/${name}.json`
  return {
    commands: [[...nodeOfTests, bin('jest'), '--ci', '--json', option, `--outputFile=${file}`]],
    report: { file, count: countUnitTests },
  }
}

/**
 * In the order of the final table and of starting. The integration tests take longest, so they start as soon as the
 * build is probably ready. Steps that need little processor time run in parallel with them.
 */
export const steps: readonly Step[] = [
  {
    id: 'build',
    commands: [[...typescript, 'scripts/site.ts', 'build']],
    advice: '"npm run build -- --verbose" shows all of Gatsby\'s output.',
  },
  {
    id: 'unit',
    // By default, Jest leaves one processor free for other work.
    ...jest('unit', '--maxWorkers=100%'),
    advice: 'Run one file with "npx jest path/to/file", again on every change with "npx jest --watch".',
  },
  {
    id: 'integration',
    ...jest('integration', '--config=tests/integration/jest.config.ts'),
    advice:
      '"npx jest --config tests/integration/jest.config.ts develop" runs one file, here the tests of the development server.',
    after: 'build',
  },
  {
    id: 'lint',
    commands: [
      // Type information creates many short-lived objects, so more space for them saves collections.
      [process.execPath, '--max-semi-space-size=64', bin('eslint'), '.', '--max-warnings=0', ...byContent('eslint')],
      [
        bin('stylelint'),
        'src/**/*.styles.ts',
        'src/theme/global-style.ts',
        '--max-warnings=0',
        ...byContent('stylelint'),
      ],
      [bin('prettier'), '--check', '--log-level=warn', '.', ...byContent('prettier')],
    ],
    advice: '"npm run fix" fixes most of these problems.',
    // The build generates the types of queries.
    after: 'build',
  },
  {
    id: 'types',
    commands: [[bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', `${caches}/types.tsbuildinfo`]],
    advice: 'After changing a query or the content model, run "npm run build", which writes src/gatsby-types.d.ts.',
    after: 'build',
  },
  {
    id: 'content',
    commands: [
      [...typescript, 'scripts/content.ts', 'check', '--strict'],
      [...typescript, 'scripts/content.ts', 'check', '--core', '--strict'],
    ],
    advice: 'Each fault names the file and says what to write instead.',
  },
  {
    id: 'unused',
    commands: [[bin('knip'), '--no-progress', ...cache('knip')]],
    advice: 'Delete the unused code. If knip cannot see how it is used, add it to knip.json.',
  },
  {
    id: 'browsers',
    commands: [[process.execPath, 'scripts/on-demand/debian/browsers.mjs']],
    advice: 'Install Firefox, and WebKitWebDriver with Xvfb. Without them, their tests are skipped.',
  },
  {
    id: 'budgets',
    commands: [[...typescript, 'scripts/bench/index.ts', '--weight', '--attribution']],
    advice:
      '"npm run bench" lists the chunks. A tool such as source-map-explorer shows what they contain: each has a source map in public/.',
    after: 'build',
  },
  {
    id: 'e2e',
    commands: [[bin('playwright'), 'test']],
    advice: '"npx playwright test --debug path/to/file" runs one file step by step, against the last build.',
    alone: true,
    after: 'build',
    report: { file: `${resultFolder}/e2e.json`, count: countEndToEndTests },
    variables: async () => ({ PORT: String(await freePort()) }),
  },
]

/**
 * The steps to run.
 *
 * @param only names of steps, separated by commas; if absent, all steps
 * @returns the steps in their own order
 * @throws Failure that lists the steps if a name is unknown
 */
export function chooseSteps(only: string | undefined): readonly Step[] {
  if (only === undefined) return steps
  const wanted = only.split(',').map((id) => id.trim())
  const unknown = wanted.filter((id) => !steps.some((step) => step.id === id))
  if (unknown.length > 0) {
    throw new Failure(`"${unknown.join('", "')}" must be one of ${steps.map(({ id }) => id).join(', ')}.`)
  }
  return steps.filter(({ id }) => wanted.includes(id))
}
