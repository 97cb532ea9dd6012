/** One year: the address changes with the content. */
const immutable = 'public, max-age=31536000, immutable'

/** Browsers may keep a copy, but must revalidate it each time. */
export const revalidate = 'public, max-age=0, must-revalidate'

/**
 * Paths whose content never changes, as regular expressions that JavaScript, nginx and Caddy understand. The
 * proxies' configuration is generated from them.
 */
export const immutablePatterns: readonly string[] = [
  '^/[^/]+[-.][0-9a-f]{16,}\\.(js|css)(\\.map|\\.LICENSE\\.txt)?$',
  '^/static/',
  '^/pictures/',
  '^/social/',
  '^/fonts/',
  '^/pagefind/.+_[0-9a-f]{7,}\\.pf_[a-z]+$',
]

const immutablePaths = immutablePatterns.map((pattern) => new RegExp(pattern))

/** Whether the content of a path never changes, so that earlier builds' files can stay available. */
export const isImmutable = (pathname: string): boolean => immutablePaths.some((pattern) => pattern.test(pathname))

/** `Cache-Control` for a file that exists. */
export const cacheControlOf = (pathname: string): string => (isImmutable(pathname) ? immutable : revalidate)
