import { getByPath } from '@ninetailed/experience.js-shared'

/** The text from the server. */
const fallbacks = new WeakMap<Element, string>()

const toText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/**
 * Fills the merge tags of a page with text from the profile, or restores their fallback.
 *
 * @param profile tags name paths in it, such as `location.city`
 */
export function fillMergeTags(root: ParentNode, profile: object | null): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-merge-tag]')) {
    const fallback = fallbacks.get(element) ?? element.textContent
    fallbacks.set(element, fallback)
    const text = toText(getByPath(profile ?? {}, element.dataset.mergeTag ?? '')) || fallback
    if (element.textContent !== text) element.textContent = text
  }
}
