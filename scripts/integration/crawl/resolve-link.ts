/** Where a link leads. */
export type Destination =
  /** A path of this site, and the section on its page, if any. */
  | { readonly kind: 'page'; readonly path: string; readonly section: string }
  | { readonly kind: 'elsewhere'; readonly address: string }
  | { readonly kind: 'wrong'; readonly why: string }

/** Sections that no page has: the frame takes care of them (specification 2.1). */
const frameSections = new Set(['contact-us', 'open-beacon', 'do-not-sell'])

/** @param from path of the page that the link is on */
export function resolveLink(href: string, from: string, siteUrl: string): Destination {
  if (href.startsWith('mailto:') || href.startsWith('tel:')) return { kind: 'elsewhere', address: href }
  if (href === '') return { kind: 'wrong', why: 'it is empty' }
  let url: URL
  try {
    url = new URL(href, new URL(from, siteUrl))
  } catch {
    return { kind: 'wrong', why: 'it is no address' }
  }
  if (url.origin !== siteUrl) {
    return url.protocol === 'https:'
      ? { kind: 'elsewhere', address: href }
      : { kind: 'wrong', why: `its protocol is ${url.protocol}` }
  }
  const section = decodeURIComponent(url.hash.slice(1))
  return { kind: 'page', path: decodeURI(url.pathname), section: frameSections.has(section) ? '' : section }
}
