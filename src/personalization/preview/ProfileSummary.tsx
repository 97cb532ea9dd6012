import { useProfile } from '@ninetailed/experience.js-react'
import { useSyncExternalStore } from 'react'
import type { Preview } from './create-preview'

interface ProfileSummaryProps {
  readonly preview: Pick<Preview, 'subscribe' | 'getState'>
}

/** What the service says of the visitor, with the audiences that this page's experiences are for. */
export function ProfileSummary({ preview }: ProfileSummaryProps) {
  const { status, profile } = useProfile()
  const { experiences } = useSyncExternalStore(preview.subscribe, preview.getState)
  if (!profile) return <p>Profile: {status}</p>

  const own = new Map(profile.audiences.map((id) => [id, id]))
  const audiences = new Map([
    ...own,
    ...experiences.flatMap(({ audience }) => (audience ? [[audience.id, audience.name ?? audience.id] as const] : [])),
  ])
  return (
    <>
      <p>
        Profile: {status}, visit {profile.session.count}
        {profile.location.country && `, ${profile.location.country}`}
      </p>
      <h3>Audiences</h3>
      {audiences.size === 0 && <p>None</p>}
      <ul>
        {[...audiences].map(([id, name]) => (
          <li key={id} className={own.has(id) ? 'in' : undefined}>
            {own.has(id) ? `✓ ${name}` : `Not in: ${name}`}
          </li>
        ))}
      </ul>
    </>
  )
}
