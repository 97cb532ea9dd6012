import type { ReactNode } from 'react'
import type { Choice } from './choice'
import type { Experience } from './experience'
import { useComponentView } from './useComponentView'
import { usePersonalizedChoice, type BlockCode } from './usePersonalizedChoice'

interface PersonalizedProps {
  /** The block's entry. */
  readonly baselineId: string
  readonly experiences: readonly Experience[]
  /** The same object at every time. */
  readonly code: BlockCode
  /** Draws the entry `choice.id`; the island of it is named and keyed by that id. */
  readonly children: (choice: Choice) => ReactNode
}

/** A block that other visitors may see another entry in the place of, or nothing. */
export function Personalized({ baselineId, experiences, code, children }: PersonalizedProps) {
  const choice = usePersonalizedChoice(baselineId, experiences, code)
  useComponentView(baselineId, choice)
  return choice.isHidden ? null : children(choice)
}
