import type { Migration } from './migration'

/** All migrations, in the order of their numbers. */
export const migrations: readonly Migration[] = []
