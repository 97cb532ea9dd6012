// @ts-check
import { formatDuration } from './progress.mjs'

/**
 * Numbers of tests.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [perBrowser] the same for each browser, in words
 */

/**
 * Counts the tests in Jest's report. A file that can't be run counts as one failed test.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} report
 * @returns {Counts}
 */
export const countUnitTests = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
})

/**
 * A suite in Playwright's report: a file, or a group of tests in it.
 *
 * @typedef {object} Suite
 * @property {readonly Suite[]} [suites]
 * @property {readonly { tests: readonly { projectName: string, status: string }[] }[]} [specs]
 */

/**
 * The projects and results of all tests in a suite.
 *
 * @param {Suite} suite
 * @returns {{ projectName: string, status: string }[]}
 */
const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap((suite) => testsIn(suite)),
]

/**
 * Counts the tests in Playwright's report, in total and for each browser. An error outside of any test counts as one
 * failed test.
 *
 * @param {{ config: { metadata: { browsers: Record<string, string | null> } }, suites: readonly Suite[],
 *   stats: { expected: number, unexpected: number }, errors: readonly unknown[] }} report `browsers` has the version
 *   in each project, null where the browser is missing
 * @returns {Counts}
 */
export function countEndToEndTests({ config, suites, stats, errors }) {
  const tests = suites.flatMap(testsIn)
  /**
   * @param {string} project
   * @param {string} status
   */
  const count = (project, status) =>
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
 * What a step adds to the totals: its tests, or itself if it has none. A failed step adds at least one failure. A
 * step that reports no tests although it has some has failed.
 *
 * @param {boolean} isGood whether its programs ended well
 * @param {Counts} [tests] of its report, if it has one
 * @returns {Counts}
 */
export function countStep(isGood, tests) {
  if (tests === undefined) return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const isEmpty = tests.passed + tests.failed === 0
  return { ...tests, failed: Math.max(tests.failed, isGood && !isEmpty ? 0 : 1) }
}

/** @typedef {import('./test-steps.mjs').Step} Step */
/**
 * How a step ended.
 *
 * @typedef {{ state: 'passed' | 'failed', counts: Counts, duration: number }
 *   | { state: 'unchanged', counts: Counts }
 *   | { state: 'not run', reason: string }} Result
 */

/** @typedef {{ id: string, result: Result }} StepResult */

/**
 * Runs steps side by side, in the order of the list. A step with `after` waits for that step, and does not run if
 * it fails. Steps that mostly wait run beside the others. Steps that need the whole machine run last, one by one.
 *
 * @param {readonly Step[]} steps
 * @param {object} options
 * @param {number} options.atOnce how many may run side by side, without those that mostly wait
 * @param {(step: Step) => Promise<Result>} options.runStep
 * @returns {Promise<readonly StepResult[]>} in the order of the steps
 */
export async function runSteps(steps, { atOnce, runStep }) {
  const isChosen = new Set(steps.map(({ id }) => id))
  const waiting = [...steps]
  /** @type {Map<string, Result>} */
  const results = new Map()
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map()

  /** @param {Step} step */
  const start = async (step) => {
    const before = step.after === undefined ? undefined : results.get(step.after)
    const result =
      before === undefined || before.state === 'passed' || before.state === 'unchanged'
        ? await runStep(step)
        : /** @type {Result} */ ({ state: 'not run', reason: `"${step.after}" failed` })
    results.set(step.id, result)
  }
  /** @param {Step} step */
  const canRun = ({ alone, after, mostlyWaits }) =>
    (after === undefined || !isChosen.has(after) || results.has(after)) &&
    (alone
      ? running.size === 0 && waiting.every((step) => step.alone)
      : mostlyWaits || [...running.keys()].filter((step) => !step.mostlyWaits).length < atOnce)

  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(canRun)
    const [step] = index === -1 ? [] : waiting.splice(index, 1)
    if (!step) {
      await Promise.race(running.values())
      continue
    }
    const ending = start(step).then(() => void running.delete(step))
    running.set(step, ending)
    if (step.alone) await ending
  }
  return steps.flatMap(({ id }) => {
    const result = results.get(id)
    return result ? [{ id, result }] : []
  })
}

/** @param {Result} result */
function cells(result) {
  if (result.state === 'not run') return ['', '', `not run: ${result.reason}`]
  const { passed, failed } = result.counts
  if (result.state === 'unchanged') return ['', `${passed} passed`, 'before, and nothing has changed since']
  return [formatDuration(result.duration), `${passed} passed`, failed > 0 ? `${failed} failed` : '']
}

/** @param {Result} result */
const mark = (result) => ({ passed: '✓', unchanged: '✓', failed: '✗', 'not run': '–' })[result.state]

/**
 * A table of the steps, followed by a line with the totals.
 *
 * @param {readonly StepResult[]} results
 */
export function summarize(results) {
  const rows = results.map(({ id, result }) => [`${mark(result)} ${id}`, ...cells(result)])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.flatMap(([title = '', duration = '', passed = '', rest = ''], index) => {
    const result = results[index]?.result
    const perBrowser = result && 'counts' in result ? result.counts.perBrowser : undefined
    return [
      [title.padEnd(widths[0] ?? 0), duration.padStart(widths[1] ?? 0), passed.padStart(widths[2] ?? 0), rest]
        .join('   ')
        .trimEnd(),
      ...(perBrowser ?? []).map((line) => `    ${line}`),
    ]
  })

  const counts = results.flatMap(({ result }) => (result.state === 'not run' ? [] : [result.counts]))
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  const hint = results.some(({ result }) => result.state === 'unchanged')
    ? ['"npm test -- --again" runs every step.']
    : []
  return [...lines, ...hint, '', `${passed} passed, ${failed} failed`].join('\n')
}
