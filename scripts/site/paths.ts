import { inRoot } from '../support/paths.mjs'

export { root } from '../support/paths.mjs'

export const contentFolder = inRoot('content')
export const publicFolder = inRoot('public')
export const stateFolder = inRoot('.local/contentful')
/** Records of pushes to real spaces and pulls from them. */
export const recordFolder = inRoot('.contentful')
export const backupFolder = inRoot('.local/backups')
/** What an interrupted migration needs to continue. */
export const snapshotFolder = inRoot('.local/migrations')
export const imagesFolder = inRoot('.local/images')
export const logFolder = inRoot('.local/logs')
export const cacheOriginFile = inRoot('.local/cache-origin')
export const missingLinksFile = inRoot('.local/missing-links')
export const lastBuildFile = inRoot('.cache/last-build')
