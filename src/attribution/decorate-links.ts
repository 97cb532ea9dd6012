import { attempt } from '../lib/attempt'
import type { Values } from './core/types'

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
const decorateLink = (link: HTMLAnchorElement, decorate: (address: string) => string): void => {
  const address = link.getAttribute('href') ?? ''
  const next = decorate(address)
  if (next !== address) link.href = next
}

/**
 * Decorates links at the moment of use, wherever they stand and whenever they came, so that nothing has
 * to watch the page and no framework finds its links changed (requirements 7.4).
 *
 * @param carriedBy what links carry at this moment
 * @param guard runs what must not break the page
 * @returns the decorator, for links that should show what they carry before they are used
 */
export const decorateUsedLinks = (carriedBy: CarriedBy, guard: (act: () => void) => void): Decorator => {
  const decorate = createDecorator()
  // Everything by which a link is followed, copied or dragged. A key press makes a click.
  for (const use of ['pointerdown', 'click', 'auxclick', 'contextmenu'])
    document.addEventListener(
      use,
      ({ target }) => {
        const link = target instanceof Element && target.closest('a')
        if (link) guard(() => decorateLink(link, (address) => decorate(address, link.baseURI, carriedBy)))
      },
      true,
    )
  return decorate
}

/**
 * Decorates many links at once.
 *
 * @param links a static list. A live list is recounted after each change.
 */
export const decorateAllLinks = (
  links: ArrayLike<HTMLAnchorElement>,
  decorate: Decorator,
  carriedBy: CarriedBy,
): void => {
  /** Many links lead to the same few addresses, and to take an address apart takes longer than all the rest. */
  const decorated = new Map<string, string>()

  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- the iterator of a browser's list would double the time
  for (let index = 0; index < links.length; index += 1) {
    const link = links[index] as HTMLAnchorElement
    decorateLink(link, (address) => {
      let next = decorated.get(address)
      if (next === undefined) decorated.set(address, (next = decorate(address, link.baseURI, carriedBy)))
      return next
    })
  }
}
