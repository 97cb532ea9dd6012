import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../src/lib/failure'
import type { GatsbyProcess } from '../site/gatsby'
import { createGatsbyClient, longestRefresh, lookPause } from './gatsby-client'

export interface GatsbyServerOptions {
  /** Where Gatsby's development server answers, without a trailing slash. */
  readonly origin: string
  /** The token of its refresh endpoint. */
  readonly token: string
  readonly start: () => GatsbyProcess
  /** Clears Gatsby's cache before another start: it keeps entries that no longer exist. */
  readonly clear: () => Promise<void>
  /** Gatsby is started again when it uses more memory, in bytes. */
  readonly memoryLimit: number
}

/** Ms before Gatsby is started again after it has ended by itself, such as when Contentful does not answer. */
const restartPause = 2000

const megabyte = 1024 * 1024

export type GatsbyServer = ReturnType<typeof createGatsbyServer>

/** Supervises Gatsby's development server. */
export function createGatsbyServer(options: GatsbyServerOptions) {
  const client = createGatsbyClient(options.origin, options.token)
  let current: GatsbyProcess | undefined
  let isReady = false
  let isStopped = false
  let isRestarting = false
  /** How often it was started. */
  let starts = 0
  /** The number of the last refresh that is complete. */
  let completed = 0

  async function start(): Promise<{ readonly ended: Promise<void>; readonly wasReady: boolean }> {
    const own = options.start()
    current = own
    const life = { hasEnded: false }
    const ended = own.ended.then(() => {
      life.hasEnded = true
      isReady = false
    })
    await client.untilReady(() => !life.hasEnded)
    isReady = !life.hasEnded
    starts += 1
    return { ended, wasReady: isReady }
  }

  async function runOnce(): Promise<void> {
    const { ended, wasReady } = await start()
    if (wasReady) {
      console.log('The preview is ready.')
    } else if (starts === 1 && !isStopped) {
      throw new Failure('Gatsby could not start. Its output above says why.')
    }
    await ended
    if (isStopped) return
    if (!isRestarting) {
      console.log('Gatsby has ended. Starting it again.')
      await sleep(restartPause)
    }
    isRestarting = false
    await options.clear()
  }

  /**
   * Runs Gatsby until `stop`, and starts it again when it ends.
   *
   * @throws Failure if it ends before it has ever been ready
   */
  async function run(): Promise<void> {
    while (!isStopped) await runOnce()
  }

  async function untilReady(): Promise<void> {
    while (!isReady && !isStopped) await sleep(lookPause)
  }

  /** Starts Gatsby again without its cache. Resolves when it is ready. */
  async function restart(): Promise<void> {
    await untilReady()
    isRestarting = true
    await current?.stop()
    await untilReady()
  }

  /** Fetches changes. Resolves when pages show them. */
  async function refresh(): Promise<void> {
    await untilReady()
    const own = current
    const isRunning = (): boolean => own === current && isReady
    const state = await client.refresh(isRunning)
    if (state) {
      completed = state.refresh
      if (state.memory <= options.memoryLimit) return
      const [used, allowed] = [state.memory, options.memoryLimit].map((bytes) => Math.round(bytes / megabyte))
      console.log(`Gatsby uses ${used} MB of memory; PREVIEW_MEMORY_MB allows ${allowed}. Starting it again.`)
      return restart()
    }
    // If Gatsby has ended, its next start fetches the changes.
    if (!isRunning()) return
    console.log(`Gatsby has not finished a refresh in ${longestRefresh / 1000} s. Starting it again.`)
    return restart()
  }

  return {
    state: () => ({ isReady, starts, refreshes: completed }),
    run,
    refresh,
    restart,
    stop: async () => {
      isStopped = true
      await current?.stop()
    },
  }
}
