import { getByPath } from '@ninetailed/experience.js-shared'

/** What elements say when nothing is known of the visitor: what the server has written into them. */
const fallbacks = new WeakMap<Element, string>()

const toText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/**
 * Puts what is known of the visitor into the merge tags of a page, as text, whatever it is. Tags
 * keep or get back their fallback where nothing is known.
 *
 * @param profile the visitor's; the tags name paths in it, such as `location.city`
 */
export function fillMergeTags(root: ParentNode, profile: object | null): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-merge-tag]')) {
    const fallback = fallbacks.get(element) ?? element.textContent
    fallbacks.set(element, fallback)
    const text = toText(getByPath(profile ?? {}, element.dataset.mergeTag ?? '')) || fallback
    if (element.textContent !== text) element.textContent = text
  }
}
