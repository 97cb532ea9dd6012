import type { ReactNode } from 'react'
import { Eyebrow } from '../Eyebrow/Eyebrow'
import { Heading } from '../Heading/Heading'
import { Text } from '../Text/Text'
import type { SectionHeaderAlign } from './SectionHeader.styles'
import * as S from './SectionHeader.styles'

export interface SectionHeaderProps {
  readonly eyebrow?: ReactNode
  readonly heading?: ReactNode
  readonly introduction?: ReactNode
  readonly align?: SectionHeaderAlign
  readonly level?: 2 | 3
  /** Id of the heading, for the section's `labelledBy`. */
  readonly id?: string
}

/** The words that open a section; nothing when there are none. */
export function SectionHeader({ eyebrow, heading, introduction, align = 'start', level = 2, id }: SectionHeaderProps) {
  if (!eyebrow && !heading && !introduction) return null
  return (
    <S.Root $align={align}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && (
        <Heading level={level} id={id}>
          {heading}
        </Heading>
      )}
      {introduction && (
        <Text size="lead" tone="soft">
          {introduction}
        </Text>
      )}
    </S.Root>
  )
}
