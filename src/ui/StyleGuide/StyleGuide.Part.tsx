import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading'
import * as S from './StyleGuide.styles'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A titled part of the style guide. */
export function Part({ title, children }: PartProps) {
  return (
    <S.Part>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </S.Part>
  )
}
