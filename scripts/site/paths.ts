import path from 'node:path'

export const root = path.join(__dirname, '../..')
export const contentFolder = path.join(root, 'content')
export const publicFolder = path.join(root, 'public')
export const stateFolder = path.join(root, '.local/contentful')
/** Records of pushes to real spaces and pulls from them. */
export const recordFolder = path.join(root, '.contentful')
export const backupFolder = path.join(root, '.local/backups')
/** What an interrupted migration needs to continue. */
export const snapshotFolder = path.join(root, '.local/migrations')
export const imagesFolder = path.join(root, '.local/images')
export const logFolder = path.join(root, '.local/logs')
export const cacheOriginFile = path.join(root, '.local/cache-origin')

export const lastBuildFile = path.join(root, '.cache/last-build')
