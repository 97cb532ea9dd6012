import { addMergedTypes } from './0001-add-merged-types'
import { mergeTypes } from './0002-merge-types'
import { removeHandSetNew } from './0003-remove-hand-set-new'
import type { Migration } from './migration'

/** All migrations, in the order of their numbers. */
export const migrations: readonly Migration[] = [addMergedTypes, mergeTypes, removeHandSetNew]
