import { pathLimit } from '../../data/attribution'
import { marketingHosts, productHosts } from '../../data/hosts'
import { attempt } from '../../lib/attempt'
import { storablePath } from './path'
import { direct, fromParameters, fromReferrer, type Sender } from './rules'
import type { Attribution, Decision } from './types'

/** Only a page of the web and an app can send a visitor. */
const parseSender = (referrer: string): Sender | undefined => {
  const page = /^(https?|android-app):/i.test(referrer) && attempt(() => new URL(referrer))
  const hostName = page && page.hostname.toLowerCase().replace(/\.$/, '')
  return page && hostName
    ? { page, hostName, webName: /^h/i.test(referrer) ? hostName : hostName.split('.').reverse().join('.') }
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
  const isOurs = sender && productHosts.includes(sender.hostName)
  // After a reload or Back, the browser names the page that led here once: it was counted then.
  const isCounted = last && /reload|back/.test(navigation() ?? '')
  const external = isOurs || isCounted ? undefined : sender
  // A page of ours that nothing is stored of was seen before the visitor consented: its URL still counts.
  const landing =
    !last && sender && marketingHosts.includes(sender.hostName) ? fromParameters(sender.page.searchParams) : undefined

  const touch = fromParameters(page.searchParams) ?? landing ?? (external && fromReferrer(external)) ?? last ?? direct()

  const path = storablePath(page.pathname)
  const senderPath = sender && storablePath(sender.page.pathname)
  const newReferrer = sender && `${sender.page.protocol}//${sender.page.host}${senderPath}`
  return {
    last: touch,
    first: known.first ?? touch,
    lastPath: path,
    firstPath: known.firstPath ?? (touch === landing && senderPath ? senderPath : path),
    referrer: ((isOurs || touch === last ? known.referrer : newReferrer) ?? '').slice(0, pathLimit),
  }
}
