// @ts-check
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { Listr, PRESET_TIMER } from 'listr2'
import { inRoot, root } from './paths.mjs'
import { countStep } from './test-results.mjs'
import { noProxy, noServices } from './variables'

/** @typedef {import('./test-steps.mjs').Step} Step */
/** @typedef {import('./test-results.mjs').Counts} Counts */

/** Folder of the step logs. */
const logFolder = '.local/test'

/** Number of output lines to show for a failed step. The log has all of them. */
const shownLines = 200

/** @param {Step} step */
const logOf = ({ id }) => `${logFolder}/${id}.log`

const stopping = new AbortController()

/** In a terminal, Ctrl-C reaches the programs directly. */
function stopWithPrograms() {
  stopping.abort()
  process.exit(1)
}

/**
 * Runs a program in the folder of the repository.
 *
 * @param {readonly string[]} command the program and its arguments
 * @param {NodeJS.ProcessEnv} env
 * @param {number} log open file for its output
 * @returns {Promise<boolean>} whether it succeeded
 */
const run = ([program = '', ...args], env, log) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', log, log], signal: stopping.signal })
    child.once('close', (code) => resolve(code === 0))
    child.once('error', (error) => {
      writeSync(log, `${error.message}\n`)
      resolve(false)
    })
  })

/**
 * Runs all commands of a step, even after a failure.
 *
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function runStep(step) {
  const { commands, report, variables } = step
  if (report) await rm(inRoot(report.file), { force: true })
  // Some programs prefer the lower-case name.
  const proxy = { NO_PROXY: noProxy(process.env), no_proxy: noProxy(process.env) }
  const env = { ...process.env, ...noServices, ...proxy, ...(await variables?.()) }
  const log = openSync(inRoot(logOf(step)), 'w')
  let isGood = true
  for (const command of commands) isGood = (await run(command, env, log)) && isGood
  closeSync(log)
  const tests =
    report &&
    (await readFile(inRoot(report.file), 'utf8')
      .then(report.count)
      .catch(() => ({ passed: 0, failed: 0 })))
  return countStep(isGood, tests)
}

/**
 * The end of a failed step's output, and its advice.
 *
 * @param {Step} step
 */
async function describeFailure(step) {
  const lines = (await readFile(inRoot(logOf(step)), 'utf8')).trimEnd().split('\n')
  return [
    `\n${step.id} failed (its full output is in ${logOf(step)}):\n`,
    ...lines.slice(-shownLines).map((line) => `    ${line}`),
    `\n  What to do: ${step.advice}`,
  ].join('\n')
}

/**
 * Runs steps in the order of the list, two in parallel. Steps that need all processors run last, one by one. A step
 * with `after` waits for that step and does not run if it fails. Shows progress, and the output of failed steps.
 *
 * @param {readonly Step[]} steps each one after the step that it waits for
 * @returns {Promise<readonly import('./test-results.mjs').StepResult[]>} in the order of the steps
 */
export async function runSteps(steps) {
  mkdirSync(inRoot(logFolder), { recursive: true })
  process.once('SIGTERM', stopWithPrograms).once('SIGHUP', stopWithPrograms)
  /** @type {Map<string | undefined, Promise<Counts | undefined>>} */
  const running = new Map()

  /** @param {Step} step */
  const start = async (step) => {
    const before = running.get(step.after)
    if (before && (await before)?.failed !== 0) return undefined
    return runStep(step)
  }
  /**
   * @param {readonly Step[]} chosen
   * @param {number} concurrent
   */
  const runAll = (chosen, concurrent) =>
    new Listr(
      chosen.map((step) => ({
        title: step.id,
        task: async (_context, task) => {
          const outcome = start(step)
          running.set(step.id, outcome)
          const counts = await outcome
          if (counts === undefined) task.skip(`${step.id}: not run, because "${step.after}" failed`)
          else if (counts.failed > 0) throw new Error(`${step.id}: see ${logOf(step)}`)
        },
      })),
      {
        concurrent,
        exitOnError: false,
        rendererOptions: { timer: PRESET_TIMER },
        fallbackRendererOptions: { timer: PRESET_TIMER },
      },
    ).run()

  await runAll(
    steps.filter(({ alone }) => !alone),
    2,
  )
  await runAll(
    steps.filter(({ alone }) => alone),
    1,
  )
  const results = []
  for (const step of steps) {
    const counts = await running.get(step.id)
    if (counts && counts.failed > 0) console.log(await describeFailure(step))
    results.push({ id: step.id, counts })
  }
  return results
}
