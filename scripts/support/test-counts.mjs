// @ts-check

/** @typedef {{ passed: number, failed: number }} Counts */

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
 * Counts the tests in Playwright's report. One that passed when it was tried again has passed: its
 * first failure stands in the list of the run. An error outside of any test counts as one failed test.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: readonly unknown[] }} report
 * @returns {Counts}
 */
export const countEndToEndTests = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
})

/**
 * What a step adds to the last line: its tests where it has some, else itself. A step that fails adds
 * at least one failure, and a step that should have run tests and reports none has failed.
 *
 * @param {boolean} isGood whether its programs ended well
 * @param {Counts} [tests] of its report, if it has one
 * @returns {Counts}
 */
export function countStep(isGood, tests) {
  if (tests === undefined) return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const isEmpty = tests.passed + tests.failed === 0
  return { passed: tests.passed, failed: Math.max(tests.failed, isGood && !isEmpty ? 0 : 1) }
}
