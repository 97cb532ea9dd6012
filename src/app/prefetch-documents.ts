import { speculationRules } from '../data/speculation-rules'
import { mayFetchAhead } from '../lib/browser'

/** Whether the browser prefetches documents as speculation rules ask for. */
export const canPrefetchDocuments = (): boolean =>
  'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')

/**
 * Prefetches the document of a link that is being approached. The browser runs none of its scripts, so no visit
 * counts twice.
 *
 * @returns whether the browser can do so
 */
export function prefetchDocument(link: HTMLAnchorElement): boolean {
  if (!canPrefetchDocuments()) return false
  link.dataset.approached = ''
  return true
}

/**
 * Has the browser prefetch the documents of approached links, and of those that it expects to be followed.
 *
 * @returns a function that ends this, to be called when pages are rendered within this document
 */
export function prefetchDocuments(root: Document, { navigator }: Pick<Window, 'navigator'>): () => void {
  const rules = root.createElement('script')
  rules.type = 'speculationrules'
  rules.text = speculationRules
  if (mayFetchAhead(navigator)) root.head.append(rules)
  return () => rules.remove()
}
