import { partnerDelay, variationParameter } from '../data/attribution'
import { attempt } from '../lib/attempt'
import { changedCookies, storedAttribution } from './core/attribution-cookies'
import { decide } from './core/decide'
import { cutValue } from './core/encode-value'
import { parseUrl } from './core/parse-url'
import type { Address } from './core/product-hosts'
import { namedSignUpData, signUpDataFrom } from './core/sign-up-data'
import type { Attribution, Values } from './core/types'
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

/** Values that a cookie holds as they are, as most do: to encode and decode one takes longer than to look. */
const plainValue = /^[\w./:-]{0,280}$/

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
    /** What this page has decided: for links that appear, and for a browser that does not keep cookies. */
    let known: Attribution = []

    readers.whenAllowed(() =>
      guard(() => {
        if (partner) return
        found = readers.cookies()
        const before = storedAttribution(found)
        const decision = decide(page, landing.referrer, readers.navigation, before)
        const changes = changedCookies(decision, before)
        known = decision
        readers.log(changes)
        partner = readers.partner(page.searchParams)
        for (const name in changes) readers.setCookie(name, changes[name] as string)
      }),
    )

    const read = (cookies: string, attribution: Attribution): ReturnType<typeof linkParameters> => {
      const { url } = readers.landing()
      const promo =
        (url !== landing.url && parseUrl(url).searchParams.get('promo')) || page.searchParams.get('promo') || undefined
      return linkParameters({
        promo: { promo },
        signUp: partner
          ? {
              ...namedSignUpData(
                signUpDataFrom(attribution).map((value) =>
                  value && !plainValue.test(value) ? cutValue(value) : value,
                ),
              ),
              [variationParameter]: testVariation(cookies),
            }
          : {},
        partner: partner ?? {},
        visitor: partner ? readers.visitorIds() : {},
      })
    }

    const onUse = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest('a')
      // Another tab may have recorded a later visit, so that cookies count before memory.
      if (link)
        guard(() =>
          decorateLinks([link], () => {
            const cookies = readers.cookies()
            const stored = storedAttribution(cookies)
            // One or the other as a whole: values of two visits must not mix.
            return read(cookies, stored[0] ? stored : known)
          }),
        )
    }
    for (const use of uses) document.addEventListener(use, onUse, true)

    return {
      linksAppeared: () => {
        setTimeout(
          // Links without a host stay on this one. To read cookies is slow: what this page knows will do until a link is used.
          () => guard(() => decorateLinks(document.querySelectorAll('a[href*="//"]'), () => read(found, known))),
          partnerDelay,
        )
      },
      forget: () => {
        partner = undefined
      },
    }
  })
}
