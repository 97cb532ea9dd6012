import { createDecorator, decorateLink, type CarriedBy, type Decorator } from './decorate-links'

/**
 * Decorates links at the moment of use, wherever they stand and whenever they came, so that nothing has
 * to watch the page and no framework finds its links changed (specification 7.4).
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
