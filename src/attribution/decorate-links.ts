import { attempt } from '../lib/attempt'
import type { Values } from './core/types'

/** What a link to an address carries, by name; nothing for an address that carries nothing. */
export type CarriedBy = (url: URL) => Values | undefined

/** Decorates the address of a link. */
export type Decorator = (address: string, base: string, carriedBy: CarriedBy) => string

/**
 * Adds parameters to addresses, before the fragment. Existing parameters stay: an author's own tag takes precedence.
 * A second call updates only what an earlier one added.
 */
export const createDecorator = (): Decorator => {
  /** Original addresses by decorated ones. */
  const originals = new Map<string, string>()

  return (current, base, carriedBy) => {
    const address = originals.get(current) ?? current
    // With parameters, a link to a section of its own page would reload that page, and an anchor without an
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

/** Decorates a link, unless it needs no change. */
const decorateLink = (link: HTMLAnchorElement, decorate: (address: string) => string): void => {
  const address = link.getAttribute('href') ?? ''
  const next = decorate(address)
  if (next !== address) link.href = next
}

/**
 * Decorates links when they are used, so that nothing has to watch the page and no framework finds its links changed
 * (requirements 7.4).
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
 * Decorates many links.
 *
 * @param links a static list, because the browser recounts a live one after each change
 */
export const decorateAllLinks = (
  links: ArrayLike<HTMLAnchorElement>,
  decorate: Decorator,
  carriedBy: CarriedBy,
): void => {
  /** Many links share a few addresses, and parsing an address takes longest. */
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
