import type { Action } from '../../content/map-action'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { CheckList } from '../../ui/CheckList/CheckList'
import { Container } from '../../ui/Container/Container'
import { Heading } from '../../ui/Heading/Heading'
import { Icon } from '../../ui/Icon/Icon'
import { Prose } from '../../ui/Prose/Prose'
import { Section } from '../../ui/Section/Section'
import type { BlockFrame } from '../block-frame'
import * as S from './FormSlot.styles'

export interface FormSlotProps extends BlockFrame {
  readonly heading: string
  readonly bodyHtml?: string
  readonly points: readonly string[]
  /** Where to go while there is no form. */
  readonly fallback?: Action
}

/** Words on one side, and on the other a card for a form. Without a form the card holds a link. */
export function FormSlot({ anchor, background, heading, bodyHtml, points, fallback }: FormSlotProps) {
  return (
    <Section id={anchor} background={background}>
      <Container>
        <S.Columns>
          <S.Words>
            <Heading level={2}>{heading}</Heading>
            {bodyHtml && <Prose html={bodyHtml} />}
            {points.length > 0 && <CheckList items={points} />}
          </S.Words>
          {fallback && (
            <S.Slot tone={background === 'night' ? 'surface' : 'night'} padding="large">
              <Icon name="chat" size={56} />
              <ButtonLink href={fallback.href} size="large">
                {fallback.label}
              </ButtonLink>
            </S.Slot>
          )}
        </S.Columns>
      </Container>
    </Section>
  )
}
