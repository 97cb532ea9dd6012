import { Icon } from '../Icon/Icon'
import * as S from './CheckList.styles'

export interface CheckListProps {
  readonly items: readonly string[]
  readonly className?: string
}

/** Short lines with a check mark. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <S.Root role="list" className={className}>
      {items.map((item) => (
        <S.Item key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </S.Item>
      ))}
    </S.Root>
  )
}
