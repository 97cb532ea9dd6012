import type { Hosts } from '../../data/hosts'
import { linkParameters, type LinkValues } from './link-parameters'

/**
 * Adds parameters to links to hosts of the product, before the fragment. What a link has already
 * stays: an author's own tag wins, and a second time changes nothing.
 *
 * @param here host of the page that the links stand on
 * @param read the values at this moment; asked once, and only if there is a link to decorate
 */
export const decorateLinks = (
  links: Iterable<HTMLAnchorElement | HTMLAreaElement>,
  here: string,
  hosts: Hosts,
  read: () => LinkValues,
): void => {
  // A link to a part of its own page would load that page anew if it had parameters.
  const ours = [...links].filter(
    (link) => hosts.product.includes(link.hostname) && !String(link.getAttribute('href')).startsWith('#'),
  )
  const values = ours.length > 0 ? read() : {}
  for (const link of ours) {
    const query = new URLSearchParams(link.search)
    const parameters = Object.entries(linkParameters(link, here, hosts, values))
    const missing = parameters.filter(([name, value]) => value && !query.get(name))
    for (const [name, value] of missing) query.set(name, value || '')
    if (missing.length > 0) link.search = query.toString()
  }
}
