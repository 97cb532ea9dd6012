import { randomBytes } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** In bytes. */
export interface DiskSpace {
  /** What is kept free for leads; 0 once it is given up. */
  readonly reserved: number
  readonly free: number
}

/** Space that is kept free on the disk for leads, for the day when everything else is full. */
export interface DiskReserve {
  /**
   * Takes the space, unless it is taken already.
   *
   * @returns whether there was enough
   */
  readonly keep: () => Promise<boolean>
  /** Gives the space up. */
  readonly release: () => Promise<void>
  /** @returns `undefined` when the disk is not this machine's */
  readonly space: () => Promise<DiskSpace | undefined>
}

/** For a database on a server: its disk is the server's own affair. */
export const noReserve: DiskReserve = {
  keep: () => Promise.resolve(true),
  release: () => Promise.resolve(),
  space: () => Promise.resolve(undefined),
}

/** In bytes: some thousands of leads without files. */
const reserveSize = 16 * 1024 * 1024

/** In bytes. To make all of it random would take long. */
const blockSize = 1024 * 1024

/**
 * @param file is made to take the space
 * @param size in bytes
 */
export const createReserve = (file: string, size = reserveSize): DiskReserve => ({
  keep: async () => {
    const known = await stat(file).catch(() => undefined)
    if (known?.size === size) return true
    try {
      // Random: some file systems take no space for zeros.
      await writeFile(file, Buffer.alloc(size, randomBytes(blockSize)), { mode: 0o600 })
      return true
    } catch {
      await rm(file, { force: true })
      return false
    }
  },
  release: () => rm(file, { force: true }),
  space: async () => {
    const known = await stat(file).catch(() => undefined)
    const { bavail, bsize } = await statfs(path.dirname(file))
    return { reserved: known?.size ?? 0, free: bavail * bsize }
  },
})

/** Codes of SQLite and of PostgreSQL for a disk without space. */
const fullCodes = ['SQLITE_FULL', '53100']

/** Whether a query failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && fullCodes.includes(String(error.code))
