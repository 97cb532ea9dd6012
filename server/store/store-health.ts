import { randomBytes } from 'node:crypto'
import { isDiskFull } from './disk-reserve'
import type { Database } from './open-database'

/** In bytes, before Base64. Random data, because a database may compress repetitions. */
const probeSize = 12 * 1024

export type StoreHealth = ReturnType<typeof storeHealth>

/** Whether leads can be stored. */
export function storeHealth({ db, reserve }: Database) {
  return {
    /**
     * Writes about as much as a lead. A full disk counts as healthy while there is a reserve, which leads may use.
     *
     * @throws Error if no lead could be stored: the database fails, is read-only, or its disk is full
     */
    probe: async (): Promise<void> => {
      const content = randomBytes(probeSize).toString('base64')
      try {
        await db
          .insertInto('probe')
          .values({ id: 1, content })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
          .execute()
      } catch (error) {
        const hasReserve = ((await reserve.space())?.reserved ?? 0) > 0
        if (!isDiskFull(error) || !hasReserve) throw error
      }
    },
    /** The disk space of an embedded database; `undefined` for a database server. */
    diskSpace: reserve.space,
  }
}
