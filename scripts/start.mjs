// `npm start`: from a fresh clone to a site in the browser. It runs before anything is installed, so
// that it imports nothing but its own helpers and Node's modules.
import { nodeVersionProblem } from './support/node-version.mjs'

const problem = nodeVersionProblem(process.versions.node)
if (problem === undefined) {
  import('./support/start-site.mjs').then(({ startSite }) => startSite(process.argv.slice(2)))
} else {
  console.error(problem)
  process.exitCode = 1
}
