import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import * as S from './Accordion.styles'

interface AccordionItem {
  /** The item's name in links. */
  readonly id: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

interface AccordionProps {
  readonly items: readonly AccordionItem[]
}

/** Items that expand and collapse, without scripts. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, summary, children }) => (
        <S.Item key={id} id={id}>
          <S.Summary>
            {summary}
            <Icon name="plus" />
          </S.Summary>
          <S.Content>{children}</S.Content>
        </S.Item>
      ))}
    </div>
  )
}
