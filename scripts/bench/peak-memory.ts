import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const interval = 500

/** The memory that the processes which this one has started hold together, in bytes. */
async function memoryOfChildren(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss='], { maxBuffer: 16 * 1024 * 1024 })
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const sumBelow = (parent: number): number =>
    processes.reduce((sum, [pid = 0, ppid, rss = 0]) => (ppid === parent ? sum + rss * 1024 + sumBelow(pid) : sum), 0)
  return sumBelow(process.pid)
}

/**
 * Runs a step and watches the memory of the processes that it starts.
 *
 * @returns the most that they held together at one moment, in bytes
 */
export async function peakMemory(step: () => Promise<void>): Promise<number> {
  let peak = 0
  let isWatching = true
  const watch = async (): Promise<void> => {
    while (isWatching) {
      peak = Math.max(peak, await memoryOfChildren())
      await new Promise((resolve) => setTimeout(resolve, interval))
    }
  }
  const watching = watch()
  try {
    await step()
  } finally {
    isWatching = false
    await watching
  }
  return peak
}
