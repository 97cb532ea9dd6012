import { attempt } from '../lib/attempt'
import { type CookieJar, readCookies } from '../lib/cookies'
import { onRestored, whenParsed } from '../lib/page-life'
import { partnerDelay, visitorIdParameter } from './constants'
import { isMarketingPage, linkKind, linkParameters, type LinkParameters } from './core/pages'
import { type Attribution, boundValue, parseUrl, type Values } from './core/values'
import { currentVisit, leadValues, signUpParameters } from './core/visitor-values'
import { type CarriedBy, decorateAllLinks, decorateUsedLinks } from './decorate-links'
import { guard, namesPartner, readPartner, readVisitorIds, recordVisit, rememberVisit, type Visit } from './storage'

export type StartedAttribution = NonNullable<ReturnType<typeof startAttribution>>

/**
 * Records the visitor's source once per document and adds it to links (requirements 2.3, 4.1, 7.4). Call it before
 * anything may reload the page. Never throws.
 *
 * @param whenAllowed calls back when the visit may be recorded
 * @returns `undefined` on a page that is not tracked
 */
export const startAttribution = (whenAllowed: (record: () => void) => void) =>
  guard(() => {
    const page = parseUrl(location.href)
    if (!isMarketingPage(page)) return undefined

    const sender = document.referrer ? attempt(() => parseUrl(document.referrer)) : undefined
    /** Before consent, an earlier page of this site may have been the landing. */
    const queries = [page.searchParams, ...(sender && isMarketingPage(sender) ? [sender.searchParams] : [])]
    const fromLanding = (name: string): string | undefined =>
      queries.map((query) => boundValue(query.get(name))).find(Boolean)

    /** `undefined` before consent. */
    let visit: Visit | undefined
    let found: CookieJar = []
    /** Decided by this page: for new links, and for browsers without cookies. */
    let known: Attribution = {}

    /** The tools may know the ids later than the visit. */
    const readVisit = (): Visit | undefined => {
      if (!visit) return undefined
      const ids = readVisitorIds()
      visit = rememberVisit(ids, visit)
      return { ...visit, mxid: ids.mxid ?? visit.visitor ?? visit.mxid }
    }

    const readParameters = (attribution: Attribution, jar: CookieJar): LinkParameters => {
      const { href } = location
      const { promo = fromLanding('promo'), gspk, gsxid, mxid, hpid } = readVisit() ?? {}
      const here = href !== page.href && boundValue(parseUrl(href).searchParams.get('promo'))
      return linkParameters({
        promo: { promo: here || promo },
        signUp: visit ? signUpParameters(attribution, jar) : {},
        partner: { gspk, gsxid },
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
        const jar = readCookies()
        return readParameters(currentVisit(known, jar), jar)
      }),
    )

    /** Uses the page's values, because reading cookies is slow. */
    const decorateAll = (): void => {
      let parameters: LinkParameters | undefined
      const read = (): LinkParameters => (parameters ??= readParameters(known, found))
      guard(() => decorateAllLinks(document.querySelectorAll('a[href*="//"]'), decorate, carriedBy(read)))
    }

    const linksAppeared = (): void => void setTimeout(decorateAll, partnerDelay)

    whenAllowed(() =>
      guard(() => {
        if (visit) return
        visit = rememberVisit({
          ...queries.map(readPartner).find(namesPartner),
          promo: fromLanding('promo'),
          visitor: fromLanding(visitorIdParameter),
        })
        found = readCookies()
        known = recordVisit(page, found)
        whenParsed(document, linksAppeared)
      }),
    )

    onRestored(window, () => {
      found = readCookies()
      known = currentVisit(known, found)
      decorateAll()
    })

    return {
      /** Decorates the page's links after 100 ms; call it after a route change. The first page needs no call. */
      linksAppeared,
      /** Whether this document knows the landing. */
      hasLanding: page.search !== '' || (sender !== undefined && (!isMarketingPage(sender) || sender.search !== '')),
      /** The known values of the visit; `undefined` before consent. */
      visit: readVisit,
      /** Values of a lead sent now, by hidden field; empty before consent. No error here may lose the lead. */
      leadValues: (): Values =>
        guard(() => {
          const current = readVisit()
          if (!current) return
          const jar = readCookies()
          const { promo, gspk, gsxid } = current
          return { ...leadValues(currentVisit(known, jar), jar), promo, gspk, gsxid }
        }) ?? {},
      /** Forgets the visit and removes parameters from links; stored data stays. Later consent starts again. */
      forget: (): void => {
        if (!visit) return
        visit = undefined
        decorateAll()
      },
    }
  })
