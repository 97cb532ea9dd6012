import type { ReactNode } from 'react'
import * as S from './DraftNotice.styles'

/** Tells editors, in a preview, what is missing in the place of what can't be shown. */
export function DraftNotice({ children }: { readonly children: ReactNode }) {
  return (
    <S.Root role="alert" data-draft-notice="">
      {children}
    </S.Root>
  )
}
