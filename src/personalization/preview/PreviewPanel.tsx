import { useSyncExternalStore, type ReactNode } from 'react'
import type { Experience } from '../experience'
import type { Preview } from './create-preview'

interface PreviewPanelProps {
  readonly preview: Preview
  /** What is known of the visitor. */
  readonly children?: ReactNode
}

interface Choosable {
  /** `undefined` leaves it to the service. */
  readonly index: number | undefined
  readonly label: string
}

/** What can be forced: an experience has as many variants as the component that has most. */
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
      label: hidden ? `Variant ${at + 1}: hidden` : `Variant ${at + 1}: ${id}`,
    })),
  ]
}

const kinds = { nt_experiment: 'Experiment', nt_personalization: 'Personalization' } as const

/** Lists the experiences of the page, and forces variants of them. */
export function PreviewPanel({ preview, children }: PreviewPanelProps) {
  const { experiences, forced } = useSyncExternalStore(preview.subscribe, preview.getState)
  return (
    <details>
      <summary>Personalization{forced.size > 0 && ` (${forced.size} forced)`}</summary>
      <div>
        {children}
        <h3>Experiences of this page</h3>
        {experiences.length === 0 && <p>None so far.</p>}
        {experiences.map((experience) => (
          <fieldset key={experience.id}>
            <legend>{experience.name}</legend>
            <p>
              {kinds[experience.type]} for {experience.audience?.name ?? experience.audience?.id ?? 'all visitors'}
            </p>
            {choosable(experience).map(({ index, label }) => (
              <label key={label}>
                <input
                  type="radio"
                  name={experience.id}
                  checked={forced.get(experience.id) === index}
                  onChange={() => preview.force(experience.id, index)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  )
}
