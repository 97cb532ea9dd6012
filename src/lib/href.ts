// Browsers ignore these in an address, so a check that doesn't could be fooled by them.
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const IGNORED = /^[\u0000-\u0020]+|[\t\n\r]|[\u0000-\u0020]+$/g
const SCHEME = /^[a-z][a-z\d+.-]*:/i
const SAFE_SCHEME = /^(https?:\/\/|mailto:|tel:)/i
const FILE = /\.[a-z][a-z\d]*$/i

/**
 * An address as links write it. Paths of the site begin and end with a slash (before a query or a
 * hash), except files, which are known by their extension. External addresses, `mailto:`, `tel:`,
 * queries and hashes stay as they are (requirements 2.1, 2.2).
 *
 * @returns `undefined` for what must not be a link: an empty address, or one with a scheme other
 * than http, https, mailto and tel, such as `javascript:`
 */
export function normalizeHref(href: string): string | undefined {
  const address = href.replace(IGNORED, '')
  if (address === '') return undefined
  if (SCHEME.test(address)) return SAFE_SCHEME.test(address) ? address : undefined
  if (isExternal(address)) return address

  const pathEnd = address.search(/[?#]/)
  const path = pathEnd === -1 ? address : address.slice(0, pathEnd)
  if (path === '') return address
  const rest = address.slice(path.length)
  const rooted = path.startsWith('/') ? path : `/${path}`
  return rooted.endsWith('/') || FILE.test(rooted) ? rooted + rest : `${rooted}/${rest}`
}

/**
 * Whether an address leads out of the site's own routes: it is so when it contains `//`
 * (requirements 2.1). Browsers drop tabs and line breaks and read `\` as `/` in an address, so
 * this does too: otherwise `/\elsewhere.example` would pass for a path of the site.
 */
export function isExternal(href: string): boolean {
  return /[\\/]{2}/.test(href.replace(/[\t\n\r]/g, ''))
}
