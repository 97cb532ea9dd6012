import { pathLimit } from '../../data/attribution'
import { productHosts } from '../../data/hosts'
import { attempt } from '../../lib/attempt'
import { storablePath } from './path'
import { rules, type Answer } from './rules'
import type { Attribution, Decision, Touch } from './types'

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
  { pathname, searchParams }: URL,
  referrer: string,
  navigation: () => string | undefined,
  [last, first, , firstPath, lastReferrer]: Attribution,
): Decision => {
  // Only a page of the web and an app can send a visitor; without one there is no host, and nothing looks at it.
  const sender = /^(https?|android-app):/.test(referrer) && attempt(() => new URL(referrer))
  const host = (sender && sender.hostname.toLowerCase().replace(/\.$/, '')) || ''
  const isOurs = productHosts.includes(host)
  // After a reload or Back, the browser names the page that led here once: it was counted then.
  const isIgnored = isOurs || (last && /reload|back/.test(navigation() as string))

  // The first rule that has an answer decides; the last one always has one.
  const touch = rules.reduce<Answer>(
    (answer, rule) => answer || rule(searchParams, host && !isIgnored ? `.${host}` : '', sender as URL, last),
    '',
  ) as Touch

  const path = storablePath(pathname)
  const newReferrer = sender && host && `${sender.protocol}//${sender.host}${storablePath(sender.pathname)}`
  return [
    touch,
    first ?? touch,
    path,
    firstPath ?? path,
    ((isOurs || touch === last ? lastReferrer : newReferrer) || '').slice(0, pathLimit),
  ]
}
