import { paidClickIds } from '../../data/attribution'
import { storablePath } from './path'
import { searchEngineOf, searchTerm } from './search-engines'
import { socialSiteOf } from './social-sites'
import type { Touch } from './types'

/** A touch; with something false, a rule leaves it to the next one. */
export type Answer = Touch | '' | false | undefined

/**
 * @param query of the page's URL
 * @param host of the page that sent the visitor, if it is one that counts: lower case, without port,
 * with a dot in front; else empty
 * @param sender that page; not to be looked at without a host
 * @param last the last touch that is stored
 */
type Rule = (query: URLSearchParams, host: string, sender: URL, last: Touch | undefined) => Answer

/** The URL says it. A paid click fills in what the tags leave out, and overrides none of them. */
const fromParameters: Rule = (query) => {
  const paid = paidClickIds.some((name) => query.get(name)) ? ['google', '', 'cpc'] : []
  const touch = ['source', 'campaign', 'medium', 'term', 'content'].map(
    (name, index) => query.get(`utm_${name}`) || paid[index],
  )
  return touch.some(Boolean) && (touch as readonly unknown[] as Touch)
}

const fromSearchEngine: Rule = (_query, host, sender) => {
  const engine = searchEngineOf(host)
  return engine && [engine, '', 'organic', searchTerm(engine, sender.searchParams)]
}

const fromSocialSite: Rule = (_query, host) => {
  const site = socialSiteOf(host)
  return site && [site, '', 'social']
}

const fromAnyReferrer: Rule = (_query, host, sender) =>
  host && [host.slice(1), '', 'referral', '', storablePath(sender.pathname)]

/** A visitor of whom nothing is known came directly. */
const keptOrDirect: Rule = (_query, _host, _sender, last) => last ?? ['(direct)']

/** In the order of specification 4.1. */
export const rules: readonly Rule[] = [fromParameters, fromSearchEngine, fromSocialSite, fromAnyReferrer, keptOrDirect]
