import { monitorEventLoopDelay } from 'node:perf_hooks'
import { messageOf } from '../../src/lib/message-of'
import { isDiskFull } from '../store/disk-reserve'
import type { LeadStore } from '../store/lead-store'
import type { Alert } from './alerts'

/** A longer block of the event loop causes a warning, in ms. */
const tolerableBlock = 1000

/** With less free space, the disk counts as full, in bytes. */
const worryingSpace = 1024 * 1024

/** In ms. */
const watchEvery = 30_000

/** Measures how long the event loop is blocked. */
function measureBlocks(): () => number {
  const delay = monitorEventLoopDelay()
  delay.enable()
  return () => {
    const longest = delay.max / 1e6
    delay.reset()
    return longest
  }
}

/**
 * Warns when leads cannot be stored, when the disk of an embedded database is full, and when the event loop is
 * blocked.
 *
 * @param longestBlock the longest block of the event loop since the last call, in ms
 * @returns a function that stops the checks
 */
export function watchServer(
  store: () => Promise<Pick<LeadStore, 'probe' | 'diskSpace'>>,
  alert: Alert,
  longestBlock = measureBlocks(),
): () => void {
  const lookAtStore = async (): Promise<void> => {
    try {
      const open = await store()
      await open.probe()
      const space = await open.diskSpace()
      if (space && (space.reserved === 0 || space.free < worryingSpace)) {
        await alert(
          'full disk',
          'The disk of the leads database is full. Leads are stored in the space reserved for them.',
        )
      }
    } catch (error) {
      if (isDiskFull(error)) await alert('full disk', 'No lead can be stored: the disk of the database is full.')
      else await alert('failing database', `No lead can be stored. ${messageOf(error)}`)
    }
  }

  const look = async (): Promise<void> => {
    const block = longestBlock()
    if (block > tolerableBlock) {
      await alert('blocked server', `The event loop was blocked for ${(block / 1000).toFixed(1)} seconds.`)
    }
    await lookAtStore()
  }

  const timer = setInterval(() => void look(), watchEvery).unref()
  return () => clearInterval(timer)
}
