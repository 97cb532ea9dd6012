import type { Ninetailed } from '@ninetailed/experience.js'
import { NinetailedProvider, useProfile } from '@ninetailed/experience.js-react'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

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
