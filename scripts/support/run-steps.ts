import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { Listr, PRESET_TIMER } from 'listr2'
import { inRoot, root } from './paths.mjs'
import { countStep, type Counts, type StepResult } from './test-results'
import type { Command, Step } from './test-steps'
import { noProxy, noServices } from './variables'

const logFolder = '.local/test'

/** Number of output lines to show for a failed step. The log has all of them. */
const shownLines = 200

const logOf = ({ id }: Step): string => `${logFolder}/${id}.log`

const stopping = new AbortController()

/** In a terminal, Ctrl-C reaches the programs directly. */
function stopWithPrograms(): void {
  stopping.abort()
  process.exit(1)
}

/**
 * Runs a program in the folder of the repository.
 *
 * @param log open file for its output
 * @returns whether it succeeded
 */
const run = ([program, ...args]: Command, env: NodeJS.ProcessEnv, log: number): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', log, log], signal: stopping.signal })
    child.once('close', (code) => resolve(code === 0))
    child.once('error', (error) => {
      writeSync(log, `${error.message}\n`)
      resolve(false)
    })
  })

/** Runs all commands of a step, even after a failure. */
async function runStep(step: Step): Promise<Counts> {
  const { commands, report, variables } = step
  if (report) await rm(inRoot(report.file), { force: true })
  // Some programs prefer the lower-case name.
  const proxy = { NO_PROXY: noProxy(process.env), no_proxy: noProxy(process.env) }
  const env = { ...process.env, ...noServices, ...proxy, ...(await variables?.()) }
  const log = openSync(inRoot(logOf(step)), 'w')
  let isGood = true
  for (const command of commands) isGood = (await run(command, env, log)) && isGood
  closeSync(log)
  if (!report) return countStep(isGood)
  const text = readFile(inRoot(report.file), 'utf8')
  return countStep(isGood, await text.then(report.count).catch(() => ({ passed: 0, failed: 0 })))
}

/** The end of a failed step's output, and its advice. */
async function describeFailure(step: Step): Promise<string> {
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
 * @param steps each one after the step that it waits for
 * @returns results in the order of the steps
 */
export async function runSteps(steps: readonly Step[]): Promise<readonly StepResult[]> {
  mkdirSync(inRoot(logFolder), { recursive: true })
  process.once('SIGTERM', stopWithPrograms).once('SIGHUP', stopWithPrograms)
  const running = new Map<string | undefined, Promise<Counts | undefined>>()

  const start = async (step: Step): Promise<Counts | undefined> => {
    const before = running.get(step.after)
    if (before && (await before)?.failed !== 0) return undefined
    return runStep(step)
  }
  const runAll = async (chosen: readonly Step[], concurrent: number): Promise<void> => {
    const tasks = chosen.map((step) => ({
      title: step.id,
      task: async (_context: unknown, task: { skip: (message: string) => void }) => {
        const outcome = start(step)
        running.set(step.id, outcome)
        const counts = await outcome
        if (counts === undefined) task.skip(`${step.id}: not run, because "${step.after}" failed`)
        else if (counts.failed > 0) throw new Error(`${step.id}: see ${logOf(step)}`)
      },
    }))
    const options = { timer: PRESET_TIMER }
    await new Listr(tasks, {
      concurrent,
      exitOnError: false,
      rendererOptions: options,
      fallbackRendererOptions: options,
    }).run()
  }

  const together = steps.filter(({ alone }) => !alone)
  await runAll(together, 2)
  const others = steps.filter(({ alone }) => alone)
  await runAll(others, 1)
  const results: StepResult[] = []
  for (const step of steps) {
    const counts = await running.get(step.id)
    if (counts && counts.failed > 0) console.log(await describeFailure(step))
    results.push({ id: step.id, counts })
  }
  return results
}
