// `npm test`: from a fresh clone, everything that continuous integration checks. It runs before
// anything is installed, so that it imports nothing but its own helpers and Node's modules.
import { nodeVersionProblem } from './support/node-version.mjs'

const problem = nodeVersionProblem(process.versions.node)
if (problem === undefined) {
  import('./support/test-site.mjs').then(({ testSite }) => testSite(process.argv.slice(2)))
} else {
  console.error(problem)
  process.exitCode = 1
}
