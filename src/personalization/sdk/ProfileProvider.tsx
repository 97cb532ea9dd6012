import type { Ninetailed } from '@ninetailed/experience.js'
import { NinetailedProvider, useProfile } from '@ninetailed/experience.js-react'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

type Profile = Ninetailed['profileState']['profile']

interface ProfileListenerProps {
  readonly onProfile: (profile: Profile) => void
}

function ProfileListener({ onProfile }: ProfileListenerProps) {
  const { status, profile } = useProfile()
  useLayoutEffect(() => {
    if (status !== 'loading') onProfile(profile)
  }, [status, profile, onProfile])
  return null
}

/**
 * Mounts the SDK's provider beside the page, so that no part of the page is remounted (requirements 4.6).
 *
 * @param onProfile called with each profile; null without one
 */
export function mountProvider(ninetailed: Ninetailed, onProfile: ProfileListenerProps['onProfile']): void {
  createRoot(document.createElement('div')).render(
    <NinetailedProvider ninetailed={ninetailed}>
      <ProfileListener onProfile={onProfile} />
    </NinetailedProvider>,
  )
}
