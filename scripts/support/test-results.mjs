// @ts-check

/**
 * Numbers of tests.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [perBrowser] a line with the numbers of each browser
 */

/**
 * The result of a step.
 *
 * @typedef {object} StepResult
 * @property {string} id
 * @property {Counts} [counts] absent if it did not run
 */

/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} JestReport */

/**
 * Counts the tests in Jest's report. A file that cannot run counts as one failed test.
 *
 * @param {string} text JSON
 * @returns {Counts}
 */
export function countUnitTests(text) {
  /** @type {JestReport} */
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text)
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/**
 * A suite in Playwright's report: a file, or a group of tests in it.
 *
 * @typedef {object} Suite
 * @property {readonly Suite[]} [suites]
 * @property {readonly { tests: readonly { projectName: string, status: string }[] }[]} [specs]
 */

/**
 * Playwright's report. `browsers` has the version in each project, null where the browser is missing.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ metadata: { browsers: Record<string, string | null> } }} config
 * @property {readonly Suite[]} suites
 * @property {{ expected: number, unexpected: number }} stats
 * @property {readonly unknown[]} errors
 */

/**
 * The projects and results of all tests in a suite.
 *
 * @param {Suite} suite
 * @returns {{ projectName: string, status: string }[]}
 */
const testsIn = ({ suites = [], specs = [] }) => [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)]

/**
 * Counts the tests in Playwright's report, in total and for each browser. An error outside of any test counts as one
 * failed test.
 *
 * @param {string} text JSON
 * @returns {Counts}
 */
export function countEndToEndTests(text) {
  /** @type {PlaywrightReport} */
  const { config, suites, stats, errors } = JSON.parse(text)
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
 * What a step adds to the totals: its tests, or itself if it has none. A failed step adds at least one failure. A step
 * whose report should have tests but has none has failed.
 *
 * @param {boolean} isGood whether its programs succeeded
 * @param {Counts} [tests] of its report, if it has one
 * @returns {Counts}
 */
export function countStep(isGood, tests) {
  if (tests === undefined) return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const isEmpty = tests.passed + tests.failed === 0
  return { ...tests, failed: Math.max(tests.failed, isGood && !isEmpty ? 0 : 1) }
}

/**
 * A table of the steps, followed by a line with the totals.
 *
 * @param {readonly StepResult[]} results
 */
export function summarize(results) {
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
  /** @param {'passed' | 'failed'} which */
  const total = (which) => results.reduce((sum, { counts }) => sum + (counts?.[which] ?? 0), 0)
  return [...lines, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n')
}
