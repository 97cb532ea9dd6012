import { storablePath } from './path'
import { searchEngineOf, searchTerm } from './search-engines'
import { socialSiteOf } from './social-sites'
import type { Touch } from './types'

/** What the rules look at. */
export interface Visit {
  /** Of the page's URL. */
  readonly query: URLSearchParams
  /** URL parameters that count as a paid click. */
  readonly paidClickIds: readonly string[]
  /** The page that sent the visitor, if it is one that counts. */
  readonly sender?: URL | false
  /** Its host, lower case, without port, with a dot in front; empty without a sender. */
  readonly host: string
  /** The last touch that is stored. */
  readonly last?: Touch
}

/** @returns the touch, or something false to leave it to the next rule */
type Rule = (visit: Visit) => Touch | '' | false | undefined

/** The URL says it. A paid click fills in what the tags leave out, and overrides none of them. */
const fromParameters: Rule = ({ query, paidClickIds }) => {
  const paid = paidClickIds.some((name) => query.get(name)) ? ['google', '', 'cpc'] : []
  const touch = ['source', 'campaign', 'medium', 'term', 'content'].map(
    (name, index) => query.get(`utm_${name}`) || paid[index],
  )
  return touch.some(Boolean) && (touch as readonly unknown[] as Touch)
}

const fromSearchEngine: Rule = ({ sender, host }) => {
  const engine = searchEngineOf(host)
  return sender && engine && [engine, '', 'organic', searchTerm(engine, sender.searchParams)]
}

const fromSocialSite: Rule = ({ host }) => {
  const site = socialSiteOf(host)
  return site && [site, '', 'social']
}

const fromAnyReferrer: Rule = ({ sender, host }) =>
  sender && [host.slice(1), '', 'referral', '', storablePath(sender.pathname)]

const keepStored: Rule = ({ last }) => last

/** In the order of specification 4.1: the first that has an answer decides. */
const rules = [fromParameters, fromSearchEngine, fromSocialSite, fromAnyReferrer, keepStored]

/** Where a visit comes from; a visitor of whom nothing is known came directly. */
export const touchOf = (visit: Visit): Touch =>
  rules.reduce<ReturnType<Rule>>((touch, rule) => touch || rule(visit), '') || ['(direct)']
