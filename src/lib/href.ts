// Browsers ignore most of these in an address, so a check that includes them could be bypassed.
// eslint-disable-next-line no-control-regex -- this searches for control characters
const IGNORED = /[\u0000-\u001F]/g
const SCHEME = /^[a-z][a-z\d+.-]*:/i
const SAFE_SCHEME = /^(https?:\/\/|mailto:|tel:)/i
const FILE = /\.[a-z][a-z\d]*$/i

/**
 * Normalizes a link. Paths end in a slash, before query and hash, except files, which have an extension. External
 * addresses, `mailto:`, `tel:`, queries and hashes stay unchanged (requirements 2.1, 2.2).
 *
 * @returns `undefined` for an empty address or another scheme, such as `javascript:`
 */
export function normalizeHref(href: string): string | undefined {
  const address = href.replace(IGNORED, '').trim()
  if (address === '') return undefined
  if (SCHEME.test(address)) return SAFE_SCHEME.test(address) ? address : undefined
  if (isExternal(address)) return address

  const [path = ''] = address.split(/[?#]/)
  if (path === '') return address
  const rest = address.slice(path.length)
  const rooted = path.startsWith('/') ? path : `/${path}`
  return rooted.endsWith('/') || FILE.test(rooted) ? rooted + rest : `${rooted}/${rest}`
}

/**
 * Whether an address contains `//` and so leaves the site (requirements 2.1). Like browsers, ignores tabs and line
 * breaks and reads `\` as `/`: `/\elsewhere.example` is external.
 */
export function isExternal(href: string): boolean {
  return /[\\/]{2}/.test(href.replace(/[\t\n\r]/g, ''))
}
