import type { ReactNode } from 'react'
import * as S from './DraftNotice.styles'

export function DraftNotice({ children }: { readonly children: ReactNode }) {
  return (
    <S.Root role="alert" data-draft-notice="">
      {children}
    </S.Root>
  )
}
