// `npm start`: from a fresh clone to a site in the browser. It runs before anything is installed, so it
// imports only its own helpers and Node's modules, and on a Node that is too old only the check for that.
import { nodeVersionProblem } from './support/node-version.mjs'

/**
 * Installs missing packages, then builds and serves the site until it is stopped.
 *
 * @param {readonly string[]} args options of `scripts/site.ts start`
 * @returns {Promise<number>} exit status
 */
async function startSite(args) {
  const [{ install }, { createProgress }, { run }] = await Promise.all([
    import('./support/install.mjs'),
    import('./support/progress.mjs'),
    import('./support/run.mjs'),
  ])
  const problem = await install(createProgress())
  if (problem !== undefined) {
    console.error(problem)
    return 1
  }
  const command = [process.execPath, '--import', 'tsx', 'scripts/site.ts', 'start', ...args]
  return (await run(command, { output: 'show' })).code
}

const problem = nodeVersionProblem(process.versions.node)
if (problem === undefined) {
  startSite(process.argv.slice(2)).then((code) => {
    process.exitCode = code
  })
} else {
  console.error(problem)
  process.exitCode = 1
}
