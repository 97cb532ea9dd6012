import type { Ninetailed } from '@ninetailed/experience.js'
import { NinetailedProvider, useProfile } from '@ninetailed/experience.js-react'
import { getByPath } from '@ninetailed/experience.js-shared'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

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

type Profile = Ninetailed['profileState']['profile']

interface ProfileListenerProps {
  readonly onProfile: (profile: Profile) => void
}

/** Draws nothing. */
function ProfileListener({ onProfile }: ProfileListenerProps) {
  const { status, profile } = useProfile()
  useLayoutEffect(() => {
    if (status !== 'loading') onProfile(profile)
  }, [status, profile, onProfile])
  return null
}

/**
 * Mounts the SDK's provider beside the page, so that nothing that is drawn already is mounted again
 * (requirements 4.6).
 *
 * @param onProfile called with each answer about the visitor, and with null when there is none
 */
export function mountProvider(ninetailed: Ninetailed, onProfile: ProfileListenerProps['onProfile']): void {
  createRoot(document.createElement('div')).render(
    <NinetailedProvider ninetailed={ninetailed}>
      <ProfileListener onProfile={onProfile} />
    </NinetailedProvider>,
  )
}
