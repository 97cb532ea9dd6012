import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Failure } from './failure'
import type { GatsbyEnvironment } from './gatsby-environment'
import { logFolder, root } from './paths'

interface GatsbyRun {
  readonly environment: GatsbyEnvironment
  /** Shows all of Gatsby's output instead of keeping it in a log. */
  readonly verbose?: boolean
}

const gatsbyCli = path.join(root, 'node_modules/gatsby/cli.js')

/** Lines of the log that are shown when Gatsby fails. */
const shownLines = 40

/** Lines of Gatsby's output that a reader should see even when the rest goes to the log. */
const isNotable = (line: string): boolean =>
  /^(warn(ing)?|error)\b|Hydration deferred|Building static HTML for/i.test(line)

/** For a log: no colors, and no lines that are broken or drawn over as in a terminal. */
const plainOutput = { FORCE_COLOR: '0', GATSBY_LOGGER: 'yurnalist' }

const terminalOutput = (environment: GatsbyEnvironment) => ({
  FORCE_COLOR: environment.FORCE_COLOR || (process.stdout.isTTY && !process.env.NO_COLOR ? '1' : '0'),
})

/**
 * Writes a program's output into a file, and shows the lines of it that matter.
 *
 * @returns `end` closes the file and gives the end of the output
 */
function keepOutput(streams: readonly (Readable | null)[], file: string): { end: () => Promise<string> } {
  const log = createWriteStream(file)
  let last: readonly string[] = []
  for (const stream of streams) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`)
      if (line.trim() === '') return
      last = [...last.slice(1 - shownLines), line]
      if (isNotable(line.trim())) console.log(`  ${line.trim()}`)
    })
  }
  return {
    end: async () => {
      log.end()
      await finished(log)
      return last.join('\n')
    },
  }
}

/**
 * Runs a Gatsby command until it ends or this process is told to stop.
 *
 * @returns which of the two came first
 * @throws Failure with the end of the log when the command fails
 */
export async function runGatsby(
  args: readonly string[],
  { environment, verbose = false }: GatsbyRun,
): Promise<'ended' | 'stopped'> {
  await mkdir(logFolder, { recursive: true })
  const logFile = path.join(logFolder, `gatsby-${args[0] ?? ''}.log`)
  const child = spawn(process.execPath, [gatsbyCli, ...args], {
    cwd: root,
    env: {
      ...environment,
      ...(verbose ? terminalOutput(environment) : plainOutput),
      NODE_ENV: args[0] === 'develop' ? 'development' : 'production',
    },
    stdio: verbose ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const output = verbose ? undefined : keepOutput([child.stdout, child.stderr], logFile)
  const request = { isStopped: false }
  const stop = (signal: NodeJS.Signals): void => {
    request.isStopped = true
    child.kill(signal)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  process.off('SIGINT', stop).off('SIGTERM', stop)
  const lastLines = await output?.end()

  if (request.isStopped) return 'stopped'
  if (code === 0) return 'ended'
  const failed = `gatsby ${args.join(' ')} failed.`
  throw new Failure(
    lastLines === undefined
      ? failed
      : `${failed} The end of its output:\n\n${lastLines}\n\nAll of it is in ${path.relative(root, logFile)}.`,
  )
}
