import { paidClickIds } from '../../data/attribution'
import { storablePath } from './path'
import { readSearch } from './search-engines'
import { socialSiteOf } from './social-sites'
import { makeTouch } from './touch'
import type { Touch } from './types'

/** A page that has sent the visitor. */
export interface Sender {
  readonly page: URL
  /** Lower case, without port and without a dot at its end. */
  readonly hostName: string
  /** The same; of an app, which is named the other way round, as the web has it: `katana.facebook.com`. */
  readonly webName: string
}

const touchWith = (values: Readonly<Partial<Record<keyof Touch, string | null>>>): Touch | undefined =>
  makeTouch((field) => values[field])

/** Rule 1: the URL says it. A paid click fills in what the tags leave out, and overrides none of them. */
export const fromParameters = (query: URLSearchParams): Touch | undefined => {
  const defaults: Partial<Touch> = paidClickIds.some((name) => query.get(name))
    ? { source: 'google', medium: 'cpc' }
    : {}
  return makeTouch((field) => query.get(`utm_${field}`) || defaults[field])
}

/** Rule 2: a search engine. */
const fromSearchEngine = ({ webName, page }: Sender): Touch | undefined => {
  const search = readSearch(webName, page.searchParams)
  return search && touchWith({ source: search.engine, medium: 'organic', term: search.searched })
}

/** Rule 3: a social site. */
const fromSocialSite = ({ hostName, webName }: Sender): Touch | undefined => {
  const source = socialSiteOf(hostName, webName)
  return source ? touchWith({ source, medium: 'social' }) : undefined
}

/** Rule 4: every other page. */
const fromAnyPage = ({ hostName, page }: Sender): Touch | undefined =>
  touchWith({ source: hostName, medium: 'referral', content: storablePath(page.pathname) })

/** Rules 2 to 4, for a page of another site. */
export const fromReferrer = (sender: Sender): Touch | undefined =>
  fromSearchEngine(sender) ?? fromSocialSite(sender) ?? fromAnyPage(sender)

/** Rule 5: a visitor of whom nothing is known came directly. */
export const direct = (): Touch => touchWith({ source: '(direct)' }) as Touch
