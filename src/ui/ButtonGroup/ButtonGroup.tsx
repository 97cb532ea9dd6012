import type { ReactNode } from 'react'
import type { ButtonGroupAlign } from './ButtonGroup.styles'
import * as S from './ButtonGroup.styles'

export interface ButtonGroupProps {
  readonly align?: ButtonGroupAlign
  readonly className?: string
  readonly children: ReactNode
}

/** Buttons in a row that wraps. */
export function ButtonGroup({ align = 'start', className, children }: ButtonGroupProps) {
  return (
    <S.Root $align={align} className={className}>
      {children}
    </S.Root>
  )
}
