import { attempt } from '../../lib/attempt'
import type { Values } from '../core/types'

/** What a link to an address carries, by name; nothing for an address that carries nothing. */
export type CarriedBy = (url: URL) => Values | undefined

/** Decorates the address of a link. */
export type Decorator = (address: string, base: string, carriedBy: CarriedBy) => string

/**
 * Adds parameters to addresses, before the fragment. What an address has already stays: an author's own tag
 * wins. A second time, what was added before is brought up to date, and nothing else changes.
 */
export const createDecorator = (): Decorator => {
  /** What addresses were, by what became of them. */
  const originals = new Map<string, string>()

  return (current, base, carriedBy) => {
    const address = originals.get(current) ?? current
    // A link to a part of its own page would load that page anew if it had parameters, and one without an
    // address would become a link.
    const url = /^(#|$)/.test(address) ? undefined : attempt(() => new URL(address, base))
    const values = url && carriedBy(url)
    if (!values) return address
    const query = new URLSearchParams(url.search)
    let isChanged = false
    for (const name in values) {
      const value = values[name]
      if (value && !query.get(name)) {
        query.set(name, value)
        isChanged = true
      }
    }
    if (!isChanged) return address
    url.search = query.toString()
    originals.set(url.href, address)
    return url.href
  }
}

/** Decorates a link where it stands, and leaves one alone that needs nothing. */
export const decorateLink = (link: HTMLAnchorElement, decorate: (address: string) => string): void => {
  const address = link.getAttribute('href') ?? ''
  const next = decorate(address)
  if (next !== address) link.href = next
}
