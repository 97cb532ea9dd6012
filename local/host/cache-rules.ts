const immutable = 'public, max-age=31536000, immutable'

/** Browsers may keep a copy, and ask each time whether it still holds. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Addresses whose content never changes, because a change of content changes the address. */
const immutablePaths: readonly RegExp[] = [
  /^\/[^/]+[-.][0-9a-f]{16,}\.(js|css)(\.map|\.LICENSE\.txt)?$/,
  /^\/static\//,
  /^\/pictures\//,
  /^\/social\//,
  /^\/fonts\//,
]

/** `Cache-Control` for a file that is there: one year where the address names the content. */
export const cacheControlOf = (pathname: string): string =>
  immutablePaths.some((pattern) => pattern.test(pathname)) ? immutable : revalidate
