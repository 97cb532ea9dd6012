import path from 'node:path'

export const root = path.join(__dirname, '../..')
export const contentFolder = path.join(root, 'content')
export const publicFolder = path.join(root, 'public')
/** State of the embedded services; not in git. */
export const stateFolder = path.join(root, '.local/contentful')
/** Pictures that the local image CDN has made; not in git. */
export const imagesFolder = path.join(root, '.local/images')
export const logFolder = path.join(root, '.local/logs')
/** Names the content and the build code that Gatsby’s cache comes from. */
export const cacheOriginFile = path.join(root, '.local/cache-origin')

/** Digest of what the last complete build was made from. It goes when Gatsby’s cache does. */
export const lastBuildFile = path.join(root, '.cache/last-build')
