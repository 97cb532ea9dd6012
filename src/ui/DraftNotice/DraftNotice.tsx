import type { ReactNode } from 'react'
import * as S from './DraftNotice.styles'

interface DraftNoticeProps {
  /** Where to edit the entry. Opens in a new tab, because the CMS shows previews in a frame. */
  readonly href?: string
  readonly children: ReactNode
}

export function DraftNotice({ href, children }: DraftNoticeProps) {
  return (
    <S.Root role="alert" data-draft-notice="">
      {children}
      {href && (
        <>
          {' '}
          <a href={href} target="_blank" rel="noreferrer">
            Edit the entry
          </a>
        </>
      )}
    </S.Root>
  )
}
