import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import * as S from './Accordion.styles'

export interface AccordionItem {
  /** The item's name in links. */
  readonly id: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /** With a name, opening one item closes the others of that name. */
  readonly name?: string
  readonly className?: string
}

/** Items that expand and collapse, without scripts. */
export function Accordion({ items, name, className }: AccordionProps) {
  return (
    <div className={className}>
      {items.map(({ id, summary, children }) => (
        <S.Item key={id} id={id} name={name}>
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
