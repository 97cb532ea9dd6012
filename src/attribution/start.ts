import { partnerDelay, variationParameter } from '../data/attribution'
import { attempt } from '../lib/attempt'
import type { CookieJar } from '../lib/cookies'
import { type Address, linkKind, linkParameters, type LinkParameters } from './core/pages'
import { signUpDataFrom, signUpParameters } from './core/sign-up-data'
import type { Attribution, Values } from './core/types'
import { boundValue, parseUrl } from './core/values'
import { testVariation } from './core/visitor'
import { type CarriedBy, decorateAllLinks, decorateUsedLinks } from './decorate-links'
import type { Readers } from './readers'
import { recordVisit } from './record-visit'

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

/**
 * Records where the visitor came from, once for this document, and carries it along in links
 * (requirements 2.3, 4.1, 7.4). To be called early, before anything may load the page again.
 *
 * @returns `undefined` on a page that is not tracked. It never throws.
 */
export const startAttribution = ({ isTracked, readers }: AttributionOptions): StartedAttribution | undefined => {
  /** Runs what must not break the page: errors go to the debug log. */
  const guard = <Result>(act: () => Result): Result | undefined => attempt(act, readers.log)

  return guard(() => {
    const landing = readers.landing()
    const page = parseUrl(landing.url)
    if (!isTracked(page)) return undefined

    let partner: Values | undefined
    /** The cookies as they were found. */
    let found: CookieJar = {}
    /** What this page has decided: for links that appear, and for a browser that does not keep cookies. */
    let known: Attribution = {}

    readers.whenAllowed(() =>
      guard(() => {
        if (partner) return
        partner = readers.partner(page.searchParams)
        found = readers.cookies()
        known = recordVisit(page, landing.referrer, found, readers)
      }),
    )

    /** @param visit what is known of it */
    const readParameters = (visit: Values, jar: CookieJar): LinkParameters => {
      const { url } = readers.landing()
      const promo = (url !== landing.url && parseUrl(url).searchParams.get('promo')) || page.searchParams.get('promo')
      return linkParameters({
        promo: { promo: boundValue(promo) },
        signUp: partner ? { ...visit, [variationParameter]: testVariation(jar) } : {},
        partner: partner ?? {},
        visitor: partner ? readers.visitorIds() : {},
      })
    }

    /** What a link carries, of parameters that are read only if a link needs them. */
    const carriedBy =
      (read: () => LinkParameters): CarriedBy =>
      (url) => {
        const kind = linkKind(url, page.hostname)
        return kind && read()[kind]
      }

    const decorate = decorateUsedLinks(
      carriedBy(() => {
        const jar = readers.cookies()
        return readParameters(signUpParameters(known, jar), jar)
      }),
      guard,
    )

    /** To read cookies is slow: what this page knows will do until a link is used. */
    const decorateAll = (): void => {
      let parameters: LinkParameters | undefined
      const read = (): LinkParameters => (parameters ??= readParameters(signUpDataFrom(known), found))
      // Links without a host stay on this one.
      decorateAllLinks(document.querySelectorAll('a[href*="//"]'), decorate, carriedBy(read))
    }

    return {
      linksAppeared: () => {
        setTimeout(() => guard(decorateAll), partnerDelay)
      },
      forget: () => {
        partner = undefined
      },
    }
  })
}
