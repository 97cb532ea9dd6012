// `npm test`: from a fresh clone, all checks of continuous integration. Before it installs the packages, it may import
// only `install.mjs`.
import { parseArgs } from 'node:util'
import { install } from './support/install.mjs'

/** @returns {Promise<boolean>} whether all steps have passed */
async function test() {
  if (!(await install())) {
    console.log('\n0 passed, 1 failed')
    return false
  }
  await import('tsx')
  const { chooseSteps } = await import('./support/test-steps.mjs')
  const { runSteps } = await import('./support/run-steps.mjs')
  const { summarize } = await import('./support/test-results.mjs')
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const results = await runSteps(chooseSteps(values.only))
  console.log(`\n${summarize(results)}`)
  return results.every(({ counts }) => counts?.failed === 0)
}

test().then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
