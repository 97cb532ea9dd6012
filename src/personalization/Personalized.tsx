import type { ReactNode } from 'react'
import type { Choice } from './choice'
import type { Experience } from './experience'
import { useComponentView } from './useComponentView'
import { usePersonalizedChoice, type Drawable } from './usePersonalizedChoice'

interface PersonalizedProps {
  /** The block's entry. */
  readonly baselineId: string
  readonly experiences: readonly Experience[]
  readonly drawable: Drawable
  /** Draws the entry `choice.id`; the island of it is named and keyed by that id. */
  readonly children: (choice: Choice) => ReactNode
}

/** A block that other visitors may see another entry in the place of, or nothing. */
export function Personalized({ baselineId, experiences, drawable, children }: PersonalizedProps) {
  const choice = usePersonalizedChoice(baselineId, experiences, drawable)
  useComponentView(baselineId, choice)
  return choice.isHidden ? null : children(choice)
}
