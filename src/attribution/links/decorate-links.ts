import type { Values } from '../core/types'
import { linkKind, type LinkKind } from './link-kind'

/**
 * A query with parameters. What it has already stays: an author's own tag wins.
 *
 * @returns `undefined` when it has them all
 */
const withParameters = (search: string, parameters: Values): string | undefined => {
  const query = new URLSearchParams(search)
  const missing = Object.entries(parameters).filter(([name, value]) => value && !query.get(name))
  for (const [name, value] of missing) query.set(name, value || '')
  return missing.length > 0 ? query.toString() : undefined
}

/**
 * Adds parameters to links to hosts of the product, before the fragment. A second time changes nothing.
 *
 * @param here host of the page that the links stand on
 * @param read the parameters at this moment; asked once, and only if there is a link to decorate
 */
export const decorateLinks = (
  links: Iterable<HTMLAnchorElement | HTMLAreaElement>,
  here: string,
  read: () => Readonly<Record<LinkKind, Values>>,
): void => {
  let parameters: Readonly<Record<LinkKind, Values>> | undefined
  // Many links have the same query, mostly none, and to write it takes longer than all the rest.
  const known = new Map<string, string | undefined>()
  for (const link of links) {
    const kind = linkKind(link, here)
    // A link to a part of its own page would load that page anew if it had parameters.
    if (!kind || link.getAttribute('href')?.startsWith('#')) continue
    parameters ??= read()
    const key = kind + link.search
    if (!known.has(key)) known.set(key, withParameters(link.search, parameters[kind]))
    const search = known.get(key)
    if (search) link.search = search
  }
}
