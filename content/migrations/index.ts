import { addMergedTypes } from './0001-add-merged-types'
import { mergeTypes } from './0002-merge-types'
import type { Migration } from './migration'

/** All migrations, in the order of their numbers. */
export const migrations: readonly Migration[] = [addMergedTypes, mergeTypes]
