import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Failure, Unavailable } from '../../src/lib/failure'
import type { GatsbyEnvironment } from './gatsby-environment'
import { logFolder, root } from './paths'
import { clearCache } from './stale-cache'

interface BuildRun {
  readonly environment: GatsbyEnvironment
  /** Shows all output, not only warnings and errors. */
  readonly verbose?: boolean
  /** Runs while Gatsby starts. If it fails, stops Gatsby and throws its error. */
  readonly meanwhile?: Promise<void>
}

const gatsbyCli = path.join(root, 'node_modules/gatsby/cli.js')

const logFile = path.join(logFolder, 'gatsby-build.log')

const seeLog = `The full output is in ${path.relative(root, logFile)}.`

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

/** Messages of gatsby-source-contentful when it could not read the space. */
const isFailedFetch = (line: string): boolean =>
  /(Fetching contentful data|Accessing your Contentful space) failed: |Error fetching (content types|tags): /.test(line)

/** The sentence of a `ContentError` (src/mapping/fields.ts) that has stopped Gatsby. */
function contentErrorIn(line: string): string | undefined {
  const start = line.indexOf('Entry "')
  const isError = start !== -1 && line.includes('", field "') && !line.trimStart().startsWith('warn')
  return isError ? `${line.slice(start)}.` : undefined
}

/**
 * Logs output to a file, and shows all lines or the notable ones.
 *
 * @returns `end` closes the file and returns the last lines, an error of the content, and whether Contentful could not
 *   be read or rejected the sync
 */
function keepOutput(streams: readonly Readable[], showsAll: boolean) {
  const log = createWriteStream(logFile)
  let last: readonly string[] = []
  let isRejected = false
  let isUnread = false
  let contentError: string | undefined
  for (const stream of streams) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`)
      if (line.trim() === '') return
      last = [...last.slice(1 - shownLines), line]
      isRejected ||= isRejectedSync(line)
      isUnread ||= isFailedFetch(line)
      contentError ??= contentErrorIn(line)
      if (showsAll || isNotable(line.trim())) console.log(`  ${line.trim()}`)
    })
  }
  return {
    end: async () => {
      log.end()
      await finished(log)
      return { lines: last.join('\n'), contentError, isRejected, isUnread }
    },
  }
}

const untilClosed = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })

/** Waits for a process, and passes on requests to stop. */
async function finish(child: ChildProcess): Promise<'ended' | 'stopped' | 'failed'> {
  const request = { isStopped: false }
  const stop = (signal: NodeJS.Signals): void => {
    request.isStopped = true
    child.kill(signal)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const code = await untilClosed(child)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (request.isStopped) return 'stopped'
  return code === 0 ? 'ended' : 'failed'
}

/** @returns undefined if the build was successful */
async function buildOnce({ environment, verbose = false, meanwhile }: BuildRun) {
  await mkdir(logFolder, { recursive: true })
  const child = spawn(process.execPath, [...buildHeap, gatsbyCli, 'build'], {
    cwd: root,
    env: { ...environment, NODE_ENV: 'production', FORCE_COLOR: '0', GATSBY_LOGGER: 'yurnalist' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = keepOutput([child.stdout, child.stderr], verbose)
  meanwhile?.catch(() => child.kill())
  const end = await finish(child)
  const { lines, contentError, isRejected, isUnread } = await output.end()
  if (end === 'ended') return undefined
  await meanwhile
  if (end === 'stopped') throw new Failure('The build was stopped; public/ may be incomplete.')
  const details = contentError ?? `The end of its output:\n\n${lines}`
  const message = `gatsby build failed. ${details}\n\n${seeLog}`
  return { isRejected, isUnread, message }
}

/**
 * Runs Gatsby's build. If Contentful rejects the sync, clears the cache and runs it once more, because a full sync may
 * fix it.
 *
 * @throws Unavailable if Contentful could not be read
 * @throws Failure with the end of the log, or if this process is stopped
 */
export async function runBuild(run: BuildRun): Promise<void> {
  let failure = await buildOnce(run)
  if (failure?.isRejected) {
    console.log('Contentful rejected the sync token of the last build; clearing the cache for a full sync …')
    await clearCache()
    failure = await buildOnce(run)
  }
  if (!failure) return
  const { isRejected, isUnread, message } = failure
  if (isRejected) throw new Failure(`Contentful rejected a full sync of the space. ${message}`)
  if (isUnread) throw new Unavailable(`Contentful could not be read: try again later.\n\n${seeLog}`)
  throw new Failure(message)
}

/** Gatsby's development server writes to the terminal itself. */
const spawnDevelop = (port: number, environment: GatsbyEnvironment): ChildProcess =>
  spawn(process.execPath, [gatsbyCli, 'develop', '--port', String(port)], {
    cwd: root,
    env: {
      ...environment,
      NODE_ENV: 'development',
      FORCE_COLOR: environment.FORCE_COLOR || (process.stdout.isTTY && !process.env.NO_COLOR ? '1' : '0'),
    },
    stdio: 'inherit',
  })

/**
 * Runs Gatsby's development server until this process is stopped.
 *
 * @throws Failure if it ends with an error
 */
export async function runDevelop(port: number, environment: GatsbyEnvironment): Promise<void> {
  if ((await finish(spawnDevelop(port, environment))) === 'failed')
    throw new Failure('gatsby develop failed. If Contentful rejected the sync, run "npm run clean" and try again.')
}

/** How long Gatsby may take to stop, in ms. */
const longestStop = 10_000

export interface GatsbyProcess {
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts Gatsby's development server, for a caller that watches it. */
export function startDevelop(port: number, environment: GatsbyEnvironment): GatsbyProcess {
  const child = spawnDevelop(port, environment)
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
