import type { ReactNode } from 'react'
import type { BadgeTone } from './Badge.styles'
import * as S from './Badge.styles'

export interface BadgeProps {
  readonly tone?: BadgeTone
  readonly className?: string
  readonly children: ReactNode
}

/** A short mark beside a title or a link. */
export function Badge({ tone = 'ember', className, children }: BadgeProps) {
  return (
    <S.Root $tone={tone} className={className}>
      {children}
    </S.Root>
  )
}
