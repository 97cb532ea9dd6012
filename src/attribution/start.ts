import { partnerDelay, variationParameter } from '../data/attribution'
import { attempt } from '../lib/attempt'
import { decide } from './core/decide'
import { parseUrl } from './core/parse-url'
import type { Address } from './core/product-hosts'
import { namedSignUpData, signUpDataFrom } from './core/sign-up-data'
import type { Values } from './core/types'
import { testVariation } from './core/variation'
import { linkDecorator } from './links/decorate-links'
import { linkParameters } from './links/link-kind'
import type { Readers } from './readers/readers'

export interface AttributionOptions {
  /** Which pages are tracked. On others nothing happens. */
  readonly isTracked: (page: Address) => boolean
  readonly readers: Readers
}

/** Attribution on a page that is tracked. */
export interface StartedAttribution {
  /** Decorates the links that are on the page 100 ms from now; for after a change of route. */
  readonly linksAppeared: () => void
  /**
   * Knows no more of the visit than before consent, and hands on nothing: a link that carries something
   * loses it when it is used. What is stored stays. A consent that comes later counts.
   */
  readonly forget: () => void
}

/** Everything by which a link is followed, copied or dragged. A key press makes a click. */
const uses = ['pointerdown', 'click', 'auxclick', 'contextmenu']

/**
 * Records where the visitor came from, once for this document, and carries it along in links
 * (specification 2.3, 4.1, 7.4). To be called early, before anything may load the page again.
 *
 * Links are decorated at the moment of use, wherever they stand and whenever they came, so that
 * nothing has to watch the page and no framework finds its links changed.
 *
 * @returns `undefined` on a page that is not tracked. It never throws.
 */
export const startAttribution = ({ isTracked, readers }: AttributionOptions): StartedAttribution | undefined => {
  /** Runs what must not break the page: an error is for who looks for it. */
  const guard = <Result>(act: () => Result): Result | undefined => attempt(act, readers.log)

  return guard(() => {
    const landing = readers.landing()
    const page = parseUrl(landing.url)
    if (!isTracked(page)) return undefined

    const decorateLinks = linkDecorator(page.hostname)
    let partner: Values | undefined
    /** The cookies as they were found. */
    let found = ''
    /** Those that were written here, for a browser that does not keep them. */
    let written = ''

    readers.whenAllowed(() =>
      guard(() => {
        if (partner) return
        const changes = decide(page, landing.referrer, readers.navigation, (found = readers.cookies()))
        readers.log(changes)
        partner = readers.partner(page.searchParams)
        for (const [name, value] of Object.entries(changes)) {
          written += `${name}=${value}; `
          readers.setCookie(name, value)
        }
      }),
    )

    const read = (cookies: string): ReturnType<typeof linkParameters> => {
      const promo = parseUrl(readers.landing().url).searchParams.get('promo') || page.searchParams.get('promo')
      return linkParameters({
        promo: { promo },
        signUp: partner
          ? { ...namedSignUpData(signUpDataFrom(cookies)), [variationParameter]: testVariation(cookies) }
          : {},
        partner: partner ?? {},
        visitor: partner ? readers.visitorIds() : {},
      })
    }

    const onUse = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest('a')
      // Another tab may have recorded a later visit, so that cookies count before memory.
      if (link) guard(() => decorateLinks([link], () => read(`${readers.cookies()}; ${written}`)))
    }
    for (const use of uses) document.addEventListener(use, onUse, true)

    return {
      linksAppeared: () => {
        setTimeout(
          // Links without a host stay on this one. To read cookies is slow: what this page knows will do until a link is used.
          () => guard(() => decorateLinks(document.querySelectorAll('a[href*="//"]'), () => read(written + found))),
          partnerDelay,
        )
      },
      forget: () => {
        partner = undefined
        written = ''
      },
    }
  })
}
