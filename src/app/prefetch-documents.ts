import { speculationRules } from '../data/speculation-rules'
import { mayFetchAhead } from '../lib/browser'

export const canPrefetchDocuments = (): boolean =>
  'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')

/**
 * Prefetches the document of an approached link. Its scripts do not run, so no visit is counted.
 *
 * @returns whether the browser supports it
 */
export function prefetchDocument(link: HTMLAnchorElement): boolean {
  if (!canPrefetchDocuments()) return false
  link.dataset.approached = ''
  return true
}

/**
 * Lets the browser prefetch documents of approached links and of links it expects to be followed.
 *
 * @returns a function that stops this; call it once pages are drawn within this document
 */
export function prefetchDocuments(root: Document, { navigator }: Pick<Window, 'navigator'>): () => void {
  const rules = root.createElement('script')
  rules.type = 'speculationrules'
  rules.text = speculationRules
  if (mayFetchAhead(navigator)) root.head.append(rules)
  return () => rules.remove()
}
