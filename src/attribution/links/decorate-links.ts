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
  // Many links lead to the same few addresses, and to take an address apart takes longer than all the rest.
  const decorated = new Map<string, string>()
  // Of a list that lives, such as `document.links`, the browser counts all links again after each change.
  for (const link of [...links]) {
    const address = link.getAttribute('href') ?? ''
    const known = decorated.get(address)
    if (known) link.href = known
    if (known !== undefined) continue
    // A link to a part of its own page would load that page anew if it had parameters.
    const kind = address.startsWith('#') ? undefined : linkKind(link, here)
    if (kind) parameters ??= read()
    const search = kind && parameters && withParameters(link.search, parameters[kind])
    if (search) link.search = search
    decorated.set(address, search ? link.href : '')
  }
}
