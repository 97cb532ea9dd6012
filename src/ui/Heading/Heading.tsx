import type { ComponentPropsWithRef } from 'react'
import type { HeadingSize } from './Heading.styles'
import * as S from './Heading.styles'

export type HeadingLevel = 1 | 2 | 3 | 4

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the page's outline. */
  readonly level: HeadingLevel
  /** How large it looks; that of its level unless told. */
  readonly size?: HeadingSize
}

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const satisfies Record<HeadingLevel, HeadingSize>

/** A heading whose look doesn't depend on its level. */
export function Heading({ level, size = sizeOfLevel[level], children, ...attributes }: HeadingProps) {
  return (
    <S.Root {...attributes} as={`h${level}`} $size={size}>
      {children}
    </S.Root>
  )
}
