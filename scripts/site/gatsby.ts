import { spawn, type ChildProcess } from 'node:child_process'
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
  /** Shows all output of a build, not only warnings and errors. Develop always does. */
  readonly verbose?: boolean
  /** Runs while Gatsby starts. If it fails, stops Gatsby and throws its error. */
  readonly meanwhile?: Promise<void>
}

const gatsbyCli = path.join(root, 'node_modules/gatsby/cli.js')

/**
 * V8 options for the build and its workers, which inherit them. On a machine with much memory, V8 would let a heap grow
 * to four times its live objects between collections. Queries and rendering create many short-lived objects, so twice
 * the space halves their collections.
 */
const buildHeap = ['--heap-growing-percent=50', '--max-semi-space-size=32']

/** Number of log lines to show when Gatsby fails. */
const shownLines = 40

const isNotable = (line: string): boolean =>
  /^(warn(ing)?|error)\b|Hydration deferred|Building static HTML for/i.test(line)

/**
 * Messages of gatsby-source-contentful that a full sync can fix: an invalid, expired or foreign token (400, 404, 410,
 * 422), or too many changes (400).
 */
const isRejectedSync = (line: string): boolean =>
  /Fetching contentful data failed: (\S+ )?(400|404|410|422)\b/.test(line)

/** The sentence of a `ContentError` (src/mapping/fields.ts) that has stopped Gatsby. */
function contentErrorIn(line: string): string | undefined {
  const start = line.indexOf('Entry "')
  const isError = start !== -1 && line.includes('", field "') && !line.trimStart().startsWith('warn')
  return isError ? `${line.slice(start)}.` : undefined
}

/** Gatsby develop writes to the terminal itself. */
const terminalOutput = ({ FORCE_COLOR }: GatsbyEnvironment) => ({
  NODE_ENV: 'development',
  FORCE_COLOR: FORCE_COLOR || (process.stdout.isTTY && !process.env.NO_COLOR ? '1' : '0'),
})

const plainOutput = { NODE_ENV: 'production', FORCE_COLOR: '0', GATSBY_LOGGER: 'yurnalist' }

/**
 * Logs output to a file, and shows all lines or the notable ones.
 *
 * @returns `end` closes the file and returns the last lines, an error of the content, and whether Contentful rejected
 *   the sync
 */
function keepOutput(streams: readonly (Readable | null)[], file: string, showsAll: boolean) {
  const log = createWriteStream(file)
  let last: readonly string[] = []
  let isRejected = false
  let contentError: string | undefined
  for (const stream of streams) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`)
      if (line.trim() === '') return
      last = [...last.slice(1 - shownLines), line]
      isRejected ||= isRejectedSync(line)
      contentError ??= contentErrorIn(line)
      if (showsAll || isNotable(line.trim())) console.log(`  ${line.trim()}`)
    })
  }
  return {
    end: async () => {
      log.end()
      await finished(log)
      return { lines: last.join('\n'), contentError, isRejected }
    },
  }
}

interface GatsbyEnd {
  readonly end: 'ended' | 'stopped' | 'failed'
  readonly isRejected: boolean
  readonly message: string
}

function spawnGatsby(args: readonly string[], environment: GatsbyEnvironment): ChildProcess {
  const isBuild = args[0] === 'build'
  return spawn(process.execPath, [...(isBuild ? buildHeap : []), gatsbyCli, ...args], {
    cwd: root,
    env: { ...environment, ...(isBuild ? plainOutput : terminalOutput(environment)) },
    stdio: isBuild ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
}

const untilClosed = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })

/** How long Gatsby may take to stop, in ms. */
const longestStop = 10_000

export interface GatsbyProcess {
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts Gatsby's development server, for a caller that watches it. */
export function startGatsby(port: number, environment: GatsbyEnvironment): GatsbyProcess {
  const child = spawnGatsby(['develop', '--port', String(port)], environment)
  const ended = untilClosed(child).then(
    () => undefined,
    (error: unknown) => console.error(error),
  )
  return {
    ended,
    stop: async () => {
      child.kill()
      const timer = setTimeout(() => child.kill('SIGKILL'), longestStop)
      await ended
      clearTimeout(timer)
    },
  }
}

async function runOnce(
  args: readonly string[],
  { environment, verbose = false, meanwhile }: GatsbyRun,
): Promise<GatsbyEnd> {
  await mkdir(logFolder, { recursive: true })
  const isBuild = args[0] === 'build'
  const child = spawnGatsby(args, environment)
  const logFile = path.join(logFolder, 'gatsby-build.log')
  const log = isBuild ? keepOutput([child.stdout, child.stderr], logFile, verbose) : undefined
  const request = { isStopped: false }
  const stop = (signal: NodeJS.Signals): void => {
    request.isStopped = true
    child.kill(signal)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  meanwhile?.catch(() => child.kill())
  const code = await untilClosed(child)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  const kept = await log?.end()
  if (code !== 0) await meanwhile

  const details = kept
    ? `${kept.contentError ?? `The end of its output:\n\n${kept.lines}`}\n\nThe full output is in ${path.relative(root, logFile)}.`
    : 'If Contentful rejected the sync, run "npm run clean" and try again.'
  return {
    end: request.isStopped ? 'stopped' : code === 0 ? 'ended' : 'failed',
    isRejected: kept?.isRejected ?? false,
    message: `gatsby ${args.join(' ')} failed. ${details}`,
  }
}

/**
 * Runs a Gatsby command. If Contentful rejects the sync of a build, clears the cache and runs it once more, because a
 * full sync may fix it.
 *
 * @returns whether it ended or this process was stopped
 * @throws Failure with the end of the log
 */
export async function runGatsby(args: readonly string[], run: GatsbyRun): Promise<'ended' | 'stopped'> {
  let last = await runOnce(args, run)
  if (last.end === 'failed' && last.isRejected) {
    console.log('Contentful rejected the sync token of the last build; clearing the cache for a full sync …')
    await clearCache()
    last = await runOnce(args, run)
  }
  if (last.end !== 'failed') return last.end
  throw new Failure(last.isRejected ? `Contentful rejected a full sync of the space. ${last.message}` : last.message)
}
