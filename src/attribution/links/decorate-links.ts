import { attempt } from '../../lib/attempt'
import type { Values } from '../core/types'
import { linkKind, type LinkKind } from './link-kind'

type LinkParameters = Readonly<Record<LinkKind, Values>>

/**
 * A query with parameters. What it has already stays: an author's own tag wins.
 *
 * @returns `undefined` when it has them all
 */
const withParameters = (search: string, parameters: Values): string | undefined => {
  const query = new URLSearchParams(search)
  let isComplete = true
  for (const name in parameters) {
    const value = parameters[name]
    if (value && !query.get(name)) {
      query.set(name, value)
      isComplete = false
    }
  }
  return isComplete ? undefined : query.toString()
}

/**
 * Adds parameters to links to hosts of the product, before the fragment. A second time, what was added
 * before is brought up to date, and nothing else changes.
 *
 * @param here host of the page that the links stand on
 * @returns a function that decorates links. It asks for the parameters once, and only if a link needs
 * them. A list that lives would be counted again after each change; give it one that stands still.
 */
export const linkDecorator = (
  here: string,
): ((links: ArrayLike<HTMLAnchorElement>, read: () => LinkParameters) => void) => {
  /** What addresses were, by what became of them. */
  const originals = new Map<string, string>()

  return (links, read) => {
    let parameters: LinkParameters | undefined
    /** Many links lead to the same few addresses, and to take an address apart takes longer than all the rest. */
    const decorated = new Map<string, string>()

    const decorate = (address: string, base: string): string => {
      // A link to a part of its own page would load that page anew if it had parameters.
      const url = address.startsWith('#') ? undefined : attempt(() => new URL(address, base))
      const kind = url && linkKind(url, here)
      if (kind) parameters ??= read()
      const search = url && kind && parameters && withParameters(url.search, parameters[kind])
      if (!search) return address
      url.search = search
      originals.set(url.href, address)
      return url.href
    }

    // eslint-disable-next-line @typescript-eslint/prefer-for-of -- an iterator of a browser's list takes as long again as all else
    for (let index = 0; index < links.length; index += 1) {
      const link = links[index] as HTMLAnchorElement
      const address = link.getAttribute('href') || ''
      let next = decorated.get(address)
      if (next === undefined) decorated.set(address, (next = decorate(originals.get(address) ?? address, link.baseURI)))
      if (next !== address) link.href = next
    }
  }
}
