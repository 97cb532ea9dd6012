import { decorateLink, type CarriedBy, type Decorator } from './decorate-links'

/**
 * Decorates many links at once.
 *
 * @param links a static list: a live one is counted again after each change
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
