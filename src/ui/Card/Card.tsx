import type { ElementType, HTMLAttributes } from 'react'
import type { CardPadding } from './Card.styles'
import * as S from './Card.styles'

export type CardTone = 'surface' | 'cream' | 'blue' | 'night' | 'ember'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `surface` is what the section it stands in gives its cards. The others are grounds of their own. */
  readonly tone?: CardTone
  readonly padding?: CardPadding
  /** The element; a `div` unless told. */
  readonly as?: ElementType
}

/** A rounded card. */
export function Card({ tone = 'surface', padding = 'regular', children, ...attributes }: CardProps) {
  return (
    <S.Root {...attributes} data-ground={tone === 'surface' ? undefined : tone} $padding={padding}>
      {children}
    </S.Root>
  )
}
