import { useProfile } from '@ninetailed/experience.js-react'

/** What the service says of the visitor. */
export function ProfileSummary() {
  const { status, profile } = useProfile()
  if (!profile) return <p>Profile: {status}</p>
  return (
    <>
      <p>
        Profile: {status}, visit {profile.session.count}
        {profile.location.country && `, ${profile.location.country}`}
      </p>
      <h3>Audiences of this visitor</h3>
      <ul>
        {profile.audiences.map((id) => (
          <li key={id}>{id}</li>
        ))}
        {profile.audiences.length === 0 && <li>None</li>}
      </ul>
    </>
  )
}
