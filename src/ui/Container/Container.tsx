import type { ReactNode } from 'react'
import type { ContainerWidth } from './Container.styles'
import * as S from './Container.styles'

export interface ContainerProps {
  readonly width?: ContainerWidth
  readonly className?: string
  readonly children: ReactNode
}

/** Keeps content off the edges of the screen and no wider than reads well. */
export function Container({ width = 'content', className, children }: ContainerProps) {
  return (
    <S.Root $width={width} className={className}>
      {children}
    </S.Root>
  )
}
