import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/Icon'
import type { HeadingSize } from './Typography.styles'
import * as S from './Typography.styles'

export { Badge, Eyebrow, Lead, Small, Text, VisuallyHidden } from './Typography.styles'

interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the page's outline. */
  readonly level: 1 | 2 | 3 | 4
  /** Size on the screen. Default: the size of its level. */
  readonly size?: HeadingSize
}

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const

/** A heading whose size is independent of its level. */
export function Heading({ level, size = sizeOfLevel[level], children, ...attributes }: HeadingProps) {
  return (
    <S.Heading {...attributes} as={`h${level}`} $size={size}>
      {children}
    </S.Heading>
  )
}

/** Short lines with a check mark each. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <S.CheckList role="list">
      {items.map((item) => (
        <S.CheckItem key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </S.CheckItem>
      ))}
    </S.CheckList>
  )
}
