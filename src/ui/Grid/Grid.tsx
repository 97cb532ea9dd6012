import type { ReactNode } from 'react'
import type { GridColumns, GridGap } from './Grid.styles'
import * as S from './Grid.styles'

export interface GridProps {
  /** Columns on wide screens. One on phones, two on tablets. */
  readonly columns: GridColumns
  readonly gap?: GridGap
  /** A list when its items are of one kind; give it `<li>` children then. */
  readonly as?: 'div' | 'ul'
  readonly className?: string
  readonly children: ReactNode
}

/** Equal columns. */
export function Grid({ columns, gap = 'regular', as, className, children }: GridProps) {
  return (
    <S.Root as={as} role={as === 'ul' ? 'list' : undefined} className={className} $columns={columns} $gap={gap}>
      {children}
    </S.Root>
  )
}
