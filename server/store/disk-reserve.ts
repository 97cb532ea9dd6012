import { randomBytes } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** In bytes. */
export interface DiskSpace {
  /** Space reserved for leads; 0 once it is released. */
  readonly reserved: number
  readonly free: number
}

/** Disk space reserved for leads, for when the disk is full. */
export interface DiskReserve {
  /**
   * Reserves the space, unless it is reserved already.
   *
   * @returns whether there was enough
   */
  readonly keep: () => Promise<boolean>
  readonly release: () => Promise<void>
  /** @returns `undefined` if the disk is on another machine */
  readonly space: () => Promise<DiskSpace | undefined>
}

/** For a database server, which manages its own disk. */
export const noReserve: DiskReserve = {
  keep: () => Promise.resolve(true),
  release: () => Promise.resolve(),
  space: () => Promise.resolve(undefined),
}

/** In bytes: enough for thousands of leads without files. */
const reserveSize = 16 * 1024 * 1024

/** In bytes. The file repeats one random block, because random data is slow to create. */
const blockSize = 1024 * 1024

/** @param size in bytes */
export const createReserve = (file: string, size = reserveSize): DiskReserve => ({
  keep: async () => {
    const known = await stat(file).catch(() => undefined)
    if (known?.size === size) return true
    try {
      // Random, because some file systems store zeros without using space.
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

/** Error codes of SQLite and PostgreSQL for a full disk. */
const fullCodes = ['SQLITE_FULL', '53100']

/** Whether a query failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && fullCodes.includes(String(error.code))
