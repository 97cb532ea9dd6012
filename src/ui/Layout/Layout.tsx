import type { ReactNode } from 'react'
import type { SectionSurface } from '../../../content/model/choices'
import { Eyebrow, Heading, Lead } from '../Typography/Typography'
import type { Align, SectionSpacing } from './Layout.styles'
import * as S from './Layout.styles'

export { Card, Container } from './Layout.styles'

interface SectionProps {
  /** The section's surface. Default: white. */
  readonly background?: SectionSurface
  readonly id?: string
  readonly spacing?: SectionSpacing
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A part of a page with its own surface. The global style sets the custom properties of each surface (`--text`,
 * `--text-soft`, `--line`, `--card`, `--accent`, …), which all content uses.
 */
export function Section({ background = 'white', spacing = 'regular', children, ...attributes }: SectionProps) {
  return (
    <S.Section {...attributes} data-surface={background} $spacing={spacing}>
      {children}
    </S.Section>
  )
}

interface SectionHeaderProps {
  readonly eyebrow?: ReactNode
  readonly heading?: ReactNode
  readonly introduction?: ReactNode
  readonly align?: Align
  readonly id?: string
}

/** The text at the top of a section. Renders nothing without text. */
export function SectionHeader({ eyebrow, heading, introduction, align = 'start', id }: SectionHeaderProps) {
  if (!eyebrow && !heading && !introduction) return null
  return (
    <S.SectionHeader $align={align}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && (
        <Heading level={2} id={id}>
          {heading}
        </Heading>
      )}
      {introduction && <Lead>{introduction}</Lead>}
    </S.SectionHeader>
  )
}
