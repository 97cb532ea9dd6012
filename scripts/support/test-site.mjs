// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { freePort } from './free-port.mjs'
import { install } from './install.mjs'
import { inRoot } from './paths.mjs'
import { createProgress } from './progress.mjs'
import { countStep, runSteps, summarize } from './run-steps.mjs'
import { run } from './run.mjs'
import { openRecords, runIfChanged } from './step-records.mjs'
import { chooseSteps, resultFolder } from './test-steps.mjs'

/** @typedef {import('./test-steps.mjs').Step} Step */

/** Lines of a failed step's output that are shown. The log has all of them. */
const shownLines = 200

/** Steps that run side by side. More than processors would only slow each down. */
const atOnce = Math.min(2, os.availableParallelism())

let isStopped = false

/** @param {string} text */
const indent = (text) => text.replace(/^(?=.)/gm, '    ')

/**
 * The end of an output.
 *
 * @param {string} output
 * @param {string} log file that has all of it
 */
function excerpt(output, log) {
  const lines = output.trimEnd().split('\n')
  if (lines.length <= shownLines) return lines.join('\n')
  return [
    `(last ${shownLines} of ${lines.length} lines; the full output is in ${log})`,
    ...lines.slice(-shownLines),
  ].join('\n')
}

/**
 * The tests that a step reports.
 *
 * @param {NonNullable<Step['report']>} report
 * @returns {Promise<import('./run-steps.mjs').Counts>} zeros when there is no report
 */
async function readCounts({ file, count }) {
  try {
    return count(JSON.parse(await readFile(inRoot(file), 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/**
 * Runs one step and shows its output when it fails.
 *
 * @param {Step} step
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<import('./run-steps.mjs').Result>}
 */
async function runStep(step, progress) {
  progress.begin(step.id)
  if (step.report) await rm(inRoot(step.report.file), { force: true })
  const environment = { ...(step.needsPort ? { PORT: String(await freePort()) } : {}), ...step.variables?.() }

  const outcomes = []
  for (const command of step.commands) outcomes.push(await run(command, { output: 'keep', environment }))
  // When interrupted, report no result and start no further steps.
  if (isStopped) process.exit(1)

  const output = stripVTControlCharacters(outcomes.map((outcome) => outcome.output).join(''))
  const log = `${resultFolder}/${step.id}.log`
  await writeFile(inRoot(log), output)

  const isGood = outcomes.every(({ code }) => code === 0)
  const counts = countStep(isGood, step.report && (await readCounts(step.report)))
  const state = counts.failed === 0 ? 'passed' : 'failed'
  const duration = progress.end(step.id, state === 'passed')
  if (state === 'failed') progress.print(`\n${indent(excerpt(output, log))}\n\n  What to do: ${step.advice}\n`)
  return { state, counts, duration }
}

/**
 * Installs what is missing, runs the steps and sums them up. The exit status is 1 when one fails.
 *
 * @param {readonly string[]} args `--only unit,e2e` for some steps, `--again` also for those that have passed with
 *   the same files
 */
export async function testSite(args) {
  process.exitCode = 1
  try {
    const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' }, again: { type: 'boolean' } } })
    const steps = chooseSteps(values.only)
    const progress = createProgress()

    const problem = await install(progress)
    if (problem !== undefined) {
      console.log(`${problem}\n\n0 passed, 1 failed`)
      return
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.once(signal, () => {
        isStopped = true
      })
    }
    await mkdir(inRoot(resultFolder), { recursive: true })
    const records = await openRecords(inRoot(resultFolder, 'passed.json'))
    const results = await runSteps(steps, {
      atOnce,
      runStep: (step) => runIfChanged(step, () => runStep(step, progress), { records, again: values.again }),
    })
    console.log(`\n${summarize(results)}`)
    if (results.every(({ result }) => result.state === 'passed' || result.state === 'unchanged')) process.exitCode = 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
