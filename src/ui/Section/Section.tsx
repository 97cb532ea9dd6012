import type { ReactNode } from 'react'
import type { SectionSpacing } from './Section.styles'
import * as S from './Section.styles'

export type SectionBackground = 'white' | 'cream' | 'blue' | 'night'

export interface SectionProps {
  readonly background?: SectionBackground
  /** The section's name in links. */
  readonly id?: string
  /** Id of the heading that names the section. */
  readonly labelledBy?: string
  readonly spacing?: SectionSpacing
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A part of a page on a ground of its own. The global style gives each ground its custom
 * properties (`--text`, `--text-soft`, `--line`, `--surface`, `--accent`, …), which everything
 * inside uses.
 */
export function Section({
  background = 'white',
  labelledBy,
  spacing = 'regular',
  children,
  ...attributes
}: SectionProps) {
  return (
    <S.Root {...attributes} data-ground={background} aria-labelledby={labelledBy} $spacing={spacing}>
      {children}
    </S.Root>
  )
}
