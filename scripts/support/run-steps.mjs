// @ts-check

/** @typedef {import('./test-steps.mjs').Step} Step */
/** @typedef {import('./test-counts.mjs').Counts} Counts */

/**
 * How a step ended.
 *
 * @typedef {{ state: 'passed' | 'failed', counts: Counts, duration: number } | { state: 'not run', reason: string }} Result
 */

/** @typedef {{ id: string, result: Result }} StepResult */

/**
 * Runs steps side by side, the first in the list that can run. A step that others build on comes before
 * them, and they are not run when it fails. A step that needs the whole machine runs after the others.
 *
 * @param {readonly Step[]} steps
 * @param {object} options
 * @param {number} options.atOnce how many may run side by side
 * @param {(step: Step) => Promise<Result>} options.runStep
 * @returns {Promise<readonly StepResult[]>} in the order of the steps
 */
export async function runSteps(steps, { atOnce, runStep }) {
  const isChosen = new Set(steps.map(({ id }) => id))
  const waiting = [...steps]
  /** @type {Map<string, Result>} */
  const results = new Map()
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()

  /** @param {Step} step */
  const start = async (step) => {
    const before = step.after === undefined ? undefined : results.get(step.after)
    const result =
      before === undefined || before.state === 'passed'
        ? await runStep(step)
        : /** @type {Result} */ ({ state: 'not run', reason: `"${step.after}" failed` })
    results.set(step.id, result)
  }
  /** @param {Step} step */
  const canRun = ({ alone, after }) =>
    (after === undefined || !isChosen.has(after) || results.has(after)) &&
    (alone ? running.size === 0 && waiting.every((step) => step.alone) : running.size < atOnce)

  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(canRun)
    const [step] = index === -1 ? [] : waiting.splice(index, 1)
    if (!step) {
      await Promise.race(running.values())
      continue
    }
    const ending = start(step).then(() => void running.delete(step.id))
    running.set(step.id, ending)
    if (step.alone) await ending
  }
  return steps.flatMap(({ id }) => {
    const result = results.get(id)
    return result ? [{ id, result }] : []
  })
}
