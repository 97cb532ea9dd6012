import { useProfile } from '@ninetailed/experience.js-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { Experience } from '../experience'
import type { Preview } from './create-preview'

interface ProfileSummaryProps {
  readonly preview: Pick<Preview, 'subscribe' | 'getState'>
}

/** The visitor's profile and the audiences of this page's experiences. */
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

interface PreviewPanelProps {
  readonly preview: Preview
  readonly children?: ReactNode
}

interface Choosable {
  /** `undefined` leaves the choice to the service. */
  readonly index: number | undefined
  readonly label: string
  readonly entry?: string
}

/** The variants of an experience: as many as its largest component has. */
function choosable({ components }: Experience): readonly Choosable[] {
  const variants = components.reduce<(typeof components)[number]['variants']>(
    (most, component) => (component.variants.length > most.length ? component.variants : most),
    [],
  )
  return [
    { index: undefined, label: 'As visitors see it' },
    { index: 0, label: 'Baseline' },
    ...variants.map(({ id, hidden }, at) => ({
      index: at + 1,
      label: `Variant ${at + 1}`,
      entry: hidden ? 'hidden' : id,
    })),
  ]
}

const kinds = { nt_experiment: 'Experiment', nt_personalization: 'Personalization' } as const

export function PreviewPanel({ preview, children }: PreviewPanelProps) {
  const { experiences, forced } = useSyncExternalStore(preview.subscribe, preview.getState)
  return (
    <details>
      <summary className={forced.size > 0 ? 'forced' : undefined}>
        Personalization {forced.size > 0 && <b>{forced.size} forced</b>}
      </summary>
      <div className="content">
        {children}
        <h3>Experiences</h3>
        {experiences.length === 0 && <p>None so far.</p>}
        {experiences.map((experience) => (
          <fieldset key={experience.id}>
            <legend>{experience.name}</legend>
            <p>
              {kinds[experience.type]} for {experience.audience?.name ?? experience.audience?.id ?? 'all visitors'}
            </p>
            {choosable(experience).map(({ index, label, entry }) => (
              <label key={label}>
                <input
                  type="radio"
                  name={experience.id}
                  checked={forced.get(experience.id) === index}
                  onChange={() => preview.force(experience.id, index)}
                />
                <span>
                  {label} {entry !== undefined && <small>{entry}</small>}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  )
}
