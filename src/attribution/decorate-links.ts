import { attempt } from '../lib/attempt'
import type { Values } from './core/values'
import { guard } from './storage'

export type CarriedBy = (url: URL) => Values | undefined

export type Decorator = (address: string, base: string, carriedBy: CarriedBy) => string

/**
 * Adds parameters to addresses, before the fragment. Existing parameters stay. A second call updates only what an
 * earlier one added.
 */
export const createDecorator = (): Decorator => {
  /** Original addresses, by decorated address. */
  const originals = new Map<string, string>()

  return (current, base, carriedBy) => {
    const address = originals.get(current) ?? current
    // Parameters would turn a section link into a reload, and an anchor into a link.
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

const decorateLink = (link: HTMLAnchorElement, decorate: (address: string) => string): void => {
  const address = link.getAttribute('href') ?? ''
  const next = decorate(address)
  if (next !== address) link.href = next
}

/**
 * Decorates links on use, so the page needs no observer and frameworks find their links unchanged (requirements 7.4).
 *
 * @param carriedBy current parameters of a link
 * @returns the decorator, for links that should show their parameters before use
 */
export const decorateUsedLinks = (carriedBy: CarriedBy): Decorator => {
  const decorate = createDecorator()
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

/** @param links a static list: browsers recount live ones after each change */
export const decorateAllLinks = (
  links: ArrayLike<HTMLAnchorElement>,
  decorate: Decorator,
  carriedBy: CarriedBy,
): void => {
  /** Parsing is slow, and many links share an address. */
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
