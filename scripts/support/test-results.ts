/** Numbers of tests. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** A line with the numbers of each browser. */
  readonly perBrowser?: readonly string[]
}

export interface StepResult {
  readonly id: string
  /** Absent if the step did not run. */
  readonly counts?: Counts
}

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
}

/** Counts the tests in Jest's report. A file that cannot run counts as one failed test. */
export function countUnitTests(json: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(json) as JestReport
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** A file in Playwright's report, or a group of tests in it. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly tests: readonly { readonly projectName: string; readonly status: string }[] }[]
}

interface PlaywrightReport {
  /** The version of the browser in each project, null where it is missing. */
  readonly config: { readonly metadata: { readonly browsers: Readonly<Record<string, string | null>> } }
  readonly suites: readonly Suite[]
  readonly stats: { readonly expected: number; readonly unexpected: number }
  readonly errors: readonly unknown[]
}

type PlaywrightTest = NonNullable<Suite['specs']>[number]['tests'][number]

const testsIn = ({ suites = [], specs = [] }: Suite): readonly PlaywrightTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
]

/**
 * Counts the tests in Playwright's report, in total and for each browser. An error outside of any test counts as one
 * failed test.
 */
export function countEndToEndTests(json: string): Counts {
  const { config, suites, stats, errors } = JSON.parse(json) as PlaywrightReport
  const tests = suites.flatMap(testsIn)
  const count = (project: string, status: string): number =>
    tests.filter((test) => test.projectName === project && test.status === status).length
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    perBrowser: Object.entries(config.metadata.browsers).map(([project, version]) =>
      version === null
        ? `${project}: skipped, because it is not installed`
        : `${version}: ${count(project, 'expected')} passed, ${count(project, 'unexpected')} failed`,
    ),
  }
}

/**
 * What a step adds to the totals: its tests, or itself if it has none. A failed step adds at least one failure. A step
 * whose report should have tests but has none has failed.
 *
 * @param isGood whether its programs succeeded
 * @param tests of its report, if it has one
 */
export function countStep(isGood: boolean, tests: Counts = { passed: isGood ? 1 : 0, failed: 0 }): Counts {
  const isComplete = isGood && tests.passed + tests.failed > 0
  return { ...tests, failed: Math.max(tests.failed, isComplete ? 0 : 1) }
}

/** A table of the steps, followed by a line with the totals. */
export function summarize(results: readonly StepResult[]): string {
  const width = Math.max(...results.map(({ id }) => id.length))
  const lines = results.flatMap(({ id, counts }) => {
    const name = id.padEnd(width)
    if (counts === undefined) return [`– ${name}   not run`]
    const { passed, failed, perBrowser = [] } = counts
    return [
      `${failed > 0 ? '✗' : '✓'} ${name}   ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`,
      ...perBrowser.map((line) => `    ${line}`),
    ]
  })
  const total = (which: 'passed' | 'failed'): number =>
    results.reduce((sum, { counts }) => sum + (counts?.[which] ?? 0), 0)
  return [...lines, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n')
}
