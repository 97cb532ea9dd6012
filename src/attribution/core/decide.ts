import { attempt } from '../../lib/attempt'
import { marketingHosts, productHosts } from '../../lib/hosts'
import { paidClickIds, pathLimit } from '../constants'
import { readSearch, socialSiteOf } from './senders'
import { type Attribution, type Decision, makeTouch, storablePath, type Touch, type Values } from './values'

export interface Sender {
  readonly page: URL
  /** Lower case, without port and final dot. */
  readonly hostName: string
  /** The same; for an app, the reversed name, as on the web: `katana.facebook.com`. */
  readonly webName: string
}

const touchWith = (values: Values): Touch | undefined => makeTouch((field) => values[field])

/** Rule 1: the URL. A paid click fills in missing tags and overrides none. */
const fromParameters = (query: URLSearchParams): Touch | undefined => {
  const defaults: Values = paidClickIds.some((name) => query.get(name)) ? { source: 'google', medium: 'cpc' } : {}
  return makeTouch((field) =>
    paidClickIds.includes(field) ? query.get(field) : query.get(`utm_${field}`) || defaults[field],
  )
}

/** Rule 2: a search engine. */
const fromSearchEngine = ({ webName, page }: Sender): Touch | undefined => {
  const search = readSearch(webName, page.searchParams)
  return search && touchWith({ ...search, medium: 'organic' })
}

/** Rule 3: a social site. */
const fromSocialSite = ({ hostName, webName }: Sender): Touch | undefined => {
  const source = socialSiteOf(hostName, webName)
  return source ? touchWith({ source, medium: 'social' }) : undefined
}

/** Rule 4: all other pages. */
const fromAnyPage = ({ hostName, page }: Sender): Touch | undefined =>
  touchWith({ source: hostName, medium: 'referral', content: storablePath(page.pathname) })

const fromReferrer = (sender: Sender): Touch | undefined =>
  fromSearchEngine(sender) ?? fromSocialSite(sender) ?? fromAnyPage(sender)

/** Rule 5: an unknown visitor came directly. */
const direct = (): Touch => touchWith({ source: '(direct)' }) as Touch

const parseSender = (referrer: string): Sender | undefined => {
  // Chrome before 130 finds a host only in addresses of known schemes.
  const page =
    /^(https?|android-app):\/\/[^/]/i.test(referrer) &&
    attempt(() => new URL(referrer.replace(/^android-app/i, 'http')))
  const hostName = page && page.hostname.toLowerCase().replace(/\.$/, '')
  return page && hostName
    ? { page, hostName, webName: /^h/i.test(referrer) ? hostName : hostName.split('.').reverse().join('.') }
    : undefined
}

/**
 * Decides where a visitor came from (requirements 4.1). Call it once per document, because the referrer stays the same
 * after route changes.
 *
 * @param page the document's first URL
 * @param navigation how the document was reached, if known
 * @param known the cookies' content
 */
export const decide = (
  page: URL,
  referrer: string,
  navigation: () => string | undefined,
  known: Attribution,
): Decision => {
  const { last } = known
  const sender = parseSender(referrer)
  const isOurs = sender && productHosts.includes(sender.hostName)
  // After a reload or Back, the referrer was counted before.
  const isCounted = last && /reload|back/.test(navigation() ?? '')
  const external = isOurs || isCounted ? undefined : sender
  // Nothing is stored: the visitor may have seen an earlier page of this site before consent.
  const landing =
    !last && sender && marketingHosts.includes(sender.hostName) ? fromParameters(sender.page.searchParams) : undefined

  const touch = fromParameters(page.searchParams) ?? landing ?? (external && fromReferrer(external)) ?? last ?? direct()

  const path = storablePath(page.pathname)
  const senderPath = sender && storablePath(sender.page.pathname)
  const newReferrer = sender && `${referrer.split('/')[0]}//${sender.page.host}${senderPath}`
  return {
    last: touch,
    first: known.first ?? touch,
    lastPath: path,
    firstPath: known.firstPath ?? (touch === landing && senderPath ? senderPath : path),
    referrer: ((isOurs || touch === last ? known.referrer : newReferrer) ?? '').slice(0, pathLimit),
  }
}
