import { attempt } from '../lib/attempt'
import type { CookieJar } from '../lib/cookies'
import { onRestored, whenParsed } from '../lib/page-life'
import { partnerDelay, partnerParameters, visitorIdParameter } from './constants'
import { isMarketingPage, linkKind, linkParameters, type LinkParameters } from './core/pages'
import type { Attribution, Values } from './core/types'
import { boundValue, parseUrl } from './core/values'
import { currentVisit, leadValues, signUpParameters } from './core/visitor-values'
import { type CarriedBy, decorateAllLinks, decorateUsedLinks } from './decorate-links'
import type { Readers } from './readers'
import { recordVisit } from './record-visit'
import type { Visit } from './visit'

export interface StartedAttribution {
  /** Decorates the page's links after 100 ms; call it after a route change. The first page needs no call. */
  readonly linksAppeared: () => void
  /** Values of a lead sent now, by hidden field; empty before consent. */
  readonly leadValues: () => Values
  /** Whether this document knows the landing. */
  readonly hasLanding: boolean
  /** The known values of the visit; `undefined` before consent. */
  readonly visit: () => Visit | undefined
  /** Forgets the visit and removes parameters from links; stored data stays. Later consent starts again. */
  readonly forget: () => void
}

/**
 * Records the visitor's source once per document and adds it to links (requirements 2.3, 4.1, 7.4). Call it before
 * anything may reload the page. Never throws.
 *
 * @returns `undefined` on a page that is not tracked
 */
export const startAttribution = (readers: Readers): StartedAttribution | undefined => {
  /** Errors go to the debug log. */
  const guard = <Result>(act: () => Result): Result | undefined => attempt(act, readers.log)

  return guard(() => {
    const landing = readers.landing()
    const page = parseUrl(landing.url)
    if (!isMarketingPage(page)) return undefined

    const sender = attempt(() => parseUrl(landing.referrer))
    /** Before consent, an earlier page of this site may have been the landing. */
    const queries = [page.searchParams, ...(sender && isMarketingPage(sender) ? [sender.searchParams] : [])]
    const fromLanding = (name: string): string | undefined =>
      queries.map((query) => boundValue(query.get(name))).find(Boolean)

    let partner: Values | undefined
    let found: CookieJar = []
    /** Decided by this page: for new links, and for browsers without cookies. */
    let known: Attribution = {}

    readers.whenAllowed(() =>
      guard(() => {
        if (partner) return
        const namesPartner = (query: URLSearchParams): boolean => partnerParameters.some((name) => query.get(name))
        partner = readers.partner(queries.find(namesPartner) ?? page.searchParams)
        readers.visit({ promo: fromLanding('promo'), visitor: fromLanding(visitorIdParameter) })
        found = readers.cookies()
        known = recordVisit(page, landing.referrer, found, readers)
        whenParsed(document, linksAppeared)
      }),
    )

    /** The tools may know the ids later than the visit. */
    const readVisit = (): Visit | undefined => {
      if (!partner) return undefined
      const visit = readers.visit(readers.visitorIds())
      return { ...visit, mxid: readers.visitorIds().mxid ?? visit.visitor ?? visit.mxid }
    }

    const readParameters = (visit: Attribution, jar: CookieJar): LinkParameters => {
      const { url } = readers.landing()
      const { promo = fromLanding('promo'), mxid, hpid } = readVisit() ?? {}
      const here = url !== landing.url && boundValue(parseUrl(url).searchParams.get('promo'))
      return linkParameters({
        promo: { promo: here || promo },
        signUp: partner ? signUpParameters(visit, jar) : {},
        partner: partner ?? {},
        visitor: { mxid, hpid },
      })
    }

    /** Reads parameters only if a link needs them. */
    const carriedBy =
      (read: () => LinkParameters): CarriedBy =>
      (url) => {
        const kind = linkKind(url, page.hostname)
        return kind && read()[kind]
      }

    const decorate = decorateUsedLinks(
      carriedBy(() => {
        const jar = readers.cookies()
        return readParameters(currentVisit(known, jar), jar)
      }),
      guard,
    )

    /** Uses the page's values, because reading cookies is slow. */
    const decorateAll = (): void => {
      let parameters: LinkParameters | undefined
      const read = (): LinkParameters => (parameters ??= readParameters(known, found))
      decorateAllLinks(document.querySelectorAll('a[href*="//"]'), decorate, carriedBy(read))
    }

    function linksAppeared(): void {
      setTimeout(() => guard(decorateAll), partnerDelay)
    }

    onRestored(window, () =>
      guard(() => {
        found = readers.cookies()
        known = currentVisit(known, found)
        decorateAll()
      }),
    )

    return {
      linksAppeared,
      hasLanding: page.search !== '' || (sender !== undefined && (!isMarketingPage(sender) || sender.search !== '')),
      visit: readVisit,
      leadValues: () =>
        guard(() => {
          const jar = readers.cookies()
          return partner && leadValues(currentVisit(known, jar), jar)
        }) ?? {},
      forget: () => {
        partner = undefined
        guard(decorateAll)
      },
    }
  })
}
