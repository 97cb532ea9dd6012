import type { ReactNode } from 'react'
import * as S from './DraftNotice.styles'

/** In previews, replaces what cannot be rendered and tells editors why. */
export function DraftNotice({ children }: { readonly children: ReactNode }) {
  return (
    <S.Root role="alert" data-draft-notice="">
      {children}
    </S.Root>
  )
}
