import type { ReactNode } from 'react'
import * as S from './Eyebrow.styles'

export interface EyebrowProps {
  readonly className?: string
  readonly children: ReactNode
}

/** A few words above a heading. */
export function Eyebrow({ className, children }: EyebrowProps) {
  return <S.Root className={className}>{children}</S.Root>
}
