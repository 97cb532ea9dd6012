import type { ReactNode } from 'react'
import type { SectionSurface } from '../../../content/model/choices'
import { Eyebrow, Heading, Lead } from '../Typography/Typography'
import type { Align, ContentWidth, SectionSpacing } from './Layout.styles'
import * as S from './Layout.styles'

export { Card, Container } from './Layout.styles'

interface SurfaceProps {
  /** The section's surface. Default: white. */
  readonly background?: SectionSurface
  readonly id?: string
  readonly spacing?: SectionSpacing
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A part of a page with its own surface, which brings its own container. The global style sets the custom properties of
 * each surface (`--text`, `--text-soft`, `--line`, `--card`, `--accent`, …), which all content uses.
 */
export function Surface({ background = 'white', spacing = 'regular', children, ...attributes }: SurfaceProps) {
  return (
    <S.Section {...attributes} data-surface={background} $spacing={spacing}>
      {children}
    </S.Section>
  )
}

interface SectionProps extends SurfaceProps {
  /** Of its content. */
  readonly width?: ContentWidth
}

/** A part of a page with its own surface and a container for its content. */
export function Section({ width, children, ...surface }: SectionProps) {
  return (
    <Surface {...surface}>
      <S.Container $width={width}>{children}</S.Container>
    </Surface>
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
