import { runSteps } from './run-steps.mjs'
import type { Result } from './run-steps.mjs'
import type { Step } from './test-steps.mjs'

const step = (id: string, more: Partial<Step> = {}): Step => ({ id, commands: [], advice: '', ...more })

const passed: Result = { state: 'passed', counts: { passed: 1, failed: 0 }, duration: 1 }
const failed: Result = { state: 'failed', counts: { passed: 0, failed: 1 }, duration: 1 }

/** Runs the steps, those with the names given ending badly, and records what began and ended when. */
async function record(steps: readonly Step[], failing: readonly string[] = []) {
  const events: string[] = []
  let most = 0
  let now = 0
  const results = await runSteps(steps, {
    atOnce: 2,
    runStep: async ({ id }) => {
      events.push(id)
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, 5))
      now--
      return failing.includes(id) ? failed : passed
    },
  })
  return { events, most, results: results.map(({ id, result }) => [id, result.state]) }
}

it('runs at most so many steps side by side', async () => {
  const { events, most } = await record([step('a'), step('b'), step('c')])
  expect(events).toEqual(['a', 'b', 'c'])
  expect(most).toBe(2)
})

it('runs steps that need the machine one by one, after the others', async () => {
  const { events, most } = await record([step('build', { alone: true }), step('e2e', { alone: true }), step('a')])
  expect(events).toEqual(['a', 'build', 'e2e'])
  expect(most).toBe(1)
})

it('runs what builds on a step once that step has ended, before what comes later in the list', async () => {
  const steps = [step('build'), step('unit'), step('integration', { after: 'build' }), step('lint'), step('types')]
  expect((await record(steps)).events).toEqual(['build', 'unit', 'integration', 'lint', 'types'])
})

it('uses the time until then for other steps', async () => {
  const steps = [step('build'), step('integration', { after: 'build' }), step('unit')]
  expect((await record(steps)).events).toEqual(['build', 'unit', 'integration'])
})

it('goes on after a failure, but not with what builds on it', async () => {
  const steps = [
    step('lint'),
    step('build'),
    step('integration', { after: 'build' }),
    step('e2e', { alone: true, after: 'build' }),
    step('other', { alone: true }),
  ]
  const { results } = await record(steps, ['lint', 'build'])
  expect(results).toEqual([
    ['lint', 'failed'],
    ['build', 'failed'],
    ['integration', 'not run'],
    ['e2e', 'not run'],
    ['other', 'passed'],
  ])
})

it('runs a step alone when what it builds on is not asked for', async () => {
  expect((await record([step('e2e', { alone: true, after: 'build' })])).results).toEqual([['e2e', 'passed']])
})
