import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import type { SectionSurface, Surface } from '../../../content/model/choices'
import { Eyebrow, Heading, Text } from '../Typography/Typography'
import type { Align, CardPadding, ContainerWidth, GridColumns, GridGap, SectionSpacing } from './Layout.styles'
import * as S from './Layout.styles'

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
      {introduction && (
        <Text size="lead" tone="soft">
          {introduction}
        </Text>
      )}
    </S.SectionHeader>
  )
}

interface ContainerProps {
  readonly width?: ContainerWidth
  readonly className?: string
  readonly children: ReactNode
}

/** Keeps content away from the edges of the screen and limits its width. */
export function Container({ width = 'content', className, children }: ContainerProps) {
  return (
    <S.Container $width={width} className={className}>
      {children}
    </S.Container>
  )
}

interface GridProps {
  readonly columns: GridColumns
  readonly gap?: GridGap
  /** Elements `<li>`. */
  readonly children: ReactNode
}

/** A list in columns of equal width. */
export function Grid({ columns, gap = 'regular', children }: GridProps) {
  return (
    <S.Grid role="list" $columns={columns} $gap={gap}>
      {children}
    </S.Grid>
  )
}

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Default: the card color of the surrounding surface. */
  readonly background?: Surface
  readonly padding?: CardPadding
  readonly as?: ElementType
}

export function Card({ background, padding = 'regular', children, ...attributes }: CardProps) {
  return (
    <S.Card {...attributes} data-surface={background} $padding={padding}>
      {children}
    </S.Card>
  )
}
