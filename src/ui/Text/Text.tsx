import type { ElementType, HTMLAttributes } from 'react'
import type { TextSize, TextTone } from './Text.styles'
import * as S from './Text.styles'

export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly size?: TextSize
  readonly tone?: TextTone
  /** The element; a paragraph unless told. */
  readonly as?: ElementType
}

/** Running text. */
export function Text({ size = 'body', tone = 'default', children, ...attributes }: TextProps) {
  return (
    <S.Root {...attributes} $size={size} $tone={tone}>
      {children}
    </S.Root>
  )
}
