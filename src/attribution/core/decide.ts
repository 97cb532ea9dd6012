import { pathLimit } from '../../data/attribution'
import { marketingHosts, productHosts } from '../../data/hosts'
import { attempt } from '../../lib/attempt'
import { storablePath } from './path'
import { direct, fromParameters, fromReferrer, type Sender } from './rules'
import type { Attribution, Decision } from './types'

/** Only a page of the web and an app can send a visitor. */
const parseSender = (referrer: string): Sender | undefined => {
  const url = /^(https?|android-app):/i.test(referrer) && attempt(() => new URL(referrer))
  const host = url && url.hostname.toLowerCase().replace(/\.$/, '')
  return url && host
    ? { url, host, domain: url.protocol[0] === 'a' ? host.split('.').reverse().join('.') : host }
    : undefined
}

/**
 * Decides where a visitor came from (specification 4.1). Once for a document: a change of route
 * inside it says nothing new, while the browser goes on naming the old referrer.
 *
 * @param page the document's first URL
 * @param referrer as the document has it
 * @param navigation how the document was reached, if the browser tells; asked where it matters
 * @param known what the cookies say of the visitor
 * @returns what is known now
 */
export const decide = (
  page: URL,
  referrer: string,
  navigation: () => string | undefined,
  known: Attribution,
): Decision => {
  const { last } = known
  const sender = parseSender(referrer)
  const isOurs = sender && productHosts.includes(sender.host)
  // After a reload or Back, the browser names the page that led here once: it was counted then.
  const isCounted = last && /reload|back/.test(navigation() ?? '')
  const external = isOurs || isCounted ? undefined : sender
  // A page of ours that nothing is stored of was seen before the visitor consented: its URL still counts.
  const landing =
    !last && sender && marketingHosts.includes(sender.host) ? fromParameters(sender.url.searchParams) : undefined

  const touch = fromParameters(page.searchParams) || landing || (external && fromReferrer(external)) || last || direct()

  const path = storablePath(page.pathname)
  const newReferrer = sender && `${sender.url.protocol}//${sender.url.host}${storablePath(sender.url.pathname)}`
  return {
    last: touch,
    first: known.first ?? touch,
    lastPath: path,
    firstPath: known.firstPath ?? (sender && touch === landing ? storablePath(sender.url.pathname) : path),
    referrer: ((isOurs || touch === last ? known.referrer : newReferrer) ?? '').slice(0, pathLimit),
  }
}
