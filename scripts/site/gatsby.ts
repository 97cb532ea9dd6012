import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Failure } from '../support/command'
import type { GatsbyEnvironment } from './gatsby-environment'
import { logFolder, root } from './paths'
import { clearCache } from './stale-cache'

interface GatsbyRun {
  readonly environment: GatsbyEnvironment
  readonly verbose?: boolean
  /** Runs while Gatsby starts. If it fails, Gatsby is stopped and its error is thrown. */
  readonly meanwhile?: Promise<void>
}

const gatsbyCli = path.join(root, 'node_modules/gatsby/cli.js')

/**
 * How V8 manages the heaps of a build and of its workers, which inherit these options. On a machine with much memory,
 * V8 would let a heap grow to four times its live objects between collections. Queries and
 * rendering create many short-lived objects: twice the space for these halves their collections.
 */
const buildHeap = ['--heap-growing-percent=50', '--max-semi-space-size=32']

/** Lines of the log that are shown when Gatsby fails. */
const shownLines = 40

const isNotable = (line: string): boolean =>
  /^(warn(ing)?|error)\b|Hydration deferred|Building static HTML for/i.test(line)

const plainOutput = { FORCE_COLOR: '0', GATSBY_LOGGER: 'yurnalist' }

const terminalOutput = (environment: GatsbyEnvironment) => ({
  FORCE_COLOR: environment.FORCE_COLOR || (process.stdout.isTTY && !process.env.NO_COLOR ? '1' : '0'),
})

/**
 * Logs output to a file, and shows its notable lines.
 *
 * @returns `end` closes the file and returns the last lines
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

interface LogMessage {
  readonly action?: { readonly payload?: { readonly code?: unknown; readonly text?: unknown } }
}

/**
 * Answers that a full sync can fix: an invalid, expired or foreign token (400, 404, 410, 422), or too many changes
 * (400).
 */
const isRejectedSync = (message: LogMessage): boolean =>
  String(message.action?.payload?.code).endsWith('111003') &&
  /^Fetching contentful data failed: (\S+ )?(400|404|410|422)\b/.test(String(message.action?.payload?.text))

const isDeltaSync = (message: LogMessage): boolean =>
  String(message.action?.payload?.text).startsWith('Contentful: Sync changed items')

interface GatsbyEnd {
  readonly end: 'ended' | 'stopped' | 'failed'
  readonly rejected: 'delta' | 'full' | undefined
  readonly message: string
}

async function runOnce(
  args: readonly string[],
  { environment, verbose = false, meanwhile }: GatsbyRun,
): Promise<GatsbyEnd> {
  await mkdir(logFolder, { recursive: true })
  const logFile = path.join(logFolder, `gatsby-${args[0] ?? ''}.log`)
  const output = verbose ? 'inherit' : 'pipe'
  const heap = args[0] === 'build' ? buildHeap : []
  const child = spawn(process.execPath, [...heap, gatsbyCli, ...args], {
    cwd: root,
    env: {
      ...environment,
      ...(verbose ? terminalOutput(environment) : plainOutput),
      NODE_ENV: args[0] === 'develop' ? 'development' : 'production',
    },
    stdio: [verbose ? 'inherit' : 'ignore', output, output, 'ipc'],
  })
  const log = verbose ? undefined : keepOutput([child.stdout, child.stderr], logFile)
  const sync: { isDelta: boolean; rejected: GatsbyEnd['rejected'] } = { isDelta: false, rejected: undefined }
  child.on('message', (message: LogMessage) => {
    if (isDeltaSync(message)) sync.isDelta = true
    if (isRejectedSync(message)) sync.rejected = sync.isDelta ? 'delta' : 'full'
  })
  const request = { isStopped: false }
  const stop = (signal: NodeJS.Signals): void => {
    request.isStopped = true
    child.kill(signal)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  meanwhile?.catch(() => child.kill())
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  process.off('SIGINT', stop).off('SIGTERM', stop)
  const lastLines = await log?.end()
  if (code !== 0) await meanwhile

  const failed = `gatsby ${args.join(' ')} failed.`
  const details = `The end of its output:\n\n${lastLines}\n\nThe full output is in ${path.relative(root, logFile)}.`
  return {
    end: request.isStopped ? 'stopped' : code === 0 ? 'ended' : 'failed',
    rejected: sync.rejected,
    message: lastLines === undefined ? failed : `${failed} ${details}`,
  }
}

/**
 * Runs a Gatsby command; after a rejected sync token, clears the cache and runs it again.
 *
 * @returns whether it ended or this process was stopped
 * @throws Failure with the end of the log
 */
export async function runGatsby(args: readonly string[], run: GatsbyRun): Promise<'ended' | 'stopped'> {
  let last = await runOnce(args, run)
  if (last.end === 'failed' && last.rejected === 'delta') {
    console.log('Contentful rejected the sync token of the last build; clearing the cache for a full sync …')
    await clearCache()
    last = await runOnce(args, run)
  }
  if (last.end !== 'failed') return last.end
  throw new Failure(last.rejected ? `Contentful rejected a full sync of the space. ${last.message}` : last.message)
}
