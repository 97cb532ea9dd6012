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
 * Runs steps: those that can share the machine side by side, then the others one by one. A step that
 * fails keeps only those from running that build on it.
 *
 * @param {readonly Step[]} steps
 * @param {object} options
 * @param {number} options.atOnce how many may run side by side
 * @param {(step: Step) => Promise<Result>} options.runStep
 * @returns {Promise<readonly StepResult[]>} in the order of the steps
 */
export async function runSteps(steps, { atOnce, runStep }) {
  /** @type {Map<string, Result>} */
  const results = new Map()

  const queue = steps.filter(({ alone }) => !alone)
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.set(step.id, await runStep(step))
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  for (const step of steps.filter(({ alone }) => alone)) {
    const before = step.after === undefined ? undefined : results.get(step.after)
    results.set(
      step.id,
      before === undefined || before.state === 'passed'
        ? await runStep(step)
        : { state: 'not run', reason: `"${step.after}" failed` },
    )
  }
  return steps.flatMap(({ id }) => {
    const result = results.get(id)
    return result ? [{ id, result }] : []
  })
}
