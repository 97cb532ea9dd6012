// @ts-check
import { formatDuration } from './progress.mjs'

/** @typedef {import('./run-steps.mjs').Result} Result */

/** @param {Result} result */
const cells = (result) =>
  result.state === 'not run'
    ? ['', '', `not run: ${result.reason}`]
    : [
        formatDuration(result.duration),
        `${result.counts.passed} passed`,
        result.counts.failed > 0 ? `${result.counts.failed} failed` : '',
      ]

/** @param {Result} result */
const mark = (result) => ({ passed: '✓', failed: '✗', 'not run': '–' })[result.state]

/**
 * A table of the steps, and below it the line that sums them up.
 *
 * @param {readonly import('./run-steps.mjs').StepResult[]} results
 */
export function summarize(results) {
  const rows = results.map(({ id, result }) => [`${mark(result)} ${id}`, ...cells(result)])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map(([title = '', duration = '', passed = '', rest = '']) =>
    [title.padEnd(widths[0] ?? 0), duration.padStart(widths[1] ?? 0), passed.padStart(widths[2] ?? 0), rest]
      .join('   ')
      .trimEnd(),
  )

  const counts = results.flatMap(({ result }) => (result.state === 'not run' ? [] : [result.counts]))
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  return [...lines, '', `${passed} passed, ${failed} failed`].join('\n')
}
