/** Runs the steps of `npm test` (docs/guides/commands.md), after the installation of the packages. */
import { readArguments } from '../server/read-arguments'
import { reportFailure } from '../src/lib/failure'
import { runSteps } from './support/run-steps'
import { summarize } from './support/test-results'
import { chooseSteps } from './support/test-steps'

async function main(): Promise<void> {
  const { values } = readArguments(process.argv.slice(2), { options: { only: { type: 'string' } } })
  const results = await runSteps(chooseSteps(values.only))
  console.log(`\n${summarize(results)}`)
  if (results.some(({ counts }) => counts?.failed !== 0)) process.exitCode = 1
}

main().catch(reportFailure)
